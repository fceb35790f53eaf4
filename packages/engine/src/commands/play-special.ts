import type { SpecialEffect } from '../cards/card-definition.ts';
import { isIlluminatiCard } from '../cards/pack.ts';
import type { Game } from '../flow/game.ts';
import { barPassing, cancel } from '../flow/special-effect.ts';
import { useSpecials } from '../flow/special-use.ts';
import { fits } from '../geometry/room.ts';
import type { Amounts, CommandOf } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { findSpecial } from '../model/hand.ts';
import type { PlainNeed } from '../model/needs.ts';
import { assertNever, must, type Refusal, refuse } from '../model/refusal.ts';
import { isActive } from '../model/seats.ts';
import { DEAD, type State, UNCONTROLLED } from '../model/state.ts';
import { structureOf } from '../rules/board.ts';
import { moneyOf } from '../rules/goals.ts';
import { spreadAnew } from '../rules/treasury.ts';
import { isOpenState, questionFor } from '../rules/windows.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { Handler } from './handler.ts';
import { actionsLeft, checkOwnTurn } from './timing.ts';

type Play = CommandOf<'play'>;

/** is this the moment for the card, is it held, and may it name what it names. Effects follow its Secrets window. */
export const play: Handler<'play'> = (game, command) => {
  const { state, pack, emit } = game;
  const { seat, card } = command;
  const { effect } = must(pack.specials[card], 'the Special');
  const incomplete = missing(command, effect);
  if (incomplete) return incomplete;
  const untimely = wrongMoment(state, seat, effect);
  if (untimely) return untimely;
  const slot = findSpecial(entryAt(state.hands, seat), card);
  if (slot < 0) return refuse('CARD_NOT_HELD', 'R-15.1', { need: 'specialsHeld', seat, specials: [card] });
  const fault = wrongObject(game, command, effect);
  if (fault) return fault;
  if (effect.type !== 'cancelsSpecial') {
    const { seat: _, ...own } = command;
    const spiedOn = effect.type === 'spies' ? (own.hand ?? state.owner[own.money as CardNo]) : undefined;
    useSpecials(game, { use: 'play', seat, play: own, ...(spiedOn === undefined ? {} : { spiedOn }) });
    return undefined;
  }
  const window = must(questionFor(state, seat, 'secrets'), 'the Secrets window');
  emit({ type: 'specialUsed', seat, slot, special: card, use: 'cancel' });
  barPassing(game, seat);
  emit({ type: 'specialCancelled', subject: window.subject, by: seat });
  emit({ type: 'closed', kind: 'secrets' });
  cancel(game, window.subject);
  return undefined;
};

/** A Special that must name something and does not is malformed (Appendix E). */
function missing({ target, host, side, money, hand }: Play, effect: SpecialEffect): Refusal | undefined {
  if (effect.type === 'takesGroup' && (target === undefined || host === undefined || side === undefined))
    return refuse('BAD_COMMAND', 'R-15.5', { need: 'groupAndArrow' });
  if (effect.type === 'revives' && target === undefined)
    return refuse('BAD_COMMAND', 'R-15.9', { need: 'groupToRevive' });
  if (effect.type === 'spies' && (money === undefined) === (hand === undefined))
    return refuse('BAD_COMMAND', 'R-15.17', { need: 'treasuryOrHand' });
  return undefined;
}

