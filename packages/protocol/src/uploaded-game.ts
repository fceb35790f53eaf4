/** A game carried from one device to the server: nothing but names of cards and small numbers. */
import { MAX_SEATS, ONCE_PER_TURN, SIDES } from '@illuminice/engine';
import { z } from 'zod';
import { botLevelSchema, idSchema, personaSchema, seatSchema as seat } from './fields.ts';
import { gameOptionsSchema } from './game-options.ts';
import { nameSchema } from './text.ts';

const maybe = z.exactOptional;
const card = z.string().regex(/^[a-z0-9][a-z0-9-]{0,47}$/, 'a card is named in lower-case letters, digits and -');
const cards = (most: number) => z.array(card).max(most);
const amount = z.int().min(0).max(100_000);
const MOST_GROUPS = 120;
const MOST_SPECIALS = 40;

/** One item for each Group, its master before it; `illuminati` is the root. */
const hangingGroup = z.strictObject({
  group: card,
  below: card,
  on: z.enum(SIDES),
  money: amount,
});

const seatPosition = z.strictObject({
  illuminati: card,
  money: amount,
  structure: z.array(hangingGroup).max(MOST_GROUPS),
  specials: z.array(z.strictObject({ card, faceUp: z.boolean() })).max(MOST_SPECIALS),
  turnsTaken: z.int().min(0).max(10_000),
  destroyed: z.int().min(0).max(MOST_GROUPS),
  goal: maybe(card),
  participated: z.array(z.strictObject({ card, times: z.int().min(1).max(2) })).max(MOST_GROUPS),
  stacked: cards(MOST_GROUPS),
  used: z.array(z.enum(ONCE_PER_TURN)).max(ONCE_PER_TURN.length),
  out: maybe(z.enum(['left', 'eliminated'])),
});

export const uploadedPositionSchema = z.strictObject({
  seats: z.array(seatPosition).min(2).max(MAX_SEATS),
  initialPlayers: z.int().min(2).max(MAX_SEATS),
  uncontrolled: cards(MOST_GROUPS),
  dead: cards(MOST_GROUPS),
  discard: cards(MOST_SPECIALS),
  /** Which cards, in no order that counts: the server shuffles them. */
  deck: cards(MOST_GROUPS + MOST_SPECIALS),
  turn: z.strictObject({
    seat,
    phase: z.enum(['actions', 'transfers', 'powers']),
    actionsUsed: z.int().min(0).max(2),
    freeTransfersUsed: z.int().min(0).max(2),
  }),
});

export const uploadGameSchema = z
  .strictObject({
    type: z.literal('uploadGame'),
    id: maybe(idSchema),
    name: nameSchema,
    /** Which of the seats is mine. */
    seat,
    /** Who sits at the others: computer players, until somebody comes with the code and takes their place. */
    seats: z
      .array(z.strictObject({ name: nameSchema, level: maybe(botLevelSchema), persona: maybe(personaSchema) }))
      .min(2)
      .max(MAX_SEATS),
    options: gameOptionsSchema,
    position: uploadedPositionSchema,
  })
  .describe('Opens a lobby whose game goes on from this position, with new dice and a shuffled deck, marked as such.');

export type UploadedPosition = z.infer<typeof uploadedPositionSchema>;
