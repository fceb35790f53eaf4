/** What people could have done better, by what they knew then; and what it cost them, added up. */
import { LOOKS } from '@illuminice/bots';
import type { Replay } from '@illuminice/table';
import { memo, type ReactElement, useEffect, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { goTo } from '../../session/replay/index.ts';
import { nameOf, namesOf, type Seen } from '../../tabletop/seen/index.ts';
import { loadSuggestionTexts } from '../learning/lazy.ts';
import type { Decision } from './decisions-of.ts';
import { KeepMoment } from './keep-moment.tsx';
import { peopleIn } from './people-in.ts';
import type { Review } from './review-of.ts';

interface ListProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly review: Review;
  readonly goOn: () => void;
}

type Texts = Awaited<ReturnType<typeof loadSuggestionTexts>>;

export const DecisionList = memo(function DecisionList({ seen, replay, review, goOn }: ListProps): ReactElement {
  const { decisions, done, all } = review;
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => void loadSuggestionTexts().then(setTexts), []);
  const people = peopleIn(replay);
  const dearest = decisions.toSorted((a, b) => b.loss - a.loss);
  return (
    <section>
      <h3>
        {t('review.decisions', 'Decisions')} <small>{t('review.decisionsNote', 'by what was known then')}</small>
      </h3>
      {done === all && people.length === 0 && <p>{t('review.nobody', 'No person played here.')}</p>}
      <HowDeep review={review} goOn={goOn} />
      <ul className="review-losses">
        {people.map((seat) => (
          <li key={seat} data-seat={seat}>
            {t(
              'review.lost',
              '{name}: {points, plural, =0 {no mistake found} one {# point given away} other {# points given away}}',
              {
                name: nameOf(seen, seat),
                points: decisions.reduce((sum, each) => sum + (each.seat === seat ? each.loss : 0), 0),
              },
            )}
          </li>
        ))}
      </ul>
      <ol className="review-points review-decisions">
        {texts &&
          dearest.map((decision) => (
            <li key={decision.at} data-seat={decision.seat}>
              <Row seen={seen} replay={replay} decision={decision} texts={texts} />
              <KeepMoment look="quiet" replay={replay} at={decision.at} seat={decision.seat} />
            </li>
          ))}
      </ol>
    </section>
  );
});

/** How far it was reckoned: a long game of many people has more decisions than can be weighed while somebody waits. */
function HowDeep({ review, goOn }: Pick<ListProps, 'review' | 'goOn'>): ReactElement | undefined {
  const { taken, weighed, done, all } = review;
  if (done < all || taken === 0) return undefined;
  if (weighed >= taken)
    return (
      <p className="review-part">
        {t(
          'review.weighedAll',
          '{taken, plural, one {The only one was weighed} other {All # were weighed}}: where a suggestion speaks against one, both moves were played on up to {looks} times.',
          { taken, looks: LOOKS },
        )}
      </p>
    );
  return (
    <>
      <p className="review-part">
        {t(
          'review.weighedSome',
          '{weighed} of {taken} were weighed: first those no suggestion speaks against, then those with most at stake, where both moves were played on up to {looks} times. More may have been given away.',
          { weighed, taken, looks: LOOKS },
        )}
      </p>
      <Button look="outline" className="review-go-on" onClick={goOn}>
        {t('review.goOn', 'Weigh more')}
      </Button>
    </>
  );
}

interface RowProps {
  readonly seen: Seen;
  readonly replay: Replay;
  readonly decision: Decision;
  readonly texts: Texts;
}

function Row({ seen, replay, decision, texts }: RowProps): ReactElement {
  const { at, turn, seat, taken, better, reason, loss } = decision;
  // In the words they would have been told then.
  const then: Seen = { ...seen, view: replay.viewAt(at, seat), me: seat };
  return (
    <button type="button" onClick={() => goTo(at)}>
      <b>
        {t('review.better', 'Better: {move}', { move: texts.commandText(then, better) })} <em>−{loss}</em>
      </b>
      <small>
        <q>{texts.reasonText(reason, namesOf(then))}</q>
      </small>
      <small>
        {t('review.taken', 'turn {turn}, {name}: {move}', {
          turn,
          name: nameOf(seen, seat),
          move: texts.commandText(then, taken),
        })}
      </small>
    </button>
  );
}