/** Appendix E up to `BAD_TIMING`: nothing here looks at the hand. */
function wrongMoment(state: State, seat: Seat, effect: SpecialEffect): Refusal | undefined {
  const refuseMoment = (rule: string, need: PlainNeed) => refuse('BAD_TIMING', rule, { need });
  const { attack } = state;
  const isAttacker = attack !== undefined && state.owner[attack.attacker] === seat;
  switch (effect.type) {
    case 'takesGroup':
      return checkOwnTurn(state, seat, { phases: ['actions'] });
    case 'doublesIncome': {
      const wrong = checkOwnTurn(state, seat, { phases: ['income'] });
      return wrong ?? (questionFor(state, seat, 'income') ? undefined : refuseMoment('R-15.8', 'incomeStop'));
    }
    case 'setsRoll':
      return questionFor(state, seat, 'roll') ? undefined : refuseMoment('R-10.2', 'rollWindow');
    case 'losesTurn':
      return questionFor(state, seat, 'start') ? undefined : refuseMoment('R-15.11', 'startOfOpponentsTurn');
    case 'cancelsSpecial':
      return questionFor(state, seat, 'secrets') ? undefined : refuseMoment('R-15.12', 'specialAwaitingEffect');
    case 'attacksPowerless':
      return refuseMoment('R-15.15', 'destroyAnnouncement');
    case 'endsPrivilege':
      return attack?.stage === 'spending' && isOpenState(state) && !isAttacker
        ? undefined
        : refuseMoment('R-15.6', 'othersSpendingRound');
    case 'entersPrivileged':
      return attack?.stage === 'spending' && isOpenState(state) && !isAttacker && seat !== attack.defender
        ? undefined
        : refuseMoment('R-15.7', 'strangersSpendingRound');
    case 'gainsMoney':
    case 'redistributes':
    case 'spies':
    case 'revives':
      return isOpenState(state) ? undefined : refuseMoment('R-15.2', 'openState');
    default:
      return assertNever(effect);
  }
}

function wrongObject({ state, pack }: Game, command: Play, effect: SpecialEffect): Refusal | undefined {
  const { seat, target, host, side } = command;
  switch (effect.type) {
    case 'takesGroup': {
      if (actionsLeft(state) < 1) return refuse('NO_ACTIONS_LEFT', 'R-15.5', { need: 'regularAction' });
      if (target === undefined || host === undefined || side === undefined) return undefined;
      if (isIlluminatiCard(target) || state.owner[target] !== UNCONTROLLED)
        return refuse('ILLEGAL_TARGET', 'R-15.5', { need: 'uncontrolledGroup', card: target });
      if (state.owner[host] !== seat) return refuse('ILLEGAL_TARGET', 'R-13.10', { need: 'ownCard', card: host });
      const fit = fits(pack, structureOf(state, seat), { host, side, card: target });
      return fit === 'fits' ? undefined : refuse(fit, 'R-13.10', { need: 'arrowForGroup', card: target, host });
    }
    case 'revives':
      if (target === undefined) return undefined;
      return state.owner[target] === DEAD
        ? undefined
        : refuse('ILLEGAL_TARGET', 'R-15.9', { need: 'deadGroup', card: target });
    case 'spies':
      return wrongSpying(state, command);
    case 'redistributes':
      return (
        command.treasuries && checkTreasuries(state, { seat, treasuries: command.treasuries, bonus: effect.bonus })
      );
    case 'endsPrivilege':
    case 'entersPrivileged':
      return state.attack?.privileged ? undefined : refuse('NOT_PRIVILEGED', 'R-9.12', { need: 'privilegedAttack' });
    default:
      return undefined;
  }
}

/** */
function wrongSpying(state: State, { seat, money, hand }: Play): Refusal | undefined {
  if (hand !== undefined && (hand === seat || !isActive(state, hand)))
    return refuse('ILLEGAL_TARGET', 'R-15.17', { need: 'opponentsHand' });
  if (money === undefined) return undefined;
  const owner = entryAt(state.owner, money);
  return owner >= 0 && owner !== seat
    ? undefined
    : refuse('ILLEGAL_TARGET', 'R-15.17', { need: 'opponentsCard', card: money });
}

/** */
export function checkTreasuries(
  state: State,
  { seat, treasuries, bonus }: { readonly seat: Seat; readonly treasuries: Amounts; readonly bonus: number },
): Refusal | undefined {
  const named = Object.entries(treasuries);
  if (named.some(([card]) => state.owner[Number(card)] !== seat))
    return refuse('BAD_TREASURY', 'R-15.16', { need: 'ownTreasuries' });
  if (named.some(([, amount]) => !Number.isInteger(amount) || amount < 0))
    return refuse('BAD_AMOUNT', 'R-0.1', { need: 'wholeAmount', least: 0 });
  const total = moneyOf(state, seat) + bonus;
  const sum = named.reduce((sofar, [, amount]) => sofar + amount, 0);
  if (spreadAnew(state, { seat, wanted: treasuries, total }) === undefined)
    return refuse('INSUFFICIENT_FUNDS', 'R-15.16', { need: 'exactTotal', total, named: sum });
  return undefined;
}
