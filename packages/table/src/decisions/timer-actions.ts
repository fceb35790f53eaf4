import { type Seat, withShuffledDeck } from '@illuminice/engine';
import { closeCeremony } from '@illuminice/fair-dice';
import type { TimerAction } from '../clocks/due.ts';
import type { RemovalReason, TableFact } from '../model/log.ts';
import { humanSeats } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { decideBegin, pickFor, throwRest } from './beginning.ts';
import { type DecisionContext, NOTHING, type TableDecision } from './decision.ts';
import { decideCommand, refuseByStage } from './move.ts';

/** What the clock does. `releaseBots` is the runtime's: it alone knows what the bots said. */
export function decideDue(
  context: DecisionContext,
  action: Exclude<TimerAction, { type: 'releaseBots' }>,
): TableDecision {
  switch (action.type) {
    case 'timeOut':
    case 'expireOffer':
    case 'lightOut':
    case 'callTime':
    case 'default':
      return decideCommand(context, action);
    case 'expireProposal':
      return { facts: [{ type: 'proposalExpired', id: action.id }] };
    case 'playArmed':
      return playArmed(context, action.seat);
    case 'extend':
      return { facts: [{ type: 'extended' }] };
    case 'replaceDropped':
      return replaceDropped(context, action.seat);
    case 'replaceSlow':
      return { facts: [{ type: 'botSeated', seat: action.seat, why: 'clock' }] };
    case 'failVote':
      return { facts: [{ type: 'voteClosed', carried: false, why: 'expired' }] };
    case 'startReveals':
      return { facts: [{ type: 'diceRevealing' }] };
    case 'mixDice':
      return mixDice(context);
    case 'pickFor':
      return pickFor(context, action.seat);
    case 'throwRest':
      return throwRest(context.state);
    case 'beginTurn':
      return { facts: [{ type: 'begun' }] };
  }
}

/** A Special that is gone or may not be played any more is disarmed; its owner is not asked. */
function playArmed(context: DecisionContext, seat: Seat): TableDecision {
  const armed = context.state.seats[seat]?.armed;
  if (!armed) return NOTHING;
  const played = decideCommand(context, { type: 'play', seat, card: armed.card });
  const disarmed: TableFact = { type: 'armed', seat };
  return 'refusal' in played ? { facts: [disarmed] } : { facts: [disarmed, ...played.facts] };
}

/** a bot for the time being, or a real departure. */
function replaceDropped(context: DecisionContext, seat: Seat): TableDecision {
  if (context.state.opening.options.replaceLeavers) return { facts: [{ type: 'botSeated', seat, why: 'dropped' }] };
  const left = decideCommand(context, { type: 'leave', seat });
  return 'refusal' in left ? left : { facts: [...left.facts, { type: 'botSeated', seat, why: 'left' }] };
}

/** the dice are mixed. With people at the table they pick a card and throw their dice first (T-24, T-26). */
function mixDice(context: DecisionContext): TableDecision {
  const { state, rules, settings } = context;
  const { ceremony, secret } = state.dice;
  const { record, mixedSeed } = closeCeremony(ceremony, secret.serverSeed);
  const mixed: TableState = { ...state, dice: { ...state.dice, record, mixedSeed } };
  const mixedDice: TableFact = { type: 'diceMixed', record, mixedSeed };
  const { continues, options } = state.opening;
  const before = state.game ?? (continues && { ...continues.game, options });
  if (before) {
    const game = withShuffledDeck(rules(mixed), before);
    return { facts: [mixedDice, { type: 'continued', game }] };
  }
  const isShown = settings.beginMs > 0 && humanSeats(state).length > 0;
  const order = options.illuminati === 'random' ? state.seats.map((_, seat) => seat) : [];
  const first: TableFact[] = isShown ? [mixedDice, { type: 'beginning', order }] : [mixedDice];
  if (isShown && order.length > 0) return { facts: first };
  const begun = decideBegin(context, mixed);
  return 'refusal' in begun ? begun : { facts: [...first, ...begun.facts] };
}

/** V-18: a backup was put back. Another process may have been first. */
export function decideDiceAgain({ state, freshDice }: DecisionContext): TableDecision {
  const isDone = state.stage === 'over' || state.stage === 'frozen' || (state.stage === 'dice' && state.dice.again);
  return isDone ? NOTHING : { facts: [{ type: 'diceAgain', dice: freshDice(), why: 'restored' }] };
}

/** The server takes somebody out, whatever stands on the table. */
export function decideRemoval(context: DecisionContext, seat: Seat, why: RemovalReason): TableDecision {
  const { state } = context;
  const sitting = state.seats[seat];
  if (sitting?.born !== 'human' || sitting.away === 'left' || !state.game || refuseByStage(state)) return NOTHING;
  const left = decideCommand(context, { type: 'leave', seat });
  return 'refusal' in left ? left : { ...left, facts: [{ type: 'removed', seat, why }, ...left.facts] };
}

/** The first connection of a seat came or the last one went. Whoever dropped out gets their seat back at once. */
export function decidePresence(
  { state }: DecisionContext,
  { seat, present }: { readonly seat: Seat; readonly present: boolean },
): TableDecision {
  const sitting = state.seats[seat];
  if (sitting?.born !== 'human' || sitting.away === 'left' || sitting.present === present) return NOTHING;
  if (!present) return { facts: [{ type: 'dropped', seat }] };
  const back: TableFact[] = sitting.away === 'dropped' ? [{ type: 'handedBack', seat }] : [];
  return { facts: [{ type: 'returned', seat }, ...back] };
}
