import type { EventView, SeatMoves, View } from '@illuminice/engine';
import { z } from 'zod';
import { botLevelSchema, hex32Schema, idSchema, SPECTATORS, seatSchema as seat } from './fields.ts';
import { gameOptionsSchema } from './game-options.ts';
import type { TableNeedValues } from './needs.ts';
import { problemSchema } from './problems.ts';
import { tableInfoSchema } from './table-info.ts';

const maybe = z.exactOptional;
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The engine's own types; a client that has the engine's types at hand needs nothing else. */
const view = z.custom<View>(isRecord).describe('`View` of packages/engine/src/view/view.ts: replaces the one before');
const moves = z
  .custom<SeatMoves>(isRecord)
  .describe('`SeatMoves` of packages/engine/src/moves/seat-moves.ts: what this seat may do now');
const event = z.custom<EventView>(isRecord).describe('`EventView` of packages/engine/src/view/event-for.ts');
const version = z.int().min(0);

/** What would be needed, by name, and with it what a sentence about it says: amounts, cards, seats. */
const needValues = z
  .custom<TableNeedValues>((value) => isRecord(value) && typeof (value as { need?: unknown }).need === 'string')
  .describe(
    '`{ need, … }`: what would be needed, see `needs.ts` of packages/engine/src/model and of packages/protocol/src',
  );

export const refusalSchema = z.strictObject({
  /** or one of the table’s own: see TABLE_REFUSALS. */
  code: z.string(),
  rule: z.string(),
  values: needValues,
});

/** Refusals of the table that are none of the rules’. */
export const TABLE_REFUSALS = [
  'TABLE_FROZEN',
  'GAME_NOT_BEGUN',
  'NOT_YOUR_SEAT',
  'NO_WINDOW',
  'NUMBERS_CHANGED',
  'CANNOT_UNDO',
  'VOTE_OPEN',
  'NO_VOTE',
  'NOT_IDLE',
  'BAD_PROMISE',
  'BAD_PROPOSAL',
  'NO_PROPOSAL',
  'BAD_DICE',
  'GAME_NOT_OVER',
  'TRY_AGAIN',
] as const;

export const lobbySeatSchema = z.strictObject({
  seat,
  name: z.string(),
  kind: z.enum(['human', 'bot']),
  level: maybe(botLevelSchema),
  persona: maybe(z.string()),
  present: z.boolean(),
  host: z.boolean(),
  you: z.boolean(),
  /** Said so in person; the host may start without. */
  ready: maybe(z.literal(true)),
  /** By you: what they say is not sent to you. */
  muted: maybe(z.literal(true)),
  /** Promises kept and broken in the games of this lobby; missing while there was none. */
  word: maybe(z.strictObject({ kept: z.int(), broken: z.int() })),
});

export const lobbyStateSchema = z.strictObject({
  code: z.string(),
  link: z.string(),
  public: z.boolean(),
  options: gameOptionsSchema,
  seats: z.array(lobbySeatSchema),
  /** Who is here to look on, by name: no two people in a lobby have the same. */
  watchers: z.array(z.strictObject({ name: z.string(), you: maybe(z.literal(true)), muted: maybe(z.literal(true)) })),
  /** What those may do; the host decides. */
  watching: z.enum(SPECTATORS),
  /** Seconds between two lines of one person; missing: no limit of this table. */
  slow: maybe(z.int()),
  /** The game these people are in, if one runs. */
  table: maybe(z.string()),
  /** The next game goes on from a position somebody brought: its seats and rules are given. */
  carried: maybe(z.literal(true)),
});

export const lobbyListItemSchema = z.strictObject({
  code: z.string(),
  host: z.string(),
  seats: z.int(),
  bots: z.int(),
  running: z.boolean(),
  options: gameOptionsSchema,
});

const figures = z.array(z.number()).readonly();
/** Figures of every seat when a turn began; `turn` = turns that were over by then. */
const turnFigures = z.strictObject({ turn: z.int(), groups: figures, power: figures, money: figures });

/** What one entry of the log told a viewer, and when. */
const recentEntry = z.strictObject({ at: z.number(), events: z.array(event).readonly() });

const update = {
  /** Of what this viewer was told, one more with every message; a gap means: ask for `resync`. */
  version,
  view,
  /** Only for a seat that still plays. */
  moves: maybe(moves),
  table: tableInfoSchema,
};

