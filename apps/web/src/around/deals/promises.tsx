/** The promise ledger: recorded as said, never enforced, marked when the game can tell. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { TableInfo } from '../../session/stores/index.ts';
import { named, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { kindText, listed, promiseText } from '../../tabletop/sentences/index.ts';
import { deedText } from './deed-text.ts';

export function PromiseLedger({ seen }: { readonly seen: Seen }): ReactElement {
  // What belongs to an open offer stands beside it.
  const promises = seen.info.promises.filter(({ state }) => state !== 'offered');
  return (
    <ul className="promises" aria-label={t('promise.ledger', 'Promises')}>
      {promises.length === 0 && <li className="log-empty">{t('promise.none', 'Nobody has given a word yet.')}</li>}
      {promises.map((promise) => (
        <li key={promise.serial} className={`promise-${promise.state}`}>
          <b className="text-seat" data-seat={promise.from}>
            {nameOf(seen, promise.from)}
          </b>{' '}
          {givenTo(seen, promise)} <q>{promiseText(saidTo(seen, promise), promise)}</q> <em>{stateText(promise)}</em>
          {promise.unless && (
            <small>
              {t(
                'promise.unless',
                'Unless {nameIs, select, you {you keep to} other {{name} keeps to}}:',
                named(seen, promise.to),
              )}{' '}
              <q>{kindText({ ...seen, me: promise.from }, promise.unless.promise)}</q>
            </small>
          )}
          {promise.broken && <small>{deedText(seen, promise)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** "You" in a promise is whoever it was given to, whoever reads it; of several none. */
function saidTo(seen: Seen, { to, among = [] }: TableInfo['promises'][number]): Seen {
  return { ...seen, me: among.length === 0 ? to : undefined };
}

function givenTo(seen: Seen, { to, among = [] }: TableInfo['promises'][number]): string {
  if (among.length === 0) return t('promise.toWhom', 'to {nameIs, select, you {you} other {{name}}}:', named(seen, to));
  const others = [to, ...among].filter((seat) => seat !== seen.me);
  const names = listed(others.map((seat) => nameOf(seen, seat)));
  return others.length > among.length
    ? t('promise.toAll', 'to {names}:', { names })
    : t('promise.toYouAndAll', 'to you and {names}:', { names });
}

function stateText({ state, secret }: TableInfo['promises'][number]): string {
  const word =
    state === 'kept'
      ? t('promise.kept', 'kept')
      : state === 'broken'
        ? t('promise.broken', 'broken')
        : state === 'void'
          ? t('promise.void', 'no longer owed')
          : t('promise.open', 'open');
  return secret ? t('promise.inSecret', '{word}, in secret', { word }) : word;
}
