import { isActive, topQuestion } from '@illuminice/engine';
import { clockKind } from '../model/clock-kind.ts';
import { LONGEST_BREAK_MS } from '../model/game-clock.ts';
import { askedSeats, bitOfSeat, isAbandoned, isHuman } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import { beginningDue } from './beginning-clock.ts';
import type { Due } from './due.ts';
import { offersReadAt } from './offers-read.ts';
import { decisionClock, turnEndsAt } from './own-decisions.ts';
import { spendingDues, windowDues } from './window-clock.ts';

/** Everything the clock will do, in no order. A pure function of the log: whoever opens the table computes the same. */
export function dues(state: TableState, settings: TableSettings): Due[] {
  if (state.stage === 'frozen' || state.pausedAt !== undefined || isAbandoned(state)) return [];
  if (state.stage === 'dice') return [...diceDues(state, settings), ...voteDues(state)];
  const begins = beginningDue(state, settings);
  if (state.stage === 'picking') return [...(begins ? [begins] : []), ...voteDues(state)];
  if (state.stage === 'over') return [];
  const moment = [...(begins ? [begins] : momentDues(state, settings)), ...gameDues(state)];
  const isAllThereIs =
    state.offers.length === 0 &&
    state.proposals.length === 0 &&
    state.lights.length === 0 &&
    state.vote === undefined &&
    !anyDropped(state);
  if (isAllThereIs) return moment;
  return [
    ...moment,
    ...offerDues(state),
    ...proposalDues(state),
    ...lightDues(state, settings),
    ...dropDues(state),
    ...voteDues(state),
  ];
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
      return [...spendingDues(state, settings), ...decisionDues(state)];
    case 'question':
      return [...humanQuestionDues(state), ...decisionDues(state), ...botDues(state, settings)];
    case 'plain':
      return [...turnDues(state), ...decisionDues(state), ...botDues(state, settings)];
    case 'none':
      return [];
  }
}

/** the income stop takes `pace`, unless its player presses Wait. Every other question is a decision of one's own. */
function humanQuestionDues(state: TableState): Due[] {
  const { moment, opening, game } = state;
  const { pace, reactionSeconds } = opening.options;
  const humans = askedSeats(state).filter((seat) => isHuman(state, seat));
  const [seat] = humans;
  if (!game || seat === undefined) return [];
  const isAnswered = clockKind(state) === 'reaction';
  const timeOut = (after: number): Due[] => [{ at: moment.since + after * 1000, action: { type: 'timeOut' } }];
  if (topQuestion(game)?.kind === 'income') {
    const waited = (moment.waited & bitOfSeat(seat)) !== 0;
    if (!waited && state.seats[seat]?.standing.includes('confirmIncome')) return timeOut(0);
    if (!waited && pace > 0) return timeOut(pace);
    if (pace > 0 && !moment.extended)
      return [
        { at: moment.since + pace * 1000, action: { type: 'extend' } },
        ...(isAnswered ? timeOut(Math.max(pace, reactionSeconds)) : []),
      ];
  }
  return isAnswered && pace > 0 && reactionSeconds > 0 ? timeOut(reactionSeconds) : [];
}

/** what no reaction clock answers has a clock of its own, if any. */
function decisionDues(state: TableState): Due[] {
  return state.seats.flatMap((_, seat): Due[] => {
    const clock = decisionClock(state, seat);
    return clock ? [{ at: clock.endsAt, action: { type: 'replaceSlow', seat } }] : [];
  });
}

function turnDues(state: TableState): Due[] {
  const at = turnEndsAt(state);
  return at === undefined ? [] : [{ at, action: { type: 'timeOut' } }];
}

function botDues(state: TableState, settings: TableSettings): Due[] {
  return askedSeats(state)
    .filter((seat) => !isHuman(state, seat))
    .map((seat) => ({
      at:
        Math.max(state.moment.since, state.seats[seat]?.lastActAt ?? 0, offersReadAt(state, seat, settings)) +
        settings.botPatienceMs,
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

function proposalDues({ proposals }: TableState): Due[] {
  return proposals.flatMap(({ id, at, ms, end }): Due[] =>
    end || ms === 0 ? [] : [{ at: at + ms, action: { type: 'expireProposal', id } }],
  );
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

/** where more time is left than a break may take, the clock will stand before it is over. */
function gameDues({ gameClock }: TableState): Due[] {
  if (gameClock?.since === undefined || gameClock.left > LONGEST_BREAK_MS) return [];
  return [{ at: gameClock.since + gameClock.left, action: { type: 'callTime' } }];
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
