import { type Mutable, must, type Seat } from '@illuminice/engine';
import type { CeremonyRecord } from '@illuminice/fair-dice';
import type {
  BeginningInfo,
  DiceInfo,
  OwnInfo,
  PromiseInfo,
  SeatInfo,
  TableInfo,
  VoteInfo,
} from '@illuminice/protocol';
import { beginningDue, nextPicker } from '../clocks/beginning-clock.ts';
import { clockFor } from '../clocks/clock-for.ts';
import { readUntil } from '../clocks/offers-read.ts';
import { decisionClock } from '../clocks/own-decisions.ts';
import { undoSeq } from '../fold/undo.ts';
import { LONGEST_BREAK_MS } from '../model/game-clock.ts';
import { askedSeats, isHuman, isIn } from '../model/seats-of.ts';
import type { TableSettings } from '../model/settings.ts';
import { hasAnswered } from '../model/standing.ts';
import type { PromiseState, TableState, VoteState } from '../model/table-state.ts';
import { idleAt, votesFor } from '../model/vote-rights.ts';
import type { TableViewer } from '../ports/ports.ts';
import { type PromiseRecord, promiseRecords } from './promise-records.ts';
import { proposalInfos } from './proposal-infos.ts';

export interface InfoRequest {
  readonly table: string;
  readonly state: TableState;
  readonly settings: TableSettings;
  /** The clock, not the time of the last entry: that would tell when somebody else did something in secret. */
  readonly now: number;
  readonly late?: true;
}

/** What a table tells of itself, in parts like a view: what is the same for everybody is made once, without being told who looks. */
export interface Infos {
  readonly common: Omit<TableInfo, keyof OwnPart>;
  readonly own: (viewer: TableViewer | 'all') => OwnPart;
}

type OwnPart = Pick<TableInfo, 'own' | 'promises' | 'proposals'>;

/** Field by field, like a view: nothing reaches a viewer because somebody added it to the state. */
export function infosOf(request: InfoRequest): Infos {
  const { state } = request;
  const asked = askedSeats(state);
  const secrets = state.promises.some(isBetweenTwo);
  const open = secrets ? [] : ledgerOf(state.promises);
  return {
    common: commonInfo(request, asked),
    own: (viewer) => ({
      ...(typeof viewer === 'number' ? { own: ownInfo(request, viewer, asked) } : {}),
      promises: secrets ? ledgerOf(state.promises.filter((promise) => maySee(promise, viewer))) : open,
      ...proposalsTold(state, viewer),
    }),
  };
}

function proposalsTold(state: TableState, viewer: TableViewer | 'all'): Pick<TableInfo, 'proposals'> {
  const proposals = state.proposals.length === 0 ? [] : proposalInfos(state, viewer);
  return proposals.length === 0 ? {} : { proposals };
}

/** Nothing in here may depend on a viewer. */
function commonInfo({ table, state, settings, now, late }: InfoRequest, asked: Seat[]): Infos['common'] {
  const { stage, vote, lastVote, moment, opening, chain } = state;
  const clock = clockFor(state);
  const info: Mutable<Infos['common']> = {
    table,
    stage,
    now,
    seats: promiseRecords(state).map((record, seat) =>
      seatInfo({ state, seat, record, idle: idleAt(state, seat, { asked, idleMs: settings.idleMs }) }),
    ),
    waitingFor: asked,
    dice: diceInfo(state, settings),
    rematch: state.seats.flatMap((_, seat) => (isIn(state.rematch, seat) ? [seat] : [])),
  };
  if (clock) info.clock = clock;
  if (asked.length > 0) info.waitingSince = moment.since;
  const gameClock = gameClockInfo(state);
  if (gameClock) info.gameClock = gameClock;
  if (vote) info.vote = voteInfo(vote);
  if (lastVote) info.lastVote = lastVote;
  const beginning = beginningInfo(state, settings);
  if (beginning) info.beginning = beginning;
  if (chain) info.head = chain.told;
  if (late) info.late = late;
  if (opening.continues) info.continues = opening.continues.from;
  return info;
}

