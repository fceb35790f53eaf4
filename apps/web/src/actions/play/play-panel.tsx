import { type PlayCommand, whyNot } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ConfirmOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { order, specialName } from '../../tabletop/seen/index.ts';
import type { SpecialDraft } from './special-draft.ts';
import { whatItDoes } from './what-it-does.ts';

/** A card that needs nothing is confirmed (REQ-188). */
export function PlayPanel({
  seen,
  draft: { special },
}: Pick<PanelProps<SpecialDraft>, 'seen' | 'draft'>): ReactElement {
  const command: PlayCommand = { type: 'play', card: special };
  return (
    <Dossier
      stamp={t('special.use', 'Use')}
      title={<b className="headline">{specialName(seen, special)}</b>}
      footer={
        <ConfirmOrCancel
          name="play.confirm"
          label={t('special.play', 'Play it')}
          ready={!whyNot(seen.pack, seen.view, command)}
          onConfirm={() => order(command)}
        />
      }
    >
      <p className="docket-hint">{whatItDoes(seen, special)}</p>
    </Dossier>
  );
}
