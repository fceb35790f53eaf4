import type { PlayCommand } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ArrowPicker } from '../../tabletop/arrows/index.ts';
import { CardPick, CommandOrCancel, Dossier, SpecialHeading } from '../../tabletop/parts/index.ts';
import { type BribeDraft, hangingOf, targetsOf } from './bribe-draft.ts';

export function BribePanel({ seen, draft, change }: PanelProps<BribeDraft>): ReactElement {
  const hanging = hangingOf(seen, draft);
  const command: PlayCommand | undefined = hanging?.chosen && {
    type: 'play',
    card: draft.special,
    target: hanging.group,
    ...hanging.chosen.arrow,
  };
  return (
    <Dossier
      stamp={t('bribery.stamp', 'Bribery')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="bribe.confirm"
          label={t('bribery.take', 'Take it')}
          command={command}
          missing={t('missing.group', 'First choose a group.')}
        />
      }
    >
      <SpecialHeading seen={seen} special={draft.special} />
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
