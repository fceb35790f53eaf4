/** The decision of a spending round: one button that says what it sends, and a quiet one for nothing (R-9.7, S-1). */
import { type ReactElement, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { Button, useHold } from '../../base/theme/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { order, type Seen } from '../../tabletop/seen/index.ts';
import { commit } from './commit.ts';
import type { News } from './news.ts';
import type { PlannedPayment } from './plan-payments.ts';
import type { Role, Staging } from './staging.ts';
import { ZeroGuard } from './zero-guard.tsx';

/** A second press of a double click comes within this. */
const NEW_MS = 400;
/** Long enough to see that a number is another one. */
const LOOK_MS = 1000;

interface CommitProps {
  readonly seen: Seen;
  readonly staging: Staging;
  readonly news: News | undefined;
  /** Back to where the amount is chosen. */
  readonly onBack: () => void;
}

/** What the red button does, for its own press and for the keys of the form. */
export interface Committing {
  readonly press: () => void;
  /** At 0 %: the keys belong to the question. */
  readonly isAsking: boolean;
  readonly row: ReactElement;
}

export function useCommit({ seen, staging, news, onBack }: CommitProps): Committing {
  const { role, amount, payments, side, shares, settle } = staging;
  const question = seen.view.questions.at(-1);
  const isDone = question?.kind === 'spending' && question.answered;
  const isNew = useHold(isDone ? 'done' : 'asked', NEW_MS);
  const isChanged = useHold(news?.serial ?? 0, news ? LOOK_MS : 0) && news !== undefined;
  const [guarded, setGuarded] = useState<readonly PlannedPayment[]>();
  /** On its way: until it is answered the button goes on saying what was pressed. */
  const [sent, setSent] = useState<{ readonly amount: number; readonly now: number; readonly after: number }>();
  const isHeld = isNew || isChanged || sent !== undefined;

  const send = async (paying: readonly PlannedPayment[]): Promise<void> => {
    const wanted = sumOf(paying);
    setGuarded(undefined);
    setSent({ amount: wanted, now: shares[0] ?? 0, after: shares[wanted] ?? 0 });
    try {
      settle(wanted - (await commit({ payments: paying, side })));
    } finally {
      // Whatever became of it: a button that stays held could never be pressed again.
      setSent(undefined);
    }
  };
  const ask = (paying: readonly PlannedPayment[]): void => {
    if (role === 'attacker' && shares[sumOf(paying)] === 0) setGuarded(paying);
    else void send(paying);
  };
  const refusal = amount > 0 || seen.moves.done ? undefined : whyRefused(seen, { type: 'done' });
  const press = () => {
    if (!isHeld && !refusal) ask(payments);
  };
  useKeyMeaning(' ', guarded ? undefined : press);
  useKeyMeaning('Enter', guarded ? undefined : press);
  const nothing = () => {
    if (!isHeld && seen.moves.done) ask([]);
  };
  useKeyMeaning('o', role === 'other' && !guarded ? nothing : undefined);
  const { amount: said, now, after } = sent ?? { amount, now: shares[0] ?? 0, after: shares[amount] ?? 0 };
  const row = guarded ? (
    <ZeroGuard
      amount={sumOf(guarded)}
      shares={shares}
      onBack={() => {
        setGuarded(undefined);
        onBack();
      }}
      onRoll={() => void send(guarded)}
    />
  ) : (
    <div className="decide-row">
      <Button
        {...point('spend.done')}
        look="red"
        size="large"
        hotkey="Enter"
        className={`grow commit ${isChanged ? 'commit-changed' : ''}`}
        held={isHeld && !refusal}
        refusal={refusal}
        onClick={press}
      >
        {isChanged && !sent ? (
          t('commit.changed', '{share}% now, look again', { share: after })
        ) : isDone && said === 0 ? (
          t('attack.ready', 'Ready')
        ) : (
          <>
            <span className="commit-text">{commitText(role, said)}</span>{' '}
            <span className="commit-odds">
              {said > 0 && (
                <>
                  {t('odds.percent', '{share}%', { share: now })} <i aria-hidden="true" />
                  <span className="visually-hidden">{t('commit.becomes', 'becomes')}</span>{' '}
                </>
              )}
              <b>{t('odds.percent', '{share}%', { share: after })}</b>
            </span>
          </>
        )}
      </Button>
      <div className="quiet-row">
        {amount > 0 && !sent && seen.moves.done && (
          <Button look="quiet" className="quiet-link" held={isHeld} onClick={nothing}>
            {nothingText(role, shares[0] ?? 0)}
          </Button>
        )}
        {role === 'attacker' && (
          <Button
            look="quiet"
            className="quiet-link call-off"
            {...point('spend.callOff')}
            refusal={seen.moves.callOff ? undefined : whyRefused(seen, { type: 'callOff' })}
            {...(seen.view.attack?.committed ? { note: t('attack.committed', 'committed') } : {})}
            onClick={() => order({ type: 'callOff' })}
          >
            {t('attack.callOff', 'Call off')}
          </Button>
        )}
      </div>
    </div>
  );
  return { press, isAsking: guarded !== undefined, row };
}

const sumOf = (payments: readonly PlannedPayment[]): number => payments.reduce((sum, { amount }) => sum + amount, 0);

function commitText(role: Role, amount: number): string {
  switch (role) {
    case 'attacker':
      return amount > 0 ? t('commit.attack', 'Attack with {amount} MB', { amount }) : t('attack.attack', 'Attack');
    case 'defender':
      return amount > 0 ? t('commit.defend', 'Defend with {amount} MB', { amount }) : t('attack.defend', 'Defend');
    case 'other':
      return amount > 0
        ? t('commit.interfere', 'Interfere with {amount} MB', { amount })
        : t('attack.stayOut', 'Stay out');
  }
}

function nothingText(role: Role, share: number): string {
  switch (role) {
    case 'attacker':
      return t('commit.roll', 'Roll with nothing, {share}%', { share });
    case 'defender':
      return t('commit.dice', 'Let the dice decide, {share}%', { share });
    case 'other':
      return t('attack.stayOut', 'Stay out');
  }
}
