import { FORMER_PRESET_NAMES, PRESET_NAMES, presetNamed } from '@illuminice/engine';
import { z } from 'zod';
import {
  actSignatureSchema,
  botLevelSchema,
  codeSchema,
  idSchema,
  personaSchema,
  SPECTATORS,
  seatSchema as seat,
} from './fields.ts';
import { gameOptionsSchema } from './game-options.ts';
import { tableRequestSchemas } from './table-requests.ts';
import { chatTextSchema, nameSchema } from './text.ts';
import { uploadGameSchema } from './uploaded-game.ts';

const maybe = z.exactOptional;
/** Optional on lobby messages: an `error` or `accepted` that answers one repeats it. */
const id = maybe(idSchema);
/** One of both: spectators have no seat, and no two people in a lobby have the same name. */
const anybody = { seat: maybe(seat), spectator: maybe(nameSchema) };

/** Seconds; longer is silence. */
const MOST_SLOW = 300;
const presets = z.enum([...PRESET_NAMES, ...FORMER_PRESET_NAMES]).transform(presetNamed);

const lobbySchemas = [
  z
    .strictObject({
      type: z.literal('hello'),
      version: z.int(),
      resume: maybe(z.strictObject({ table: idSchema, version: z.int().min(0) })),
    })
    .describe('First message on every connection. `resume`: the table and the version of the last update seen.'),
  z
    .strictObject({
      type: z.literal('createLobby'),
      id,
      name: nameSchema,
      options: maybe(gameOptionsSchema),
      preset: maybe(presets),
      public: maybe(z.boolean()),
    })
    .describe('Opens a lobby with me as its host (R-22.3).'),
  uploadGameSchema,
  z.strictObject({ type: z.literal('joinLobby'), id, code: codeSchema, name: nameSchema }).describe('R-22.4.'),
  z
    .strictObject({ type: z.literal('leaveLobby'), id, signed: maybe(actSignatureSchema) })
    .describe('R-22.7. From a running game: `signed` is of the command `leave` with this `id`.'),
  z.strictObject({ type: z.literal('rename'), id, name: nameSchema }).describe('R-22.5: in the lobby only.'),
  z
    .strictObject({
      type: z.literal('setOptions'),
      id,
      options: maybe(gameOptionsSchema),
      preset: maybe(presets),
      public: maybe(z.boolean()),
    })
    .describe('Host only. `preset` first, then `options` on top of it.'),
  z
    .strictObject({ type: z.literal('ready'), id, on: z.boolean() })
    .describe('Of a seat, before a game: shown to the others. Taken back when the host changes the options.'),
  z
    .strictObject({ type: z.literal('addBot'), id, level: botLevelSchema, persona: maybe(personaSchema) })
    .describe('Host only.'),
  z.strictObject({ type: z.literal('removeBot'), id, seat }).describe('Host only.'),
  z.strictObject({ type: z.literal('moveSeat'), id, from: seat, to: seat }).describe('Host only: seat order.'),
  z
    .strictObject({ type: z.literal('kick'), id, ...anybody })
    .describe('Host only. A seat before the game; a spectator, by name, at any time. They may not come back.'),
  z
    .strictObject({
      type: z.literal('moderate'),
      id,
      spectators: maybe(z.enum(SPECTATORS)),
      slow: maybe(z.int().min(0).max(MOST_SLOW)),
    })
    .describe(
      'Host only, also while the game runs: `off` nobody may watch, `silent` they say nothing, `talking` they do. `slow`: seconds between two lines of one person, 0 for none.',
    ),
  z.strictObject({ type: z.literal('passHost'), id, seat }).describe('Host only.'),
  z.strictObject({ type: z.literal('start'), id }).describe('Host only, with 2 to 8 seats filled.'),
  z
    .strictObject({ type: z.literal('cancel'), id })
    .describe('Host only: before Illuminati have been chosen (REQ-019).'),
  z.strictObject({ type: z.literal('spectate'), id, code: codeSchema }).describe('Watch a running game (R-18.9).'),
  z.strictObject({ type: z.literal('stopSpectating'), id }),
  z.strictObject({ type: z.literal('listLobbies'), id }).describe('Public lobbies and running games to watch.'),
  z
    .strictObject({ type: z.literal('quickMatch'), id, name: nameSchema })
    .describe('Any public lobby with room, or a new one.'),
  z.strictObject({ type: z.literal('resync'), id }).describe('The whole `tableState` or `lobby` again.'),
  z
    .strictObject({ type: z.literal('chat'), id, text: chatTextSchema, to: maybe(seat) })
    .describe('To the table or, with `to`, a whisper to one seat.'),
  z
    .strictObject({ type: z.literal('mute'), id, ...anybody, on: z.boolean() })
    .describe('I no longer see what that seat, or that spectator, says here.'),
  z
    .strictObject({ type: z.literal('block'), id, ...anybody, on: z.boolean() })
    .describe('As mute, at every table from now on.'),
  z
    .strictObject({ type: z.literal('report'), id, ...anybody, text: chatTextSchema })
    .describe('To whoever runs this server.'),
  z.strictObject({ type: z.literal('deleteMyData'), id }).describe('Forgets who I am; running seats go to bots.'),
  z.strictObject({ type: z.literal('ping'), id }),
] as const;

export const clientMessageSchemas = [...lobbySchemas, ...tableRequestSchemas] as const;
export const clientMessageSchema = z.discriminatedUnion('type', clientMessageSchemas);

/** What the server has after parsing. */
export type ClientMessage = z.infer<typeof clientMessageSchema>;
/** What a client writes. */
export type ClientMessageInput = z.input<typeof clientMessageSchema>;
export type ClientMessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
