import {
  ALIGNMENTS,
  ATTACK_KINDS,
  COMMAND_SHAPES,
  type Fields,
  type Leaf,
  MOST_LISTED,
  type SeatCommand,
  type Shape,
} from '@illuminice/engine';
import { z } from 'zod';
import { seatSchema } from './fields.ts';

const AMOUNT_LIMIT = 1_000_000;

const index = z.int().min(0).max(255);
const side = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const cardKey = z.string().regex(/^(0|[1-9]\d{0,2})$/, 'a card number');

/** Which seats and cards a table has is the engine's business; here everything is whole, bounded and of the right shape. */
const LEAVES: Readonly<Record<Leaf, z.ZodType>> = {
  /** Whole or not, the engine says which amounts it takes and why. */
  amount: z.number().min(-AMOUNT_LIMIT).max(AMOUNT_LIMIT),
  index,
  serial: z.int().min(0).max(AMOUNT_LIMIT),
  flag: z.boolean(),
  yes: z.literal(true),
  seat: seatSchema,
  card: index,
  special: index,
  illuminati: index,
  side,
  sideOrDrop: z.union([side, z.literal('drop')]),
  alignment: z.enum(ALIGNMENTS),
  attackKind: z.enum(ATTACK_KINDS),
  helpedSide: z.enum(['for', 'against']),
};

function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') return LEAVES[shape];
  if ('list' in shape) return z.array(schemaOf(shape.list)).max(MOST_LISTED);
  if ('pair' in shape) return z.tuple([schemaOf(shape.pair), schemaOf(shape.pair)]);
  if ('byCard' in shape) return z.record(cardKey, schemaOf(shape.byCard));
  if ('either' in shape) return z.union(shape.either.map((choice) => objectOf(choice)));
  return objectOf(shape);
}

function objectOf({ fields, exactlyOne }: Fields, type: z.core.$ZodLooseShape = {}): z.ZodObject {
  const schema = z.strictObject({
    ...type,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, shape]) => [
        name,
        typeof shape === 'object' && 'optional' in shape ? z.exactOptional(schemaOf(shape.optional)) : schemaOf(shape),
      ]),
    ),
  });
  if (exactlyOne === undefined) return schema;
  return schema.refine(
    (value) => exactlyOne.filter((name) => value[name] !== undefined).length === 1,
    `exactly one of ${exactlyOne.join(', ')}`,
  );
}

const schemas = Object.entries(COMMAND_SHAPES).map(([type, shape]) => objectOf(shape, { type: z.literal(type) }));

/**
 * What the engine's table of shapes says, for what strangers send. A schema made at run time has no type of its own: that shapes and
 * types agree is held beside the table, by the compiler.
 */
export const seatCommandSchema = z.discriminatedUnion(
  'type',
  schemas as [z.ZodObject, ...z.ZodObject[]],
) as z.ZodType as z.ZodType<SeatCommand, SeatCommand>;
