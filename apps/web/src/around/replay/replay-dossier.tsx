/** What lies beside the table of a replay: through whose eyes it is seen, what was secret then, and every attack of the game. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented, Stamp } from '../../base/theme/index.ts';
import { lookThrough, useReplay } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { AttackList } from './attack-list.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { Secrets } from './secrets.tsx';

interface DossierProps {
  readonly seen: Seen;
  readonly replay: Replay;
}

export function ReplayDossier({ seen, replay }: DossierProps): ReactElement {
  const at = useReplay((state) => state.at);
  const eyes = useReplay((state) => state.eyes);
  const [isReview, setReview] = useState(false);
  return (
    <aside className="replay-dossier panel-paper" aria-label={t('replay.dossier', 'Secrets and moves')}>
      <header>
        <Stamp>{t('over.over', 'Declassified')}</Stamp>
        <small>
          {eyes === 'all'
            ? t('replay.asItWas', 'Everything, as it was')
            : t('replay.asSeen', 'As {name} saw it', { name: typeof eyes === 'number' ? nameOf(seen, eyes) : '' })}
        </small>
      </header>
      <Segmented<string>
        label={t('replay.eyes', 'Seen by')}
        value={String(eyes)}
        choices={[
          { value: 'all', text: t('replay.all', 'As it was') },
          ...seen.view.seats.map((_, seat) => ({ value: String(seat), text: nameOf(seen, seat) })),
        ]}
        onChange={(value) => lookThrough(eyesOf(value))}
      />
      <Segmented
        label={t('review.what', 'What lies open')}
        value={isReview ? 'review' : 'secrets'}
        choices={[
          { value: 'secrets', text: t('replay.dossier', 'Secrets and moves') },
          { value: 'review', text: t('review.tab', 'Review') },
        ]}
        onChange={(value) => setReview(value === 'review')}
      />
      {isReview ? (
        <ReviewPanel seen={seen} replay={replay} at={at} eyes={eyes} />
      ) : (
        <>
          <Secrets seen={seen} state={replay.at(at)} eyes={eyes} />
          <AttackList seen={seen} replay={replay} at={at} />
        </>
      )}
    </aside>
  );
}

function eyesOf(value: string): Viewer {
  return value === 'all' ? 'all' : Number(value);
}
