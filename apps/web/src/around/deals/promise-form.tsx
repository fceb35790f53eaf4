/** A promise being put into words, given at once or beside an offer. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Stepper, Toggle } from '../../base/theme/index.ts';
import { type PromiseKind, type PromiseTerms, useTable } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { kindText } from '../../tabletop/sentences/index.ts';

type Kind = 'stayOut' | 'pay' | 'peace' | 'back' | 'oppose' | 'words';

interface PromiseFormProps {
  readonly seen: Seen;
  readonly to: Seat;
  /** Called once the word is given; what was refused stays as it was typed. */
  readonly onDone: () => void;
  /** Beside an offer: the word is handed here and given with it, by the other one if it is asked for. */
  readonly beside?: { readonly asks: boolean; readonly onWord: (word: PromiseTerms) => void };
}

export function PromiseForm({ seen, to, onDone, beside }: PromiseFormProps): ReactElement {
  const third = seen.view.seats.flatMap(({ status }, seat) =>
    status === 0 && seat !== to && seat !== seen.me ? [seat] : [],
  );
  const [kind, setKind] = useState<Kind>('stayOut');
  const [amount, setAmount] = useState(5);
  const [turns, setTurns] = useState(1);
  const [against, setAgainst] = useState(third[0] ?? to);
  const [ownText, setOwnText] = useState('');
  const [secret, setSecret] = useState(false);
  const promise = useTable((state) => state.promise);
  const what = promiseOf({ kind, amount, turns, seat: against });
  const text = what ? kindText(seen, what) : ownText.trim();
  const give = async () => {
    const word = { text, ...(secret ? { secret } : {}), ...(what ? { promise: what } : {}) };
    beside?.onWord(word);
    if (beside || (await promise({ to, ...word })).ok) onDone();
  };
  const name = nameOf(seen, to);
  return (
    <form
      className="promise-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') void give();
      }}
    >
      <label className="pick">
        <span>
          {beside?.asks
            ? t('promise.askOf', '{name} shall promise', { name })
            : t('promise.to', 'Promise to {name}', { name })}
        </span>
        <select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          <option value="stayOut">{kindText(seen, { kind: 'stayOut' })}</option>
          <option value="pay">{t('promise.kind.pay', 'Money on my next turn')}</option>
          <option value="peace">{t('promise.kind.peace', 'No attack on you')}</option>
          <option value="back">{t('promise.kind.back', 'Money for your next attack')}</option>
          {third.length > 0 && (
            <option value="oppose">{t('promise.kind.oppose', 'Money against somebody else')}</option>
          )}
          <option value="words">{t('promise.kind.words', 'In my own words')}</option>
        </select>
      </label>
      {kind === 'oppose' && (
        <label className="pick">
          <span>{t('promise.against', 'Against whom')}</span>
          <select value={against} onChange={(event) => setAgainst(Number(event.target.value))}>
            {third.map((seat) => (
              <option key={seat} value={seat}>
                {nameOf(seen, seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === 'pay' || kind === 'back' || kind === 'oppose') && (
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
        {beside ? t('promise.beside', 'Put it beside the offer') : t('promise.give', 'Give my word')}
      </Button>
    </form>
  );
}

interface Chosen {
  readonly kind: Kind;
  readonly amount: number;
  readonly turns: number;
  readonly seat: Seat;
}

/** Undefined for one in own words. */
function promiseOf({ kind, amount, turns, seat }: Chosen): PromiseKind | undefined {
  switch (kind) {
    case 'words':
      return undefined;
    case 'stayOut':
      return { kind };
    case 'peace':
      return { kind, turns };
    case 'pay':
    case 'back':
      return { kind, amount };
    case 'oppose':
      return { kind, seat, amount };
  }
}