/** */
function gameClockInfo({ gameClock }: TableState): TableInfo['gameClock'] {
  if (gameClock?.since === undefined) return undefined;
  const { left, since } = gameClock;
  return { left, since, standsAt: since + LONGEST_BREAK_MS };
}

function beginningInfo(state: TableState, settings: TableSettings): BeginningInfo | undefined {
  const { beginning } = state;
  if (!beginning) return undefined;
  const { picks, unthrown } = beginning;
  const next = nextPicker(state);
  const due = beginningDue(state, settings);
  return {
    picks: [...picks],
    ...(next === undefined ? {} : { next }),
    ...(unthrown === undefined
      ? {}
      : { unthrown: state.seats.flatMap((_, seat) => (isIn(unthrown, seat) ? [seat] : [])) }),
    ...(due && state.pausedAt === undefined ? { endsAt: due.at } : {}),
  };
}

function voteInfo({ what, by, about, asked, yes, no = 0, endsAt }: VoteState): VoteInfo {
  return {
    what,
    by,
    ...(about === undefined ? {} : { about }),
    asked: [...asked],
    yes: asked.filter((seat) => isIn(yes, seat)),
    ...(no === 0 ? {} : { no: asked.filter((seat) => isIn(no, seat)) }),
    endsAt,
  };
}

/** What two people promised each other in secret stays theirs, also as a number on a card; so does an offer. */
function isBetweenTwo({ secret, state }: PromiseState): boolean {
  return secret || state === 'offered';
}

function maySee(promise: PromiseState, viewer: TableViewer | 'all'): boolean {
  const { from, to, among = [] } = promise;
  return viewer === 'all' || !isBetweenTwo(promise) || [from, to, ...among].some((seat) => seat === viewer);
}

interface SeatPart {
  readonly state: TableState;
  readonly seat: Seat;
  readonly record: PromiseRecord;
  readonly idle: number | undefined;
}

function seatInfo({ state, seat, record, idle }: SeatPart): SeatInfo {
  const sitting = must(state.seats[seat], 'a seat');
  const { name, away, present, droppedAt, level, persona } = sitting;
  const info: Mutable<SeatInfo> = {
    name,
    kind: isHuman(state, seat) ? 'human' : 'bot',
    present,
    ...record,
  };
  if (away !== undefined) info.away = away;
  if (droppedAt !== undefined) info.droppedAt = droppedAt;
  if (idle !== undefined) info.idleAt = idle;
  if (level !== undefined) info.level = level;
  if (persona !== undefined) info.persona = persona;
  return info;
}

function ownInfo({ state, settings }: InfoRequest, seat: Seat, asked: readonly Seat[]): OwnInfo {
  const { moment, game } = state;
  const sitting = state.seats[seat];
  const isAsked = asked.includes(seat);
  const isWindow = moment.kind === 'window' || game?.questions.at(-1)?.kind === 'income';
  const info: Mutable<OwnInfo> = {
    seat,
    mayWait: isAsked && isWindow && !isIn(moment.waited, seat),
    waited: isIn(moment.waited, seat),
    answered: isAsked && hasAnswered(state, seat),
    mayUndo: state.undo.seat === seat && undoSeq(state, seat) !== undefined,
    standing: [...(sitting?.standing ?? [])],
    offersEnd: offersEnd(state, seat, settings),
  };
  const reasons = state.reasons?.filter(({ from }) => from === seat) ?? [];
  if (reasons.length > 0) info.reasons = reasons.map(({ to, serial, reason }) => ({ to, serial, reason }));
  const mayAsk = votesFor(state, seat);
  if (mayAsk.length > 0) info.mayAsk = mayAsk;
  if (sitting?.armed) info.armed = sitting.armed;
  const decision = decisionClock(state, seat);
  if (decision && state.pausedAt === undefined) info.decision = decision;
  return info;
}

