/** What turned a game: attacks, deals, Specials and its end, where they moved somebody's chance to win by ten points or more. */
import { chancesOf } from '@illuminice/bots';
import type { Seat } from '@illuminice/engine';
import { attacksOf, type RolledAttack } from './attacks-of.ts';
import { type Deal, dealsOf } from './deals-of.ts';
import { type Reviewed, settledAfter } from './roll-worth.ts';
import { type PlayedSpecial, specialsOf } from './specials-of.ts';

/** Chances are not surer than this: what moves nobody by so many points is not named. */
const SWING = 10;
/** A game of four has two dozen of them; whoever asks what decided it is told of so many. */
const MOST_POINTS = 8;

/** Whose chance it moved most, in per cent. */
interface Moved {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** The attack as a whole, from before its announcement until all was placed and paid; or its dice alone, from what both outcomes promised. */
interface AttackPoint extends Moved {
  readonly by: 'attack' | 'dice';
  readonly attack: RolledAttack;
}

interface DealPoint extends Moved {
  readonly by: 'deal';
  readonly deal: Deal;
  readonly from: number;
}

interface SpecialPoint extends Moved {
  readonly by: 'special';
  readonly special: PlayedSpecial;
  readonly from: number;
}

/** The game was won without a roll: by income, a transfer, by score, or because somebody else went. */
interface EndPoint extends Moved {
  readonly by: 'end';
  readonly isByScore: boolean;
  /** Several may win together. */
  readonly winners: readonly Seat[];
  readonly turn: number;
  readonly from: number;
  readonly at: number;
}

export type TurningPoint = AttackPoint | DealPoint | SpecialPoint | EndPoint;

/** The moment before it, and the one it is decided at. */
export function spanOf(point: TurningPoint): { readonly from: number; readonly at: number } {
  switch (point.by) {
    case 'attack':
    case 'dice':
      return { from: point.attack.from, at: point.attack.at };
    case 'deal':
      return { from: point.from, at: point.deal.at };
    case 'special':
      return { from: point.from, at: point.special.at };
    case 'end':
      return { from: point.from, at: point.at };
  }
}

/** The largest of them, as they came. */
export function namedPoints({ points }: { readonly points: readonly TurningPoint[] }): readonly TurningPoint[] {
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return points
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, MOST_POINTS)
    .sort((one, other) => spanOf(one).at - spanOf(other).at);
}

interface Chances {
  readonly was: readonly number[];
  readonly expected: readonly number[];
  readonly after: readonly number[];
}

export function pointOfAttack(attack: RolledAttack, { was, expected, after }: Chances): TurningPoint | undefined {
  const whole = swing({ from: was, to: after, of: attack.seat });
  // Whoever fails at what would have won stands where they stood before; what the dice took from them is in no other figure.
  const dice = swing({ from: expected, to: after, of: attack.seat });
  const isOfDice = sizeOf(dice) > sizeOf(whole);
  const moved = isOfDice ? dice : whole;
  return sizeOf(moved) < SWING ? undefined : { by: isOfDice ? 'dice' : 'attack', attack, ...moved };
}

export function pointOfDeal(reviewed: Reviewed, deal: Deal): TurningPoint | undefined {
  const found = movedAround(reviewed, { at: deal.at, of: deal.offer.from });
  return found && { by: 'deal', deal, ...found };
}

export function pointOfSpecial(reviewed: Reviewed, special: PlayedSpecial): TurningPoint | undefined {
  const found = movedAround(reviewed, { at: special.at, of: special.seat });
  return found && { by: 'special', special, ...found };
}

/** From the line before until nothing of it is left to be answered: a Group that was handed over is placed, a Special may be cancelled. */
function movedAround({ replay, eyes }: Reviewed, { at, of }: { readonly at: number; readonly of: Seat }) {
  const { moments, pack } = replay;
  const seq = moments[at]?.seq ?? 0;
  const from = moments.findLastIndex((moment) => moment.seq < seq);
  const to = settledAfter(replay, at);
  if (from < 0 || to === undefined) return undefined;
  const [was, is] = [from, to].map((moment) => chancesOf(pack, replay.viewAt(moment, eyes)));
  const moved = was && is && swing({ from: was, to: is, of });
  return !moved || sizeOf(moved) < SWING ? undefined : { from, ...moved };
}

/** Where no attack of the last turn won it, or the score did: from what was done last in it, or from the beginning of that turn. */
export function pointOfEnd({ replay, eyes }: Reviewed): TurningPoint | undefined {
  const { moments, pack, turns } = replay;
  const at = moments.length - 1;
  const turn = turns.at(-1);
  const { winners = [], goals = [] } = replay.at(at).game?.over ?? {};
  const [winner] = winners;
  if (!turn || winner === undefined) return undefined;
  const isByScore = goals[winner]?.includes('score') === true;
  const ofTurn = <T extends { readonly turn: number }>(all: readonly T[]): readonly T[] =>
    all.filter((each) => each.turn === turn.turn);
  const attacks = ofTurn(attacksOf(replay));
  // Between a capture that is enough and the end of the turn a chance is below a hundred only because it is one.
  if (!isByScore && attacks.some(({ seat, succeeded }) => seat === winner && succeeded)) return undefined;
  const done = [attacks, ofTurn(specialsOf(replay)), ofTurn(dealsOf(replay, eyes))].flatMap(
    (all) => all.at(-1)?.at ?? [],
  );
  const from = done.length > 0 ? settledAfter(replay, Math.max(...done)) : undefined;
  const [before, after] = [from ?? turn.first, at].map((moment) =>
    inPercent(chancesOf(pack, replay.viewAt(moment, eyes))[winner] ?? 0),
  );
  const moved = { seat: winner, before: before ?? 0, after: after ?? 0 };
  return sizeOf(moved) < SWING
    ? undefined
    : { by: 'end', isByScore, winners, turn: turn.turn, from: from ?? turn.first, at, ...moved };
}

export const inPercent = (share: number): number => Math.round(100 * share);

const sizeOf = ({ before, after }: Moved): number => Math.abs(after - before);

interface Swing {
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Whose doing it is: named where somebody else lost as much as they won. */
  readonly of: Seat;
}

/** Whom it moved most, in whole per cent. */
function swing({ from, to, of }: Swing): Moved {
  const moved = to.map((share, seat) => ({ seat, before: inPercent(from[seat] ?? 0), after: inPercent(share) }));
  const own = moved.filter(({ seat }) => seat === of);
  return [...own, ...moved].reduce((most, each) => (sizeOf(each) > sizeOf(most) ? each : most));
}
