import { isActive, topQuestion } from '@illuminice/engine';
import { askedSeats, bitOfSeat, isAbandoned, isHuman } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { Due } from './due.ts';
import { spendingDues, windowDues } from './window-clock.ts';

/** Everything the clock will do, in no order. A pure function of the log: whoever opens the table computes the same. */
export function dues(state: TableState, settings: TableSettings): Due[] {
  if (state.stage === 'frozen' || state.pausedAt !== undefined || isAbandoned(state)) return [];
  if (state.stage === 'dice') return [...diceDues(state, settings), ...voteDues(state)];
  if (state.stage === 'over') return [];
  const moment = momentDues(state, settings);
  const isAllThereIs =
    state.offers.length === 0 && state.lights.length === 0 && state.vote === undefined && !anyDropped(state);
  if (isAllThereIs) return moment;
  return [...moment, ...offerDues(state), ...lightDues(state, settings), ...dropDues(state), ...voteDues(state)];
}

function anyDropped({ seats }: TableState): boolean {
  return seats.some(({ droppedAt }) => droppedAt !== undefined);
}

/** The earliest first; what falls on the same instant in the order of `dues`. */
export function earliestDue(state: TableState, settings: TableSettings): Due | undefined {
  return dues(state, settings).reduce<Due | undefined>(
    (first, due) => (first === undefined || due.at < first.at ? due : first),
    undefined,
  );
}

function momentDues(state: TableState, settings: TableSettings): Due[] {
  switch (state.moment.kind) {
    case 'window':
      return windowDues(state, settings);
    case 'spending':
      return spendingDues(state, settings);
    case 'question':
      return [...humanQuestionDues(state), ...botDues(state, settings)];
    case 'plain':
      return [...turnDues(state), ...botDues(state, settings)];
    case 'none':
      return [];
  }
}

/** the reaction time-out: the income stop takes `pace`, unless its player presses Wait. */
function humanQuestionDues(state: TableState): Due[] {
  const { moment, opening, game } = state;
  const { pace, reactionSeconds } = opening.options;
  const humans = askedSeats(state).filter((seat) => isHuman(state, seat));
  const [seat] = humans;
  if (!game || seat === undefined) return [];
  const timeOut = (after: number): Due[] => [{ at: moment.since + after * 1000, action: { type: 'timeOut' } }];
  if (topQuestion(game)?.kind === 'income') {
    const waited = (moment.waited & bitOfSeat(seat)) !== 0;
    if (!waited && state.seats[seat]?.standing.includes('confirmIncome')) return timeOut(0);
    if (!waited && pace > 0) return timeOut(pace);
    if (pace > 0 && !moment.extended)
      return [
        { at: moment.since + pace * 1000, action: { type: 'extend' } },
        ...timeOut(Math.max(pace, reactionSeconds)),
      ];
  }
  return pace > 0 && reactionSeconds > 0 ? timeOut(reactionSeconds) : [];
}

/** `turnSeconds` of the current player's own time; it ends the turn in a plain phase only. */
function turnDues(state: TableState): Due[] {
  const { turnClock, opening, game } = state;
  const { turnSeconds } = opening.options;
  if (!game || turnSeconds === 0 || turnClock.since === undefined || !isHuman(state, game.turn.seat)) return [];
  return [{ at: turnClock.since + turnSeconds * 1000 - turnClock.used, action: { type: 'timeOut' } }];
}

function botDues(state: TableState, settings: TableSettings): Due[] {
  return askedSeats(state)
    .filter((seat) => !isHuman(state, seat))
    .map((seat) => ({
      at: Math.max(state.moment.since, state.seats[seat]?.lastActAt ?? 0) + settings.botPatienceMs,
      action: { type: 'default', seat },
    }));
}

/** */
function offerDues({ offers, opening }: TableState): Due[] {
  const { offerSeconds } = opening.options;
  if (offerSeconds === 0) return [];
  return offers.map(({ from, to, serial, at }) => ({
    at: at + offerSeconds * 1000,
    action: { type: 'expireOffer', from, to, serial },
  }));
}

/** */
function lightDues({ lights }: TableState, { lightMs }: TableSettings): Due[] {
  return lights.map(({ peeker, owner, index, at }) => ({
    at: at + lightMs,
    action: { type: 'lightOut', peeker, owner, index },
  }));
}

/** */
function dropDues(state: TableState): Due[] {
  const { dropSeconds } = state.opening.options;
  const { game } = state;
  if (dropSeconds === 0 || !game) return [];
  return state.seats.flatMap(({ droppedAt }, seat): Due[] => {
    if (droppedAt === undefined || !isHuman(state, seat) || !isActive(game, seat)) return [];
    return [{ at: droppedAt + dropSeconds * 1000, action: { type: 'replaceDropped', seat } }];
  });
}

function voteDues({ vote }: TableState): Due[] {
  return vote ? [{ at: vote.endsAt, action: { type: 'failVote' } }] : [];
}

function diceDues({ dice }: TableState, { diceMs }: TableSettings): Due[] {
  if (dice.ceremony.phase === 'committing') return [{ at: dice.since + diceMs, action: { type: 'startReveals' } }];
  // Whoever has not committed by now has nothing to reveal.
  const isComplete = dice.ceremony.parts.every(({ stage }) => stage !== 'committed');
  return [{ at: isComplete ? dice.since : dice.since + diceMs, action: { type: 'mixDice' } }];
}
