import { z } from 'zod';
import { hex32Schema, seatSchema as seat } from './fields.ts';
import { promiseKindSchema } from './promise-kinds.ts';
import { offerReasonSchema, proposalInfoSchema } from './proposals.ts';
import { STANDING_KINDS, VOTE_KINDS } from './table-requests.ts';

/**
 * What a table tells a viewer beside the view of the game: people, clocks, votes, promises, dice. Times are milliseconds of the
 * server's clock; `now` is its reading when the message was made. Nothing here depends on anybody else's hand.
 */
const maybe = z.exactOptional;
const time = z.number();

const seatInfoSchema = z.strictObject({
  name: z.string(),
  /** Who decides for this seat now. */
  kind: z.enum(['human', 'bot']),
  /** The seat belongs to a person for whom a bot plays for the time being; `clock`: their time ran out. */
  away: maybe(z.enum(['dropped', 'idle', 'left', 'clock'])),
  present: z.boolean(),
  /** Since when the person has been gone; after `dropSeconds` a bot takes over. */
  droppedAt: maybe(time),
  /** The game waits for this person: from then on the others may vote for a bot in this seat. */
  idleAt: maybe(time),
  level: maybe(z.string()),
  persona: maybe(z.string()),
  kept: z.int(),
  broken: z.int(),
});

const clockInfoSchema = z.strictObject({
  /**
   * `window`: a reaction window; `spending`: the spending round; `question`: something one or more seats are asked;
   * `turn`: the turn clock, or the bank of the seat whose turn it is, in a plain phase.
   */
  kind: z.enum(['window', 'spending', 'question', 'turn']),
  /** Names the moment for `wait`. */
  window: z.int(),
  /** Spending: grows with everything that asks all of them again, which everybody saw; never with an answer. */
  round: maybe(z.int()),
  since: time,
  /** Missing: nobody is hurried. */
  endsAt: maybe(time),
  /** Spending: attacker and defender, for whom this clock decides nothing. */
  spares: maybe(z.array(seat)),
  /** Somebody pressed Wait and `pace` is over; never who. */
  extended: maybe(z.literal(true)),
});

const ownInfoSchema = z.strictObject({
  seat,
  /** Wait makes sense now. */
  mayWait: z.boolean(),
  waited: z.boolean(),
  /** This seat has answered the open window or is done, as far as it is concerned. */
  answered: z.boolean(),
  mayUndo: z.boolean(),
  /** Votes this seat could open now; missing: none. One on an idle seat is told by its `idleAt`. */
  mayAsk: maybe(z.array(z.enum(VOTE_KINDS).exclude(['seatBot']))),
  standing: z.array(z.enum(STANDING_KINDS)),
  armed: maybe(z.strictObject({ card: z.int(), against: seat })),
  /** a decision of this seat's own with a clock. After `freeUntil` its bank runs; at `endsAt` a computer player decides. */
  decision: maybe(z.strictObject({ since: time, freeUntil: time, endsAt: time })),
  /** Offers this seat sees, with the time they end; until `readUntil` the computer player that made it does nothing else. */
  offersEnd: z.array(
    z.strictObject({ from: seat, to: seat, serial: z.int(), endsAt: maybe(time), readUntil: maybe(time) }),
  ),
  /** Why computer players did not take offers of this seat, the last of each; missing: none did. */
  reasons: maybe(z.array(z.strictObject({ to: seat, serial: z.int(), reason: offerReasonSchema }))),
});

/** What broke a promise, as everybody at the table could see it. */
const promiseDeedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('spent'), amount: z.int(), side: z.enum(['for', 'against']), target: z.int() }),
  z.strictObject({ kind: z.literal('rollChanged'), target: z.int() }),
  z.strictObject({ kind: z.literal('attacked'), attacker: z.int(), target: z.int() }),
  z.strictObject({ kind: z.literal('unpaid'), paid: z.int() }),
  z.strictObject({ kind: z.literal('privileged'), target: z.int() }),
  z.strictObject({ kind: z.literal('played'), special: z.int() }),
  /** The turn is over, and what was promised was not done. */
  z.strictObject({ kind: z.literal('undone') }),
]);

const promiseInfoSchema = z.strictObject({
  serial: z.int(),
  from: seat,
  to: seat,
  text: z.string(),
  promise: maybe(promiseKindSchema),
  secret: maybe(z.literal(true)),
  /**
   * `offered`: holds once the offer `offer` of `from` to `to` is accepted, and is gone with it otherwise. `void`: nothing is owed any
   * more, because the other side broke its part, or did what it was threatened into.
   */
  state: z.enum(['offered', 'open', 'kept', 'broken', 'void']),
  offer: maybe(z.int()),
  /** While `offered`: it is `to` who offers, and `from` promises this by accepting. */
  asked: maybe(z.literal(true)),
  /** MB the other one paid for it. */
  price: maybe(z.int()),
  /** The proposal it comes from: promises of the same one were given for each other. */
  proposal: maybe(z.string()),
  /** Others it was given to with `to`. */
  among: maybe(z.array(seat)),
  /** A threat: holds only if `to` does not do this for `from`; `failed`: they did not. */
  unless: maybe(z.strictObject({ promise: promiseKindSchema, failed: maybe(z.literal(true)) })),
  /** The attack or the turn it speaks of is on; `paid`: so much of it has been paid by now. */
  running: maybe(z.literal(true)),
  paid: maybe(z.int()),
  broken: maybe(z.strictObject({ at: time, deed: promiseDeedSchema })),
});

