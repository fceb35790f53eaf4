import { clone, type Pack, type State } from '@illuminice/engine';
import { commitSeat, revealSeat, startReveals } from '@illuminice/fair-dice';
import { BANK_BACK_MS } from '../clocks/own-decisions.ts';
import { isAloud, touchedBy } from '../model/audience.ts';
import { clockKind } from '../model/clock-kind.ts';
import { dealersIn } from '../model/dealers.ts';
import type { FactOf, LogEntry, TableFact } from '../model/log.ts';
import { bitOfSeat, isAnybodyHere, isHuman } from '../model/seats-of.ts';
import type { TableState, VoteState } from '../model/table-state.ts';
import { foldBeginning } from './beginning.ts';
import { keepDecisionClocks } from './decision-clocks.ts';
import { keepGameClock } from './game-clock.ts';
import { foldGame } from './game-fact.ts';
import { openMoment } from './moment.ts';
import { diceState } from './open.ts';
import { pauseOrResume } from './pause.ts';
import { keepOffered, takeBackPromises } from './promises.ts';
import { foldProposal } from './proposals.ts';
import { keepSideClocks } from './side-clocks.ts';

interface Folded {
  readonly entry: LogEntry;
  /** The game its events lead to, from whoever decided them on this position. */
  readonly after?: State | undefined;
}

/** The only thing that changes a table. Returns the viewers that learned something, as bits; bit `seats.length` = spectators. */
export function fold(pack: Pack, state: TableState, { entry, after }: Folded): number {
  if (entry.seq !== state.seq + 1) throw new Error(`entry ${entry.seq} does not follow entry ${state.seq}`);
  const wasHere = isAnybodyHere(state);
  const { no, round } = state.moment;
  stopTurnClock(state, entry.at);
  state.seq = entry.seq;
  state.at = entry.at;
  let touched = 0;
  // What all players were told in a whisper is no business of those who look on.
  let isHeard = false;
  for (const fact of entry.facts) {
    if (fact.type === 'game') foldGame(pack, state, { fact, after });
    else foldFact(state, fact);
    touched |= touchedBy(state, fact);
    isHeard ||= isAloud(state, fact);
  }
  const players = bitOfSeat(state.seats.length) - 1;
  const isForAll = (touched & players) === players && isHeard;
  foldChain(state, entry.chain, { isForAll });
  if (entry.seat !== undefined) {
    const actor = isForAll ? state.seats[entry.seat] : undefined;
    if (actor) actor.seenActAt = state.at;
    touched |= bitOfSeat(entry.seat);
  }
  pauseOrResume(state, { wasHere });
  startTurnClock(state);
  keepGameClock(state, { isForAll });
  keepDecisionClocks(state, { entry, before: { no, round } });
  state.versions.forEach((version, viewer) => {
    if ((touched >> viewer) & 1) state.versions[viewer] = version + 1;
  });
  return touched;
}

/** A release that knows no chain may have written the entry: from there on nothing is chained. */
function foldChain(state: TableState, head: string | undefined, { isForAll }: { readonly isForAll: boolean }): void {
  const { chain } = state;
  if (chain) state.chain = head === undefined ? undefined : { ...chain, head, told: isForAll ? head : chain.told };
}

function stopTurnClock({ turnClock }: TableState, at: number): void {
  if (turnClock.since !== undefined) turnClock.used += at - turnClock.since;
  turnClock.since = undefined;
}

/** It runs only while the current player decides in a plain phase and somebody is there to see it. */
function startTurnClock({ turnClock, moment, pausedAt, at }: TableState): void {
  if (moment.kind === 'plain' && pausedAt === undefined) turnClock.since = at;
}

