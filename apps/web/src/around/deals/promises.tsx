/** The promise ledger: recorded as said, never enforced, marked when the game can tell. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Stepper, Toggle } from '../../base/theme/index.ts';
import { type PromiseKind, type PromiseTerms, type TableInfo, useTable } from '../../session/stores/index.ts';
import { named, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { kindText, promiseText } from '../../tabletop/sentences/index.ts';
import { deedText } from './deed-text.ts';

type Kind = PromiseKind['kind'] | 'words';

interface PromiseFormProps {
  readonly seen: Seen;
  readonly to: Seat;
  /** Called once the word is given; what was refused stays as it was typed. */
  readonly onDone: () => void;
  /** Beside an offer: the word is handed here and given with it. */
  readonly onWord?: (word: PromiseTerms) => void;
}

export function PromiseForm({ seen, to, onDone, onWord }: PromiseFormProps): ReactElement {
  const [kind, setKind] = useState<Kind>('stayOut');
  const [amount, setAmount] = useState(5);
  const [turns, setTurns] = useState(1);
  const [ownText, setOwnText] = useState('');
  const [secret, setSecret] = useState(false);
  const promise = useTable((state) => state.promise);
  const what: PromiseKind | undefined =
    kind === 'words' ? undefined : kind === 'pay' ? { kind, amount } : kind === 'peace' ? { kind, turns } : { kind };
  const text = what ? kindText(what) : ownText.trim();
  const give = async () => {
    const word = { text, ...(secret ? { secret } : {}), ...(what ? { promise: what } : {}) };
    onWord?.(word);
    if (onWord || (await promise({ to, ...word })).ok) onDone();
  };
  return (
    <form
      className="promise-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') void give();
      }}
    >
      <label className="pick">
        <span>{t('promise.to', 'Promise to {name}', { name: nameOf(seen, to) })}</span>
        <select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          <option value="stayOut">{kindText({ kind: 'stayOut' })}</option>
          <option value="pay">{t('promise.kind.pay', 'Money on my next turn')}</option>
          <option value="peace">{t('promise.kind.peace', 'No attack on you')}</option>
          <option value="words">{t('promise.kind.words', 'In my own words')}</option>
        </select>
      </label>
      {kind === 'pay' && (
        <Stepper
          label={t('spend.amount', 'Amount in MB')}
          value={amount}
          min={1}
          max={999}
          unit="MB"
          less={t('less', 'One less')}
          more={t('more', 'One more')}
          onChange={setAmount}
        />
      )}
      {kind === 'peace' && (
        <Stepper
          label={t('promise.turns', 'For so many of your turns')}
          value={turns}
          min={1}
          max={99}
          unit={t('promise.turnsUnit', 'turns')}
          less={t('less', 'One less')}
          more={t('more', 'One more')}
          onChange={setTurns}
        />
      )}
      {kind === 'words' && (
        <input
          value={ownText}
          maxLength={140}
          aria-label={t('promise.words', 'What you promise')}
          onChange={(event) => setOwnText(event.target.value)}
        />
      )}
      <span className="extra-row">
        <span>{t('promise.secret', 'Only the two of us see it')}</span>
        <Toggle label={t('promise.secret', 'Only the two of us see it')} on={secret} onChange={setSecret} />
      </span>
      <Button look="dark" type="submit" disabled={text === ''}>
        {onWord ? t('promise.beside', 'Put it beside the offer') : t('promise.give', 'Give my word')}
      </Button>
    </form>
  );
}

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
          {t('promise.toWhom', 'to {nameIs, select, you {you} other {{name}}}:', named(seen, promise.to))}{' '}
          <q>{promiseText(promise)}</q> <em>{stateText(promise)}</em>
          {promise.broken && <small>{deedText(seen, promise)}</small>}
        </li>
      ))}
    </ul>
  );
}

function stateText({ state, secret }: TableInfo['promises'][number]): string {
  const word =
    state === 'kept'
      ? t('promise.kept', 'kept')
      : state === 'broken'
        ? t('promise.broken', 'broken')
        : t('promise.open', 'open');
  return secret ? t('promise.inSecret', '{word}, in secret', { word }) : word;
}