const voteInfoSchema = z.strictObject({
  what: z.enum(VOTE_KINDS),
  by: seat,
  about: maybe(seat),
  asked: z.array(seat),
  yes: z.array(seat),
  /** Of a vote that one no does not end; missing: nobody. */
  no: maybe(z.array(seat)),
  endsAt: time,
});

const voteEndInfoSchema = z.strictObject({
  what: z.enum(VOTE_KINDS),
  by: seat,
  about: maybe(seat),
  /** `expired`: not all answered in time; `void`: agreed to, and no longer possible. */
  end: z.enum(['carried', 'declined', 'expired', 'void']),
  at: time,
});

const diceInfoSchema = z.strictObject({
  stage: z.enum(['committing', 'revealing', 'mixed', 'revealed']),
  ceremonyId: z.string(),
  serverCommitment: hex32Schema,
  seats: z.array(seat),
  /** While the ceremony runs and again after the end of the game: what each seat has shown. Empty in between. */
  parts: z.array(
    z.strictObject({
      seat,
      stage: z.enum(['asked', 'committed', 'revealed']),
      commitment: maybe(hex32Schema),
      seed: maybe(hex32Schema),
    }),
  ),
  endsAt: maybe(time),
  /** Thrown in the middle of a game, because the server was put back to an earlier moment of it. */
  again: maybe(z.literal(true)),
  /** Seats that did not take part, by name of the reason. */
  leftOut: z.array(z.strictObject({ seat, reason: z.enum(['noCommitment', 'noReveal']) })),
  mixedSeedHash: maybe(hex32Schema),
  /** At the end of the game: enough to recompute every shuffle and roll. */
  serverSeed: maybe(hex32Schema),
  mixedSeed: maybe(hex32Schema),
});

const beginningInfoSchema = z.strictObject({
  /** Face-down cards that left the table, in the order they were picked; `next` picks now. */
  picks: z.array(z.strictObject({ seat, back: z.int() })),
  next: maybe(seat),
  /** Who still holds the dice of the first roll; empty: they are looked at. Missing until they have fallen. */
  unthrown: maybe(z.array(seat)),
  endsAt: maybe(time),
});

export const tableInfoSchema = z.strictObject({
  table: z.string(),
  stage: z.enum(['dice', 'picking', 'playing', 'over', 'frozen']),
  /** Before the first turn; missing once it has begun. */
  beginning: maybe(beginningInfoSchema),
  now: time,
  /** Of the chain of the log after the last thing every seat was told; tells nothing by itself until the game is over. */
  head: maybe(hex32Schema),
  seats: z.array(seatInfoSchema),
  clock: maybe(clockInfoSchema),
  /** milliseconds left of the game at `since`; from `standsAt` on the clock stands until something happens. */
  gameClock: maybe(z.strictObject({ left: z.int(), since: time, standsAt: time })),
  /** Whom the game waits for as far as everybody may know: all asked seats of a window, whoever has answered. */
  waitingFor: z.array(seat),
  /** Since when; a seat idle for 90 s may be voted out of its chair. */
  waitingSince: maybe(time),
  own: maybe(ownInfoSchema),
  promises: z.array(promiseInfoSchema),
  /** Open ones and those that ended a short while ago, as far as the viewer may hear of them; missing: none. */
  proposals: maybe(z.array(proposalInfoSchema)),
  vote: maybe(voteInfoSchema),
  /** How the last vote ended. */
  lastVote: maybe(voteEndInfoSchema),
  dice: diceInfoSchema,
  rematch: z.array(seat),
  /** Spectators of an open table: this is how it stood one full round ago. */
  late: maybe(z.literal(true)),
  /** This game began elsewhere: carried here from one device, or imagined by one player. */
  continues: maybe(z.enum(['upload', 'whatIf'])),
});

export type TableInfo = z.infer<typeof tableInfoSchema>;
export type SeatInfo = z.infer<typeof seatInfoSchema>;
export type ClockInfo = z.infer<typeof clockInfoSchema>;
export type OwnInfo = z.infer<typeof ownInfoSchema>;
export type PromiseDeed = z.infer<typeof promiseDeedSchema>;
export type PromiseInfo = z.infer<typeof promiseInfoSchema>;
export type VoteInfo = z.infer<typeof voteInfoSchema>;
export type VoteEndInfo = z.infer<typeof voteEndInfoSchema>;
export type BeginningInfo = z.infer<typeof beginningInfoSchema>;
export type DiceInfo = z.infer<typeof diceInfoSchema>;
