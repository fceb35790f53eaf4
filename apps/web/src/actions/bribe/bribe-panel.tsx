import { type PlayCommand, whyNot } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ArrowPicker } from '../../tabletop/arrows/index.ts';
import { CardPick, ConfirmOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { order } from '../../tabletop/seen/index.ts';
import { type BribeDraft, hangingOf, targetsOf } from './bribe-draft.ts';

export function BribePanel({ seen, draft, change }: PanelProps<BribeDraft>): ReactElement {
  const hanging = hangingOf(seen, draft);
  const command: PlayCommand | undefined =
    draft.target !== undefined && draft.arrow
      ? { type: 'play', card: draft.special, target: draft.target, ...draft.arrow }
      : undefined;
  return (
    <Dossier
      stamp={t('bribery.stamp', 'Bribery')}
      footer={
        <ConfirmOrCancel
          name="bribe.confirm"
          label={t('bribery.take', 'Take it')}
          ready={command !== undefined && !whyNot(seen.pack, seen.view, command)}
          onConfirm={() => command && order(command)}
        />
      }
    >
      <p className="docket-hint">
        {t('bribery.hint', 'One action, no roll, no money. Choose an uncontrolled group and an arrow.')}
      </p>
      <CardPick
        seen={seen}
        label={t('move.which', 'Which group? Tap it, or choose here.')}
        cards={targetsOf(seen, draft)}
        chosen={draft.target}
        onPick={(target) => change({ special: draft.special, target })}
      />
      {hanging && <ArrowPicker seen={seen} hanging={hanging} onChoose={({ arrow }) => change({ ...draft, arrow })} />}
    </Dossier>
  );
}
