import type { PlayCommand } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CommandOrCancel, Dossier, SpecialHeading } from '../../tabletop/parts/index.ts';
import type { SpecialDraft } from './special-draft.ts';

/** A card that needs nothing is confirmed (REQ-188). */
export function PlayPanel({
  seen,
  draft: { special },
}: Pick<PanelProps<SpecialDraft>, 'seen' | 'draft'>): ReactElement {
  const command: PlayCommand = { type: 'play', card: special };
  return (
    <Dossier
      stamp={t('special.use', 'Use')}
      footer={
        <CommandOrCancel seen={seen} name="play.confirm" label={t('special.play', 'Play it')} command={command} />
      }
    >
      <SpecialHeading seen={seen} special={special} />
    </Dossier>
  );
}
