/** Promises that stand beside an offer: part of it until it is answered, and nothing without it. */
import type { Offer } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PromiseTerms } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { promiseText } from '../../tabletop/sentences/index.ts';
import { wordsBeside } from './offer-text.ts';

/** Of an open offer, for the two it is between. */
export function WordsBeside({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement[] {
  const { from } = offer;
  return wordsBeside(seen, offer).map((promise) => (
    <p key={promise.serial} className="trade-word">
      {from === seen.me
        ? t('deal.yourWord', 'And you promise:')
        : t('deal.word', 'And {name} promises:', { name: nameOf(seen, from) })}{' '}
      <q>{promiseText(promise)}</q> {promise.secret && <OnlyBetweenTwo />}
    </p>
  ));
}

/** Of an offer that is still being put together. */
export function DraftWord({
  word,
  onDrop,
}: {
  readonly word: PromiseTerms;
  readonly onDrop: () => void;
}): ReactElement {
  return (
    <p className="trade-word">
      {t('deal.yourWord', 'And you promise:')} <q>{promiseText(word)}</q> {word.secret && <OnlyBetweenTwo />}
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
