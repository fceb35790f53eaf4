import { clearDone } from '../flow/special-effect.ts';
import { entryAt } from '../model/entry-at.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { bit, has } from '../model/seats.ts';
import type { Attack, Spent, State } from '../model/state.ts';
import { isOpenState, questionFor, topQuestion } from '../rules/windows.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { Handler } from './handler.ts';

/** */
export const spend: Handler<'spend'> = (game, { seat, from, amount, side }) => {
  const { state, emit } = game;
  const attack = state.attack;
  if (attack?.stage !== 'spending' || !isOpenState(state))
    return refuse('BAD_TIMING', 'R-9.1', { need: 'spendingRound' });
  const attacker = entryAt(state.owner, attack.attacker);
  const role = seat === attacker ? 'attacker' : seat === attack.defender ? 'defender' : 'other';
  if (role === 'other' && side === undefined) return refuse('BAD_COMMAND', 'R-9.8', { need: 'sideYouHelp' });
  if ((role === 'attacker' && side === 'against') || (role === 'defender' && side === 'for'))
    return refuse('BAD_TIMING', 'R-9.9', { need: 'ownSide' });
  if (role === 'other' && attack.privileged && !has(attack.permitted, seat))
    return refuse('PRIVILEGED', 'R-9.6', { need: 'unprivilegedAttack' });
  const on = accountOf(attack, { seat, from, role, side });
  if (on === undefined) return refuse('BAD_TREASURY', 'R-9.2', { need: 'payingTreasury', card: from });
  const lacking = checkAmount(state, from, amount);
  if (lacking) return lacking;
  emit({ type: 'spent', seat, card: from, amount, on });
  clearDone(game, seat);
  if (role === 'attacker' && !state.turn.passBarred) emit({ type: 'turnNoted', turn: { passBarred: true } });
  return undefined;
};

interface Spending {
  readonly seat: Seat;
  readonly from: CardNo;
  readonly role: 'attacker' | 'defender' | 'other';
  readonly side: 'for' | 'against' | undefined;
}

function accountOf(attack: Attack, { seat, from, role, side }: Spending): keyof Spent | undefined {
  if (role === 'attacker')
    return from === attack.attacker ? 'attackingCard' : from === seat ? 'attackerIlluminati' : undefined;
  if (role === 'defender') return from === attack.target ? 'target' : from === seat ? 'defenderIlluminati' : undefined;
  if (from !== seat) return undefined;
  return side === 'for' ? 'interfereFor' : 'interfereAgainst';
}

/** */
export function checkAmount(state: State, from: CardNo, amount: number): Refusal | undefined {
  if (!Number.isInteger(amount) || amount < 1) return refuse('BAD_AMOUNT', 'R-9.5', { need: 'wholeAmount', least: 1 });
  const had = entryAt(state.money, from);
  if (amount > had) return refuse('INSUFFICIENT_FUNDS', 'R-9.18', { need: 'funds', card: from, amount, had });
  return undefined;
}

/** Attack, Defend, or staying out. */
export const done: Handler<'done'> = ({ state, emit }, { seat }) => {
  const spending = questionFor(state, seat, 'spending');
  const top = topQuestion(state);
  if (top?.kind === 'spending' && has(top.done, seat)) return refuse('BAD_TIMING', 'R-9.7', { need: 'answerNotGiven' });
  if (!spending) return refuse('BAD_TIMING', 'R-9.7', { need: 'spendingRoundForYou' });
  emit({ type: 'answered', seat, question: { kind: 'spending', done: spending.done | bit(seat) } });
  return undefined;
};

/** until committed, in spending or instead of replacing a cancelled discard. */
export const callOff: Handler<'callOff'> = ({ state, emit }) => {
  const attack = state.attack;
  const top = topQuestion(state);
  const replacing = attack?.stage === 'announced' && top?.kind === 'replace';
  const spending = attack?.stage === 'spending' && top?.kind === 'spending';
  if (!attack || !(replacing || spending)) return refuse('BAD_TIMING', 'R-9.15', { need: 'announcedAttack' });
  if (attack.committed) return refuse('COMMITTED', 'R-9.17', { need: 'uncommittedAttack' });
  emit({ type: 'closed', kind: top.kind });
  emit({ type: 'attackCalledOff' });
  return undefined;
};
