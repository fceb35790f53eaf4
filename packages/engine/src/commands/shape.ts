import type { Pack } from '../cards/pack.ts';
import { COMMAND_SHAPES, type Fields, type Leaf, MOST_LISTED, type Shape } from '../model/command-shapes.ts';
import type { State } from '../model/state.ts';
import { ALIGNMENTS, type Alignment, ATTACK_KINDS, type AttackKind } from '../vocabulary/vocabulary.ts';

/**
 * Whether something that claims to be a command has the shape of one. The last line of defence behind the protocol's schemas:
 * bots, replays and tests come here without them, and a malformed command must be refused, never thrown.
 */
export function isWellFormed(pack: Pack, state: State, command: Readonly<Record<string, unknown>>): boolean {
  const check = typeof command.type === 'string' ? CHECKS.get(command.type) : undefined;
  return check?.(command, pack, state) ?? false;
}

type Check = (value: unknown, pack: Pack, state: State) => boolean;

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const isBelow = (value: unknown, end: number): boolean => isWhole(value) && value >= 0 && value < end;

const LEAVES: Readonly<Record<Leaf, Check>> = {
  amount: (value) => typeof value === 'number' && Number.isFinite(value),
  index: (value) => isBelow(value, Number.POSITIVE_INFINITY),
  serial: (value) => isBelow(value, Number.POSITIVE_INFINITY),
  flag: (value) => typeof value === 'boolean',
  yes: (value) => value === true,
  seat: (value, _, { seats }) => isBelow(value, seats),
  card: (value, { size }) => isBelow(value, size),
  special: (value, { specials }) => isBelow(value, specials.length),
  illuminati: (value, pack) => isBelow(value, pack.illuminati.length),
  side: (value) => isBelow(value, 4),
  sideOrDrop: (value) => value === 'drop' || isBelow(value, 4),
  alignment: (value) => ALIGNMENTS.includes(value as Alignment),
  attackKind: (value) => ATTACK_KINDS.includes(value as AttackKind),
  helpedSide: (value) => value === 'for' || value === 'against',
};

function checkOf(shape: Shape): Check {
  if (typeof shape === 'string') return LEAVES[shape];
  if ('list' in shape) return listCheck(shape.list, (length) => length <= MOST_LISTED);
  if ('pair' in shape) return listCheck(shape.pair, (length) => length === 2);
  if ('byCard' in shape) return byCardCheck(shape.byCard);
  if ('either' in shape) {
    const choices = shape.either.map((choice) => fieldsCheck(choice));
    return (value, pack, state) => choices.some((choice) => choice(value, pack, state));
  }
  return fieldsCheck(shape);
}

function listCheck(item: Shape, isLong: (length: number) => boolean): Check {
  const check = checkOf(item);
  return (value, pack, state) =>
    Array.isArray(value) && isLong(value.length) && value.every((each) => check(each, pack, state));
}

/** Each card under one key: '8' and '08' would be two treasuries in a sum and one on the table. */
function byCardCheck(item: Shape): Check {
  const check = checkOf(item);
  return (value, pack, state) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([key, each]) => key === String(Number(key)) && isBelow(Number(key), pack.size) && check(each, pack, state),
    );
}

function fieldsCheck({ fields, exactlyOne }: Fields, besides: readonly string[] = []): Check {
  const checks = Object.entries(fields).map(([name, shape]) => {
    const isOptional = typeof shape === 'object' && 'optional' in shape;
    return { name, isOptional, check: checkOf(isOptional ? shape.optional : shape) };
  });
  return (value, pack, state) => {
    if (!isRecord(value)) return false;
    for (const key in value) if (!Object.hasOwn(fields, key) && !besides.includes(key)) return false;
    for (const { name, isOptional, check } of checks) {
      const field = value[name];
      if (field === undefined ? !isOptional : !check(field, pack, state)) return false;
    }
    return exactlyOne === undefined || exactlyOne.filter((name) => value[name] !== undefined).length === 1;
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const CHECKS: ReadonlyMap<string, Check> = new Map(
  Object.entries(COMMAND_SHAPES).map(([type, shape]) => [type, fieldsCheck(shape, ['type', 'seat'])]),
);
