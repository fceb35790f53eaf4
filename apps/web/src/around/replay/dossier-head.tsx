import type { Viewer } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented, Stamp } from '../../base/theme/index.ts';
import { lookThrough } from '../../session/replay/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';

export interface Opened {
  readonly isReview: boolean;
  readonly onReview: (isReview: boolean) => void;
}

/** Secrets and moves, or what decided the game. */
export function WhatLiesOpen({ isReview, onReview }: Opened): ReactElement {
  return (
    <header className="dossier-head">
      <Stamp>{t('over.over', 'Declassified')}</Stamp>
      <Segmented
        label={t('review.what', 'What lies open')}
        value={isReview ? 'review' : 'secrets'}
        choices={[
          { value: 'secrets', text: t('replay.dossier', 'Secrets and moves') },
          { value: 'review', text: t('review.tab', 'Review') },
        ]}
        onChange={(value) => onReview(value === 'review')}
      />
    </header>
  );
}

/** Through whose eyes it is seen. */
export function Eyes({ seen, eyes }: { readonly seen: Seen; readonly eyes: Viewer }): ReactElement {
  return (
    <Segmented<string>
      label={t('replay.eyes', 'Seen by')}
      value={String(eyes)}
      choices={[
        { value: 'all', text: t('replay.all', 'As it was') },
        ...seen.view.seats.map((_, seat) => ({ value: String(seat), text: nameOf(seen, seat) })),
      ]}
      onChange={(value) => lookThrough(value === 'all' ? 'all' : Number(value))}
    />
  );
}
