/** Commands that should not get through: somebody else's, yesterday's, bent ones, and things that are no commands at all. */
import { COMMAND_SHAPES, type Command, type SeatCommand } from '@illuminice/engine';
import type { Chance } from '../policy/chance.ts';
import type { Sent } from './watched-game.ts';

/** A game that somebody leaves is soon over. */
const TYPES = Object.keys(COMMAND_SHAPES).filter((type) => type !== 'leave');

export interface StrayFrom {
  readonly chance: Chance;
  readonly seats: number;
  readonly size: number;
  /** Something this seat might well do now. */
  readonly fitting: SeatCommand;
  readonly seat: number;
  /** What was sent before in this game. */
  readonly history: readonly Sent[];
}

export function strayCommand(from: StrayFrom): Sent {
  const { chance, fitting, seat, seats, history } = from;
  switch (chance.below(6)) {
    case 0:
      return { command: { ...fitting, seat: chance.below(seats) } };
    case 1:
      return history.length > 0 ? chance.oneOf(history) : { command: { ...fitting, seat: chance.below(seats) } };
    case 2:
    case 3:
      return bent(from);
    case 4:
      return { command: { type: chance.oneOf(TYPES), seat } as Command, shape: 'bent' };
    default:
      return malformed(from);
  }
}

/** One number in it is another, one part is missing, or one card is named twice. It may still have a shape; then it must be admitted to be accepted. */
function bent({ chance, fitting, seat, size }: StrayFrom): Sent {
  const copy = JSON.parse(JSON.stringify(fitting)) as SeatCommand;
  const leaves = leavesOf(copy);
  if (leaves.length === 0) return { command: { ...copy, seat: seat + 1 }, shape: 'bent' };
  const { holder, key } = chance.oneOf(leaves);
  const value = Reflect.get(holder, key);
  if (!Array.isArray(holder) && /^\d+$/.test(key) && chance.happens(30)) {
    Reflect.set(holder, `0${key}`, value); // the same card in another spelling
  } else if (typeof value === 'number') {
    const others = [value + 1, value - 1, 0, -1, 1, chance.below(size), chance.below(8), 1_000_000, value + 0.5];
    Reflect.set(holder, key, chance.oneOf(others));
  } else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  return { command: { ...copy, seat }, shape: 'bent' };
}

interface Leaf {
  readonly holder: object;
  readonly key: string;
}

function leavesOf(value: object): Leaf[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'type' || key === 'seat') return [];
    return typeof inner === 'object' && inner !== null ? leavesOf(inner) : [{ holder: value, key }];
  });
}

const JUNK: readonly unknown[] = [null, 'junk', Number.NaN, Number.POSITIVE_INFINITY];
const BAD_SEATS: readonly unknown[] = [-1, 8, 99, 0.5, '0', null, Number.NaN];

function malformed({ chance, fitting, seat, seats }: StrayFrom): Sent {
  const send = (thing: unknown): Sent => ({ command: thing as Command, shape: 'malformed' });
  switch (chance.below(4)) {
    case 0: {
      const bad = chance.oneOf(BAD_SEATS);
      return send({ ...fitting, seat: bad === 8 ? seats : bad });
    }
    case 1:
      return send({ ...fitting, seat, extra: 1 });
    case 2:
      return send({ ...fitting, seat, type: chance.oneOf(['', 'toString', '__proto__', 'nonsense', 7, null]) });
    default: {
      const keys = Object.keys(fitting).filter((key) => key !== 'type');
      if (keys.length === 0) return send({ ...fitting, seat, [chance.oneOf(['amount', 'card'])]: 1 });
      return send({ ...fitting, seat, [chance.oneOf(keys)]: chance.oneOf(JUNK) });
    }
  }
}