function foldFact(state: TableState, fact: Exclude<TableFact, FactOf<'game'>>): void {
  const { moment } = state;
  switch (fact.type) {
    case 'opened':
      throw new Error('a table is opened once');
    case 'diceCommitted':
    case 'diceRevealing':
    case 'diceRevealed':
    case 'diceMixed':
      foldDice(state, fact);
      return;
    case 'beginning':
    case 'picked':
    case 'thrown':
    case 'begun':
      foldBeginning(state, fact);
      return;
    case 'held':
      moment.held |= bitOfSeat(fact.seat);
      noteAct(state, fact.seat);
      return;
    case 'waited':
      moment.waited |= bitOfSeat(fact.seat);
      moment.held &= ~bitOfSeat(fact.seat);
      noteAct(state, fact.seat);
      return;
    case 'botsAnswered':
      moment.botsAnswered = true;
      return;
    case 'extended':
      moment.extended = true;
      return;
    case 'standing':
      withSeat(state, fact.seat, (seat) => {
        const others = seat.standing.filter((kind) => kind !== fact.kind);
        seat.standing = fact.on ? [...others, fact.kind].sort() : others;
      });
      return;
    case 'armed':
      withSeat(state, fact.seat, (seat) => {
        const { card, against } = fact;
        seat.armed = card === undefined || against === undefined ? undefined : { card, against };
      });
      return;
    case 'dropped':
    case 'returned':
    case 'botSeated':
    case 'handedBack':
      foldSeating(state, fact);
      return;
    case 'promised':
      foldPromise(state, fact);
      return;
    case 'proposed':
    case 'proposalAnswered':
    case 'proposalWithdrawn':
    case 'proposalExpired':
      foldProposal(state, fact);
      if (fact.type !== 'proposalExpired') noteTalk(state, 'by' in fact ? fact.by : fact.seat);
      return;
    case 'offerReasoned': {
      const { from, to, serial, reason } = fact;
      const others = (state.reasons ?? []).filter((known) => known.from !== from || known.to !== to);
      state.reasons = [...others, { from, to, serial, reason }];
      return;
    }
    case 'voteOpened':
      state.vote = {
        what: fact.what,
        by: fact.by,
        about: fact.about,
        asked: fact.asked,
        toSeq: fact.toSeq,
        yes: 0,
        no: 0,
        endsAt: state.at + fact.ms,
      };
      return;
    case 'voted':
      if (state.vote) countBallot(state.vote, fact);
      noteAct(state, fact.seat);
      return;
    case 'voteClosed':
      foldVoteClosed(state, fact);
      return;
    case 'rewound':
      foldRewound(state, fact);
      return;
    case 'continued':
      foldContinued(state, fact);
      return;
    case 'diceAgain':
      foldDiceAgain(state, fact);
      return;
    case 'removed':
      return;
    case 'reset':
      foldReset(state, fact);
      return;
    case 'rematchWanted':
      state.rematch |= bitOfSeat(fact.seat);
      return;
    case 'frozen':
      state.stage = 'frozen';
      state.frozen = fact.message;
      openMoment(state);
      return;
  }
}

function foldDice(
  state: TableState,
  fact: FactOf<'diceCommitted' | 'diceRevealing' | 'diceRevealed' | 'diceMixed'>,
): void {
  const { dice } = state;
  const before = dice.ceremony.phase;
  if (fact.type === 'diceRevealing') dice.ceremony = startReveals(dice.ceremony);
  else if (fact.type === 'diceMixed') {
    dice.record = fact.record;
    dice.mixedSeed = fact.mixedSeed;
    state.stage = 'playing';
  } else {
    const result =
      fact.type === 'diceCommitted'
        ? commitSeat(dice.ceremony, fact.seat, fact.commitment)
        : revealSeat(dice.ceremony, fact.seat, fact.seed);
    if (!result.ok) throw new Error(`the log tells of a refused part of the dice: ${result.refusal.code}`);
    dice.ceremony = result.ceremony;
  }
  if (dice.ceremony.phase !== before) dice.since = state.at;
}

function foldSeating(state: TableState, fact: FactOf<'dropped' | 'returned' | 'botSeated' | 'handedBack'>): void {
  withSeat(state, fact.seat, (seat) => {
    switch (fact.type) {
      case 'dropped':
        seat.present = false;
        seat.droppedAt = state.at;
        return;
      case 'returned':
        seat.present = true;
        seat.droppedAt = undefined;
        seat.lastActAt = state.at;
        seat.seenActAt = state.at;
        return;
      case 'botSeated':
        seat.away = fact.why;
        if (fact.why === 'clock') seat.takenIn = state.moment.no;
        seat.lastActAt = state.at;
        seat.standing = [];
        seat.armed = undefined;
        return;
      case 'handedBack':
        if (seat.away === 'clock' && clockKind(state) === 'bank') seat.bank = BANK_BACK_MS;
        seat.away = undefined;
        seat.lastActAt = state.at;
        seat.seenActAt = state.at;
    }
  });
  // Whoever sits here from now on has not answered yet.
  state.moment.held &= ~bitOfSeat(fact.seat);
  if (fact.type === 'botSeated') {
    state.moment.waited &= ~bitOfSeat(fact.seat);
    state.moment.botsAnswered = false;
    state.moment.restartedAt = state.at;
    state.moment.round += 1;
  }
}