/** `Remark` of packages/bots/src/texts/remark.ts: what is said, and the cards, seats and amounts in it. */
export const remarkSchema = z.strictObject({
  key: z.string(),
  values: z.strictObject({
    variant: z.int().min(0),
    target: maybe(z.int()),
    seat: maybe(seat),
    amount: maybe(z.int()),
  }),
});

export const serverMessageSchemas = [
  z
    .strictObject({
      type: z.literal('welcome'),
      version: z.int(),
      /** Server’s clock in milliseconds. */
      now: z.number(),
      name: maybe(z.string()),
      /** Where this person sits already: a `lobby` or `tableState` follows. */
      lobby: maybe(z.string()),
      table: maybe(z.string()),
    })
    .describe('Answer to `hello`.'),
  z
    .strictObject({ type: z.literal('lobby'), lobby: maybe(lobbyStateSchema) })
    .describe('The lobby as it is; without `lobby`: you are in none.'),
  z.strictObject({ type: z.literal('lobbyList'), lobbies: z.array(lobbyListItemSchema) }),
  z
    .strictObject({
      type: z.literal('tableState'),
      ...update,
      view: maybe(view),
      /** Keys of the cards this game is played with: `view` and `moves` number these, sorted within each kind. */
      cards: z.array(z.string()).readonly(),
      /** What this viewer was told before, at most 200 events, the latest last. */
      recent: maybe(z.array(recentEntry).readonly()),
      /** Of a game that is over: figures of every seat when each turn began. */
      course: maybe(z.array(turnFigures).readonly()),
    })
    .describe('Everything, on arrival and after `resync`. `view` is missing until the dice are mixed.'),
  z
    .strictObject({ type: z.literal('update'), ...update, view: maybe(view), events: z.array(event).readonly() })
    .describe('Something happened. The view is complete; the events are for the log and for animation.'),
  z
    .strictObject({ type: z.literal('accepted'), id: idSchema, head: maybe(hex32Schema) })
    .describe(
      'On disk. The `update` that shows it may come before or after. `head`: a receipt, the chain of the log after it.',
    ),
  z.strictObject({ type: z.literal('refused'), id: idSchema, refusal: refusalSchema }),
  z
    .strictObject({
      type: z.literal('chat'),
      serial: z.int(),
      at: z.number(),
      /** Missing: a spectator. */
      from: maybe(seat),
      name: z.string(),
      to: maybe(seat),
      /** Empty with `remark`. */
      text: z.string(),
      remark: maybe(remarkSchema),
    })
    .describe(
      'One message; after a reconnect the history comes as several of these. What a computer player says is a `remark`: a key and its values, to be said in the language of the reader.',
    ),
  z
    .strictObject({
      type: z.literal('error'),
      problem: problemSchema,
      /** For whoever writes a client: what exactly was wrong. Not for players. */
      detail: maybe(z.string()),
      id: maybe(idSchema),
    })
    .describe('What went wrong outside the rules; nothing was changed.'),
  z.strictObject({ type: z.literal('pong'), now: z.number(), id: maybe(idSchema) }),
  z
    .strictObject({
      type: z.literal('bye'),
      reason: z.enum([
        'draining',
        'kicked',
        'cancelled',
        'replaced',
        'left',
        'deleted',
        'tooSlow',
        'tooFast',
        'wrongVersion',
      ]),
    })
    .describe('The connection or the stay here ends; `draining` means: connect again.'),
] as const;

export const serverMessageSchema = z.discriminatedUnion('type', serverMessageSchemas);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
/** Everything one viewer is told of a table, and what is told them when something happens. */
export type FullUpdate = Omit<ServerMessageOf<'tableState'>, 'type'>;
export type TableUpdate = Omit<ServerMessageOf<'update'>, 'type'>;
export type TurnFigures = z.infer<typeof turnFigures>;
export type RecentEntry = z.infer<typeof recentEntry>;
export type TableRefusalCode = (typeof TABLE_REFUSALS)[number];
export type LobbyState = z.infer<typeof lobbyStateSchema>;
export type LobbySeat = z.infer<typeof lobbySeatSchema>;
export type LobbyListItem = z.infer<typeof lobbyListItemSchema>;
