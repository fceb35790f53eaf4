/** What lies beside the table of a replay: through whose eyes it is seen, what was secret then, every attack of the game, and its review. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { NARROW_TABLE } from '../../base/theme/index.ts';
import { useReplay } from '../../session/replay/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { AttackList } from './attack-list.tsx';
import { Eyes, type Opened, WhatLiesOpen } from './dossier-head.tsx';
import { NarrowReview, WideReview } from './review-panel.tsx';
import { Secrets } from './secrets.tsx';
import { Words } from './words.tsx';

interface DossierProps extends Opened {
  readonly seen: Seen;
  readonly replay: Replay;
}

/** In one drawing with the table: drawn after it, the page is laid out and painted twice, and the moment is whole much later. */
export function ReplayDossier({ isReview, onReview, seen, replay }: DossierProps): ReactElement {
  const at = useReplay((state) => state.at);
  const eyes = useReplay((state) => state.eyes);
  const looked = { seen, replay, at, eyes };
  const lasting = useLasting(replay, eyes);
  const narrow = useMedia(NARROW_TABLE);
  if (isReview && !narrow) return <WideReview {...looked} lasting={lasting} isReview={isReview} onReview={onReview} />;
  return (
    <aside
      className="replay-dossier panel-paper"
      data-review={isReview || undefined}
      aria-label={t('replay.dossier', 'Secrets and moves')}
    >
      <WhatLiesOpen isReview={isReview} onReview={onReview} />
      <Eyes seen={seen} eyes={eyes} />
      {isReview ? (
        <NarrowReview {...looked} lasting={lasting} />
      ) : (
        <>
          <Secrets seen={seen} state={replay.at(at)} eyes={eyes} />
          <AttackList seen={lasting} replay={replay} at={at} />
          <Words seen={seen} seq={replay.moments[at]?.seq ?? 0} />
        </>
      )}
    </aside>
  );
}

/** Names and cards of the whole game: what is told by them need not be told anew at every moment. */
function useLasting(replay: Replay, eyes: Viewer): Seen {
  return useMemo(() => {
    const last = replay.moments.length - 1;
    const [view, info] = [replay.viewAt(last, eyes), replay.infoAt(last, eyes)];
    return { pack: replay.pack, view, moves: {}, me: undefined, info };
  }, [replay, eyes]);
}
