/** What decided a game: everybody's chance over the turns, the attacks that turned it, and what of that was luck. */
import { chancesOf } from '@illuminice/bots';
import { chance36, type Seat, type Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import type { TurnFigures } from '../../session/stores/index.ts';
import { momentOf } from '../game-over/index.ts';
import { attacksOf, type RolledAttack } from './attacks-of.ts';

export interface TurnReview {
  readonly turn: number;
  /** The moment it begins with. */
  readonly at: number;
  readonly seat: Seat;
  /** By seat, in per cent. */
  readonly chance: readonly number[];
  readonly figures: TurnFigures;
}

/** Between these a table of bots could tell nothing apart: what moves nobody by so many points is not named. */
const SWING = 10;

export interface TurningPoint {
  readonly attack: RolledAttack;
  /** Whose chance it moved most, from where to where, in per cent. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** One step of the reckoning: a page does as many of them as it has time for. */
export type ReviewStep = { readonly turn: TurnReview } | { readonly point: TurningPoint } | undefined;

export function reviewSteps(replay: Replay, eyes: Viewer): readonly (() => ReviewStep)[] {
  const last = replay.moments.length - 1;
  const turns = replay.turns.map(({ turn, seat, first }) => () => ({
    turn: turnAt(replay, eyes, { turn, seat, at: first }),
  }));
  const end = replay.turns.at(-1);
  const ending = () => end && { turn: turnAt(replay, eyes, { turn: end.turn + 1, seat: end.seat, at: last }) };
  const points = attacksOf(replay).map((attack) => () => {
    const point = pointOf(replay, eyes, attack);
    return point && { point };
  });
  return [...turns, ending, ...points];
}

function turnAt(
  replay: Replay,
  eyes: Viewer,
  { turn, seat, at }: Pick<TurnReview, 'turn' | 'seat' | 'at'>,
): TurnReview {
  const view = replay.viewAt(at, eyes);
  return { turn, seat, at, chance: inPercent(chancesOf(replay.pack, view)), figures: momentOf(replay.pack, view) };
}

function pointOf(replay: Replay, eyes: Viewer, attack: RolledAttack): TurningPoint | undefined {
  const entry = replay.moments[attack.at]?.seq;
  const before = replay.moments.findLastIndex(({ seq }, moment) => moment < attack.at && seq !== entry);
  const after = replay.moments.findIndex(({ seq, isWhole }) => seq === entry && isWhole);
  if (before < 0 || after < 0) return undefined;
  const [was, is] = [before, after].map((at) => inPercent(chancesOf(replay.pack, replay.viewAt(at, eyes))));
  const moved = (seat: Seat): number => Math.abs((is?.[seat] ?? 0) - (was?.[seat] ?? 0));
  const [seat = 0] = (was ?? []).map((_, each) => each).toSorted((a, b) => moved(b) - moved(a));
  return moved(seat) < SWING ? undefined : { attack, seat, before: was?.[seat] ?? 0, after: is?.[seat] ?? 0 };
}

const inPercent = (shares: readonly number[]): readonly number[] => shares.map((share) => Math.round(100 * share));

export interface Luck {
  readonly seat: Seat;
  readonly rolled: number;
  readonly won: number;
  /** The sum of the chances they were rolled at. */
  readonly expected: number;
}

export function luckOf(attacks: readonly RolledAttack[], seats: number): readonly Luck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = attacks.filter((attack) => attack.seat === seat);
    return {
      seat,
      rolled: own.length,
      won: own.filter(({ succeeded }) => succeeded).length,
      expected: own.reduce((sum, { required }) => sum + chance36(required) / 36, 0),
    };
  });
}

/** From 2 to 12: how often it came, and how often it would in as many rolls. */
export function rollsOf(attacks: readonly RolledAttack[]): readonly {
  readonly roll: number;
  readonly count: number;
  readonly expected: number;
}[] {
  return Array.from({ length: 11 }, (_, index) => ({
    roll: index + 2,
    count: attacks.filter(({ roll }) => roll === index + 2).length,
    expected: (attacks.length * (6 - Math.abs(index - 5))) / 36,
  }));
}
