import { MAX_SEATS } from '@illuminice/engine';
import { z } from 'zod';

/** without 0, O, 1, I and L; not case-sensitive. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

export const codeSchema = z
  .string()
  .max(32)
  .transform((typed) => typed.trim().toUpperCase())
  .refine((code) => /^[A-HJKMNP-Z2-9]{6}$/.test(code), 'a code is 6 characters from A–Z and 2–9, without I, L and O');

export const seatSchema = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** Chosen by the client, unique for it within a table: a resent id gets the first answer. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'an id is 1 to 64 letters, digits, - or _');

export const hex32Schema = z.string().regex(/^[0-9a-f]{64}$/, '64 lower-case hex digits');

/**
 * Ed25519 over the act, who sits where and what the seat was told last: docs/decisions/0012-a-log-that-proves-the-table.md.
 * `after`: `head` of the last update. Who does not sign plays all the same, and the log says so.
 */
export const actSignatureSchema = z.strictObject({
  signature: z.string().regex(/^[0-9a-f]{128}$/, '128 lower-case hex digits'),
  after: z.exactOptional(hex32Schema),
});

export const BOT_LEVELS = ['novice', 'regular', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
export const botLevelSchema = z.enum(BOT_LEVELS);
export const personaSchema = z.string().regex(/^[a-z][a-z-]{0,31}$/, 'a persona is a lower-case name');

/** What those who look on may do: nothing, watch, or watch and talk. */
export const SPECTATORS = ['off', 'silent', 'talking'] as const;
