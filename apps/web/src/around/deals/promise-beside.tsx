/** Promises that stand beside an offer: part of it until it is answered, and nothing without it. */
import type { Offer, Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PromiseTerms } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { promiseText } from '../../tabletop/sentences/index.ts';
import { wordsBeside } from './offer-text.ts';

/** Of an open offer, for the two it is between: what whoever offers promises with it, and what whoever accepts does. */
export function WordsBeside({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement[] {
  return wordsBeside(seen, offer).map((promise) => (
    <p key={promise.serial} className="trade-word">
      {whoPromises(seen, promise.from)} <q>{promiseText(seen, promise)}</q> {promise.secret && <OnlyBetweenTwo />}
    </p>
  ));
}

function whoPromises(seen: Seen, seat: Seat): string {
  return seat === seen.me
    ? t('deal.yourWord', 'And you promise:')
    : t('deal.word', 'And {name} promises:', { name: nameOf(seen, seat) });
}

interface DraftPromiseProps {
  readonly seen: Seen;
  readonly by: Seat;
  readonly promise: PromiseTerms;
  readonly onDrop: () => void;
}

/** Of an offer that is still being put together. */
export function DraftPromise({ seen, by, promise, onDrop }: DraftPromiseProps): ReactElement {
  return (
    <p className="trade-word">
      {whoPromises(seen, by)} <q>{promiseText(seen, promise)}</q> {promise.secret && <OnlyBetweenTwo />}
      <button
        type="button"
        className="trade-word-drop"
        aria-label={t('deal.dropWord', 'Take the promise away')}
        onClick={onDrop}
      >
        ×
      </button>
    </p>
  );
}

function OnlyBetweenTwo(): ReactElement {
  return <small>({t('promise.secret', 'Only the two of us see it')})</small>;
}
