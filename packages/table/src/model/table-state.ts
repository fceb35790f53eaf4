import type { Seat, SpecialNo, State } from '@illuminice/engine';
import type { Ceremony, CeremonyRecord, Hex32 } from '@illuminice/fair-dice';
import type {
  OfferReason,
  PromiseDeed,
  PromiseKind,
  ProposalAnswer,
  ProposalInfo,
  StandingKind,
  Term,
  VoteEndInfo,
  VoteKind,
} from '@illuminice/protocol';
import type { ChainState } from './chain.ts';
import type { GameClock } from './game-clock.ts';
import type { AwayReason, DiceOpening, Opening, PlayedBy } from './log.ts';

/** Grows with every change of what a snapshot holds; those of another format are folded anew from the log. */
export const STATE_FORMAT = 6;

/** The fold of a table's log: plain JSON, changed in place by `fold` alone. Sets of seats are bits of a mask. */
export interface TableState {
  readonly format: typeof STATE_FORMAT;
  readonly playedBy: PlayedBy;
  seq: number;
  /** Time of the last entry. */
  at: number;
  opening: Opening;
  /** Undefined: the log is not chained, or was not for a while. */
  chain: ChainState | undefined;
  /** `picking`: the dice are mixed, and who plays which Illuminati is not dealt yet. */
  stage: 'dice' | 'picking' | 'playing' | 'over' | 'frozen';
  seats: SeatState[];
  dice: DiceState;
  game: State | undefined;
  /** Until the first turn may begin; missing in older games. */
  beginning?: Beginning | undefined;
  moment: Moment;
  /** Time the current player has used of their turn in plain phases; `since` while it runs. */
  turnClock: { used: number; since: number | undefined };
  /** Of a game that ends after some minutes; missing in all others. */
  gameClock?: GameClock | undefined;
  offers: OfferClock[];
  /** The last reason each computer player gave to each seat. Missing in older snapshots. */
  reasons?: ReasonedOffer[];
  lights: LightClock[];
  promises: PromiseState[];
  proposals: ProposalState[];
  vote: VoteState | undefined;
  /** How the last one ended. */
  lastVote?: VoteEndInfo | undefined;
  undo: UndoState;
  /** Entries in which the last turns began, the current one last. */
  turnMarks: number[];
  rematch: number;
  /** How much each seat was told, then the spectators: a client that counts on finds its gaps. */
  versions: number[];
  /** Since when no human is present; a live table stands still meanwhile. */
  pausedAt: number | undefined;
  frozen: string | undefined;
}

export interface SeatState {
  readonly name: string;
  /** What sat down at the start. */
  readonly born: 'human' | 'bot';
  readonly level: string | undefined;
  readonly persona: string | undefined;
  /** A bot plays for the person of this seat. */
  away: AwayReason | undefined;
  present: boolean;
  droppedAt: number | undefined;
  lastActAt: number;
  /** The last thing they did that everybody was told of; answers, offers and secret promises are none. Missing in older snapshots. */
  seenActAt: number | undefined;
  /** Entry of the seat's last move; 0 = none yet. */
  lastMoveSeq: number;
  /** since when the seat thinks about a decision of its own, where such decisions have a clock. */
  decidingSince?: number | undefined;
  /** Milliseconds left; missing: all of `bankSeconds`. */
  bank?: number | undefined;
  /** Number of the moment in which the clock gave this seat to a bot. */
  takenIn?: number | undefined;
  standing: StandingKind[];
  armed: { readonly card: SpecialNo; readonly against: Seat } | undefined;
}

export interface DiceState {
  secret: DiceOpening;
  ceremony: Ceremony;
  since: number;
  record: CeremonyRecord | undefined;
  mixedSeed: Hex32 | undefined;
  /** Thrown again because a backup was put back. */
  again?: true;
}

/** What the game waits for, as the table's clocks see it. */
export interface Moment {
  /** Names it for Wait and for the bots; tells nobody how many have answered. */
  no: number;
  kind: 'window' | 'spending' | 'question' | 'plain' | 'none';
  since: number;
  /** Spending: the last spend, or its opening. */
  restartedAt: number;
  /** Grows with every spend: everybody is asked again. */
  round: number;
  held: number;
  waited: number;
  botsAnswered: boolean;
  extended: boolean;
}

export interface Beginning {
  /** Who picks, one after another; nobody where Illuminati are chosen face-up. */
  readonly order: readonly Seat[];
  readonly picks: readonly { readonly seat: Seat; readonly back: number }[];
  /** People who have not thrown yet, as bits; undefined until the dice have fallen. */
  unthrown: number | undefined;
  /** Since when the next pick, the throws or the look at them last. */
  since: number;
}

export interface OfferClock {
  readonly from: Seat;
  readonly to: Seat;
  readonly serial: number;
  at: number;
}

export interface ReasonedOffer {
  readonly from: Seat;
  readonly to: Seat;
  readonly serial: number;
  readonly reason: OfferReason;
}

export interface LightClock {
  readonly peeker: Seat;
  readonly owner: Seat;
  readonly index: number;
  at: number;
}

export interface PromiseState {
  readonly from: Seat;
  readonly to: Seat;
  readonly text: string;
  readonly promise: PromiseKind | undefined;
  readonly secret: boolean;
  /** `offered`: part of an offer nobody has answered yet; `void`: nothing is owed any more. */
  state: 'offered' | 'open' | 'kept' | 'broken' | 'void';
  /** Serial of the offer it is part of. */
  readonly offer?: number | undefined;
  /** That offer is one of `to`, who asks for this promise with it. */
  readonly asked?: true;
  /** Entry in which that offer was accepted. */
  acceptedIn?: number;
  /** MB the other one paid for it. */
  price?: number;
  /** Missing in older snapshots of a broken one. */
  broken?: { readonly at: number; readonly deed: PromiseDeed };
  /** The proposal it comes from. */
  readonly proposal?: string;
  /** Others it was given to with `to`; they hear of a secret one too. */
  readonly among?: readonly Seat[];
  /** A threat: what `to` was to do for `from`, judged like a promise of theirs. */
  unless?: WatchedTerm;
  /** The attack it speaks of is on; pay, attack, attackGroup, stop: the turn it speaks of is on. */
  running: boolean;
  /** pay, back, oppose: paid so far; those that last: turns over. */
  count: number;
}

export type WatchedTerm = Pick<PromiseState, 'from' | 'to' | 'promise' | 'state' | 'running' | 'count'>;

export interface ProposalState {
  readonly id: string;
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly terms: readonly Term[];
  readonly text: string | undefined;
  readonly secret: boolean;
  readonly unless: boolean;
  readonly enough: number | undefined;
  readonly least: number | undefined;
  readonly counters: string | undefined;
  /** Entry it was made in. */
  readonly madeIn: number;
  at: number;
  /** 0: it does not lapse by itself. */
  readonly ms: number;
  answers: readonly ProposalAnswer[];
  /** What was agreed to so far stands in the ledger. */
  holds: boolean;
  end: NonNullable<ProposalInfo['end']> | undefined;
  /** Entry it ended in. */
  endedIn: number | undefined;
}

export interface VoteState {
  readonly what: VoteKind;
  readonly by: Seat;
  readonly about: Seat | undefined;
  readonly asked: readonly Seat[];
  readonly toSeq: number | undefined;
  yes: number;
  /** Missing in older snapshots. */
  no?: number;
  endsAt: number;
}

/** Entries `seat` may go back to, the latest last; empty after anything that may not be undone. */
export interface UndoState {
  seat: Seat;
  toSeqs: number[];
}
