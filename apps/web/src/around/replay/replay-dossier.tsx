/** What lies beside the table of a replay: through whose eyes it is seen, what was secret then, every attack of the game, and its review. */
import type { Replay } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { NARROW_TABLE } from '../../base/theme/index.ts';
import { useReplay } from '../../session/replay/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { AttackList } from './attack-list.tsx';
import { Eyes, type Opened, WhatLiesOpen } from './dossier-head.tsx';
import { NarrowReview, WideReview } from './review-panel.tsx';
import { Secrets } from './secrets.tsx';

interface DossierProps extends Opened {
  readonly seen: Seen;
  readonly replay: Replay;
}

export function ReplayDossier({ seen, replay, isReview, onReview }: DossierProps): ReactElement {
  const at = useReplay((state) => state.at);
  const eyes = useReplay((state) => state.eyes);
  const narrow = useMedia(NARROW_TABLE);
  const looked = { seen, replay, at, eyes };
  if (isReview && !narrow) return <WideReview {...looked} isReview={isReview} onReview={onReview} />;
  return (
    <aside className="replay-dossier panel-paper" aria-label={t('replay.dossier', 'Secrets and moves')}>
      <WhatLiesOpen isReview={isReview} onReview={onReview} />
      <Eyes seen={seen} eyes={eyes} />
      {isReview ? (
        <NarrowReview {...looked} />
      ) : (
        <>
          <Secrets seen={seen} state={replay.at(at)} eyes={eyes} />
          <AttackList seen={seen} replay={replay} at={at} />
        </>
      )}
    </aside>
  );
}
