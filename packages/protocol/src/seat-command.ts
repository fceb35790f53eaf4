import { ALIGNMENTS, ATTACK_KINDS, type SeatCommand } from '@illuminice/engine';
import { z } from 'zod';
import { seatSchema as seat } from './fields.ts';

/**
 * One schema per command of the engine (packages/engine/src/model/commands.ts). Ranges that depend on the table - which seats
 * and cards exist - are the engine's business; here everything is whole, bounded and of the right shape.
 */

const AMOUNT_LIMIT = 1_000_000;

const index = z.int().min(0).max(255);
const card = index;
const special = index;
const illuminati = index;
const serial = z.int().min(0).max(AMOUNT_LIMIT);
/** Whole or not, the engine says which amounts it takes and why. */
const amount = z.number().min(-AMOUNT_LIMIT).max(AMOUNT_LIMIT);
const side = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const yes = z.literal(true);
const cardKey = z.string().regex(/^(0|[1-9]\d{0,2})$/, 'a card number');
const amounts = z.record(cardKey, amount);
const alignment = z.enum(ALIGNMENTS);
const maybe = z.exactOptional;

const plan = z.record(cardKey, z.union([side, z.literal('drop')]));
const placement = { host: card, side, plan: maybe(plan), dropOld: maybe(z.array(card).max(106)) };
const placements = z.record(cardKey, z.strictObject(placement));
const bundle = z.strictObject({
  money: maybe(amount),
  specials: maybe(z.array(special).max(106)),
  groups: maybe(z.array(card).max(106)),
});
const change = {
  target: card,
  add: maybe(alignment),
  remove: maybe(alignment),
  reverse: maybe(alignment),
};
const privilege = z.union([z.strictObject({ discard: special }), z.strictObject({ pay: yes })]);

function command<const Type extends SeatCommand['type'], Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

export const seatCommandSchema = z.discriminatedUnion('type', [
  command('chooseIlluminati', { card: illuminati }),
  command('chooseGoal', { goal: illuminati }),
  command('attack', {
    kind: z.enum(ATTACK_KINDS),
    attacker: card,
    target: card,
    aids: maybe(z.array(card).max(106)),
    privilege: maybe(privilege),
    whispering: maybe(yes),
    lasers: maybe(z.strictObject(change)),
    stated: maybe(amount),
    claimed: maybe(z.boolean()),
  }),
  command('spend', { from: card, amount, side: maybe(z.enum(['for', 'against'])) }),
  command('done', {}),
  command('callOff', {}),
  command('abolish', { discard: z.tuple([special, special]) }),
  command('replace', { discard: maybe(special), pay: maybe(yes), none: maybe(yes) }),
  command('play', {
    card: special,
    target: maybe(card),
    host: maybe(card),
    side: maybe(side),
    money: maybe(card),
    hand: maybe(seat),
    treasuries: maybe(amounts),
  }),
  command('decline', {}),
  command('place', placement),
  command('fund', { amount }),
  command('transfer', { from: card, to: card, amount }),
  command('move', { group: card, host: card, side, plan: maybe(plan) }),
  command('drop', { group: card }),
  command('give', {
    to: seat,
    money: maybe(amount),
    specials: maybe(z.array(special).max(106)),
    groups: maybe(z.array(card).max(106)),
  }),
  command('offer', { to: seat, give: bundle, want: bundle, place: maybe(placements) }),
  command('counter', { from: seat, serial, give: bundle, want: bundle, place: maybe(placements) }),
  command('accept', { from: seat, serial, place: maybe(placements) }),
  command('reject', { from: seat, serial }),
  command('withdraw', { to: seat, serial }),
  command('lasers', change),
  command('recycle', {}),
  command('tax', { seats: z.array(seat).max(8) }),
  command('payTax', { from: amounts }),
  command('payUpkeep', { from: card }),
  command('state', { income: maybe(amount), draws: maybe(amount) }),
  command('claimImmunity', {}),
  command('redistribute', { treasuries: amounts }),
  command('reorganize', { links: z.array(z.strictObject({ card, host: card, side })).max(106) }),
  command('keep', { faceUp: z.boolean() }),
  command('pass', {}),
  command('endActions', {}),
  command('endTransfers', {}),
  command('endTurn', {}),
  command('bid', { amount }),
  command('accuse', { accused: seat, illuminati }),
  command('revealGoal', {}),
  command('flip', { card: special }),
  command('flaunt', { card, shown: z.boolean() }),
  command('peek', { owner: seat, index }),
  command('stopPeek', {}),
  command('catchPeek', { index }),
  command('closeNotice', {}),
  command('leave', {}),
  command('default', {}),
]);

type Parsed = z.infer<typeof seatCommandSchema>;
/** A command the engine learns and this file does not, or the other way round, stops the compiler here. */
const fitsTheEngine: Parsed extends SeatCommand ? (SeatCommand['type'] extends Parsed['type'] ? true : never) : never =
  true;
void fitsTheEngine;