/** 0 seconds: offers do not lapse by themselves. */
function offersEnd(state: TableState, seat: Seat, settings: TableSettings): OwnInfo['offersEnd'] {
  const ms = state.opening.options.offerSeconds * 1000;
  return state.offers
    .filter(({ from, to }) => from === seat || to === seat)
    .map((offer) => {
      const { from, to, serial, at } = offer;
      const until = readUntil(state, offer, settings);
      return {
        ...{ from, to, serial },
        ...(ms === 0 ? {} : { endsAt: at + ms }),
        ...(until === undefined ? {} : { readUntil: until }),
      };
    });
}

/** How far back a ledger goes: it is sent along with everything that happens. How many were kept and broken is told beside it. */
const MOST_SETTLED = 100;

/** What is open, and the newest of all that this viewer may see. */
function ledgerOf(promises: readonly PromiseState[]): PromiseInfo[] {
  const from = promises.length - MOST_SETTLED;
  return promises
    .map(promiseInfo)
    .filter(({ state }, index) => index >= from || state === 'open' || state === 'offered');
}

const FAILED = { failed: true } as const;

/** Numbered among those the viewer may see: a gap would tell of one that is none of their business. */
function promiseInfo(promised: PromiseState, index: number): PromiseInfo {
  const { from, to, text, promise, secret, state, offer, asked, price, running, count, broken } = promised;
  const { proposal, among, unless } = promised;
  const isOn = state === 'open' && running;
  return {
    serial: index + 1,
    from,
    to,
    text,
    ...(promise ? { promise } : {}),
    ...(secret ? { secret } : {}),
    state,
    ...(state === 'offered' && offer !== undefined ? { offer } : {}),
    ...(state === 'offered' && asked ? { asked } : {}),
    ...(price === undefined ? {} : { price }),
    ...(proposal === undefined ? {} : { proposal }),
    ...(among === undefined ? {} : { among: [...among] }),
    ...(unless?.promise ? { unless: { promise: unless.promise, ...(unless.state === 'broken' ? FAILED : {}) } } : {}),
    ...(isOn ? { running: true } : {}),
    ...(isOn && promise && 'amount' in promise ? { paid: count } : {}),
    ...(broken === undefined ? {} : { broken }),
  };
}

/** From the mixing to the end of the game nothing about the dice changes: the same object for every entry. */
const mixedDice = new WeakMap<CeremonyRecord, DiceInfo>();

function diceInfo(state: TableState, settings: TableSettings): DiceInfo {
  const { record } = state.dice;
  if (record === undefined || state.stage === 'over') return diceInfoNow(state, settings);
  const known = mixedDice.get(record);
  if (known !== undefined) return known;
  const info = diceInfoNow(state, settings);
  mixedDice.set(record, info);
  return info;
}

/** The seeds that decide everything are told when the game is over, and not a moment earlier. */
function diceInfoNow({ dice, stage }: TableState, { diceMs }: TableSettings): DiceInfo {
  const { ceremony, record, secret, mixedSeed, again } = dice;
  const isTold = stage === 'over' && mixedSeed !== undefined;
  return {
    stage: isTold ? 'revealed' : record ? 'mixed' : ceremony.phase,
    ceremonyId: ceremony.ceremonyId,
    serverCommitment: ceremony.serverCommitment,
    seats: ceremony.parts.map(({ seat }) => seat),
    // Everybody was shown the parts while they came in, and is again at the end; in between they are only weight.
    parts: record && !isTold ? [] : ceremony.parts.map((part) => ({ ...part })),
    ...(record ? {} : { endsAt: dice.since + diceMs }),
    ...(again ? { again } : {}),
    leftOut: (record?.leftOut ?? []).map(({ seat, reason }) => ({ seat, reason })),
    ...(record ? { mixedSeedHash: record.mixedSeedHash } : {}),
    ...(isTold ? { serverSeed: secret.serverSeed, mixedSeed } : {}),
  };
}
