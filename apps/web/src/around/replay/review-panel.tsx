/** What decided the game, beside the table it is replayed on: in three columns on a desktop, elsewhere in one. */
import type { Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { AttackList } from './attack-list.tsx';
import { attacksOf } from './attacks-of.ts';
import { CourseChart } from './course-chart.tsx';
import { DecisionList } from './decision-list.tsx';
import { Eyes, type Opened, WhatLiesOpen } from './dossier-head.tsx';
import { LuckTable } from './luck-table.tsx';
import { MomentSlip } from './moment-slip.tsx';
import type { Review } from './review-of.ts';
import { Secrets } from './secrets.tsx';
import { DealsMade, KeptPromises, StoppedAttacks } from './stopped-and-kept.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useReview } from './use-review.ts';
import './review.css';
import './review-wide.css';

interface ReviewProps extends Opened {
  readonly seen: Seen;
  /** What is told of the whole game is said as at its end: the same at every moment. */
  readonly lasting: Seen;
  readonly replay: Replay;
  readonly at: number;
  readonly eyes: Viewer;
}

/** The chart above the board, turning points at its left, hands and luck at its right. */
export function WideReview({ seen, lasting, replay, at, eyes, ...opened }: ReviewProps): ReactElement {
  const { review, goOn } = useReview(eyes);
  const attacks = attacksOf(replay);
  return (
    <>
      <aside className="replay-dossier replay-review panel-paper" aria-label={t('review.tab', 'Review')}>
        <WhatLiesOpen {...opened} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className="review review-told" tabIndex={0}>
          <TurningPoints seen={lasting} review={review} at={at} />
          <DecisionList seen={lasting} replay={replay} review={review} goOn={goOn} />
          <StoppedAttacks seen={lasting} attacks={attacks} />
          <DealsMade seen={lasting} replay={replay} eyes={eyes} />
        </div>
        <AttackList seen={lasting} replay={replay} at={at} />
      </aside>
      <section className="review-middle" aria-label={t('plot.label', 'Course of the game')}>
        <CourseChart seen={seen} replay={replay} eyes={eyes} review={review} at={at} wide />
        <Working review={review} />
      </section>
      <MomentSlip seen={seen} replay={replay} at={at} />
      <aside className="review-side" aria-label={t('replay.secrets', 'What they held')}>
        <Eyes seen={seen} eyes={eyes} />
        <Secrets seen={seen} state={replay.at(at)} eyes={eyes} />
        <LuckTable seen={lasting} replay={replay} attacks={attacks} review={review} />
        <KeptPromises seen={lasting} />
      </aside>
    </>
  );
}

export function NarrowReview({ seen, lasting, replay, at, eyes }: Omit<ReviewProps, keyof Opened>): ReactElement {
  const { review, goOn } = useReview(eyes);
  const attacks = attacksOf(replay);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="review" aria-label={t('review.tab', 'Review')} tabIndex={0}>
      <CourseChart seen={seen} replay={replay} eyes={eyes} review={review} at={at} />
      <Working review={review} />
      <TurningPoints seen={lasting} review={review} at={at} />
      <LuckTable seen={lasting} replay={replay} attacks={attacks} review={review} />
      <DecisionList seen={lasting} replay={replay} review={review} goOn={goOn} />
      <StoppedAttacks seen={lasting} attacks={attacks} />
      <DealsMade seen={lasting} replay={replay} eyes={eyes} />
      <KeptPromises seen={lasting} />
    </section>
  );
}

/** Beside the chart, which is drawn from left to right meanwhile. */
function Working({ review: { done, all } }: { readonly review: Review }): ReactElement | undefined {
  if (done >= all) return undefined;
  return (
    <p className="review-working">
      <progress value={done} max={all} aria-label={t('review.tab', 'Review')} />
      {t('review.working', 'Reckoning: {done} of {all}', { done, all })}
    </p>
  );
}
