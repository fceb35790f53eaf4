/** A promise beside an offer, of one's own or asked for: a term the game can judge, or one's own words. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Toggle } from '../../base/theme/index.ts';
import type { PromiseKind, PromiseTerms } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { kindText } from '../../tabletop/sentences/index.ts';
import { TermSlot } from './term-slot.tsx';

interface PromiseFormProps {
  readonly seen: Seen;
  readonly to: Seat;
  /** It is the other one who would promise. */
  readonly asks: boolean;
  readonly onPromise: (promise: PromiseTerms) => void;
}

export function PromiseForm({ seen, to, asks, onPromise }: PromiseFormProps): ReactElement {
  const [term, setTerm] = useState<PromiseKind | undefined>({ kind: 'stayOut' });
  const [words, setWords] = useState('');
  const [secret, setSecret] = useState(false);
  const text = term ? kindText(seen, term) : words.trim();
  const name = nameOf(seen, to);
  const me = seen.me ?? to;
  const label = asks
    ? t('promise.askOf', '{name} shall promise', { name })
    : t('promise.to', 'Promise to {name}', { name });
  return (
    <form
      className="promise-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '') onPromise({ text, ...(secret ? { secret } : {}), ...(term ? { promise: term } : {}) });
      }}
    >
      <b>{label}</b>
      <TermSlot
        seen={seen}
        by={asks ? to : me}
        to={asks ? me : to}
        label={label}
        term={term}
        nothing={t('promise.kind.words', 'In my own words')}
        onChange={setTerm}
      />
      {!term && (
        <input
          value={words}
          maxLength={140}
          aria-label={t('promise.words', 'What you promise')}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <span className="extra-row">
        <span>{t('promise.secret', 'Only the two of us see it')}</span>
        <Toggle label={t('promise.secret', 'Only the two of us see it')} on={secret} onChange={setSecret} />
      </span>
      <Button look="dark" type="submit" disabled={text === ''}>
        {t('promise.beside', 'Put it beside the offer')}
      </Button>
    </form>
  );
}