function foldPromise(state: TableState, fact: FactOf<'promised'>): void {
  const { from, to, text, promise, secret, offered, offer, asked } = fact;
  state.promises = [
    ...state.promises,
    {
      from,
      to,
      text,
      promise,
      secret: secret === true,
      state: offered ? 'offered' : 'open',
      offer,
      ...(asked ? { asked } : {}),
      running: false,
      count: 0,
    },
  ];
  noteAct(state, dealersIn(fact).from);
}

/** The last ballot of a seat counts. */
function countBallot(vote: VoteState, { seat, yes }: FactOf<'voted'>): void {
  const bit = bitOfSeat(seat);
  const against = vote.no ?? 0;
  vote.yes = yes ? vote.yes | bit : vote.yes & ~bit;
  vote.no = yes ? against & ~bit : against | bit;
}

function foldVoteClosed(state: TableState, { carried, why }: FactOf<'voteClosed'>): void {
  const { vote } = state;
  if (vote === undefined) return;
  const { what, by, about } = vote;
  const end = carried ? 'carried' : (why ?? 'declined');
  state.lastVote = { what, by, ...(about === undefined ? {} : { about }), end, at: state.at };
  state.vote = undefined;
}

function foldRewound(state: TableState, { toSeq, game, why }: FactOf<'rewound'>): void {
  // The log keeps its own copy: what is folded later must not change what was written.
  state.game = clone(game);
  state.stage = 'playing';
  state.beginning = undefined;
  state.turnMarks = state.turnMarks.filter((mark) => mark <= toSeq);
  for (const sitting of state.seats) if (sitting.lastMoveSeq > toSeq) sitting.lastMoveSeq = 0;
  const { seat, toSeqs } = state.undo;
  state.undo = why === 'vote' ? { seat: -1, toSeqs: [] } : { seat, toSeqs: toSeqs.filter((seq) => seq < toSeq) };
  keepSideClocks(state, state.game);
  if (why === 'vote') {
    takeBackPromises(state, toSeq);
    state.proposals = [];
  }
  keepOffered(state, state.game);
  openMoment(state);
}

function foldContinued(state: TableState, { game }: FactOf<'continued'>): void {
  // The log keeps its own copy: what is folded later must not change what was written.
  state.game = clone(game);
  state.turnMarks = [state.seq];
  keepSideClocks(state, state.game);
  openMoment(state);
}

/** Nobody can go back to where the old dice and the old deck were. */
function foldDiceAgain(state: TableState, { dice }: FactOf<'diceAgain'>): void {
  state.stage = 'dice';
  state.dice = { ...diceState(state.opening, dice, state.at), again: true };
  state.beginning = undefined;
  state.vote = undefined;
  state.undo = { seat: -1, toSeqs: [] };
  state.turnMarks = [];
  for (const seat of state.seats) seat.lastMoveSeq = 0;
  openMoment(state);
}

function foldReset(state: TableState, { dice }: FactOf<'reset'>): void {
  state.stage = 'dice';
  // Dealt anew means dealt: what was carried here is over.
  const { seats, options } = state.opening;
  state.opening = { seats, options };
  state.dice = diceState(state.opening, dice, state.at);
  state.game = undefined;
  state.beginning = undefined;
  state.gameClock = undefined;
  state.offers = [];
  state.reasons = [];
  state.lights = [];
  state.promises = state.promises.filter((promise) => promise.state === 'kept' || promise.state === 'broken');
  state.proposals = [];
  state.undo = { seat: -1, toSeqs: [] };
  state.turnMarks = [];
  for (const seat of state.seats) {
    seat.standing = [];
    seat.armed = undefined;
    seat.lastMoveSeq = 0;
    seat.decidingSince = undefined;
    seat.bank = undefined;
  }
  openMoment(state);
}

function withSeat(state: TableState, seat: number, change: (sitting: TableState['seats'][number]) => void): void {
  const sitting = state.seats[seat];
  if (sitting) change(sitting);
}

/** A computer player moves when it would have moved anyway: a whisper that delays it would be heard by everybody. */
function noteTalk(state: TableState, seat: number): void {
  if (isHuman(state, seat)) noteAct(state, seat);
}

function noteAct(state: TableState, seat: number): void {
  withSeat(state, seat, (sitting) => {
    sitting.lastActAt = state.at;
  });
}
