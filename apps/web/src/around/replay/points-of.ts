/** What turned a game: attacks, deals and its end, where they moved somebody's chance to win by ten points or more. */
import { chancesOf } from '@illuminice/bots';
import type { Seat } from '@illuminice/engine';
import { attacksOf, type RolledAttack } from './attacks-of.ts';
import type { Deal } from './deals-of.ts';
import { type Reviewed, settledAfter } from './roll-worth.ts';

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

/** The game was won without a roll: by income, a transfer, a deal, or because somebody else went. */
interface EndPoint extends Moved {
  readonly by: 'end';
  readonly turn: number;
  readonly from: number;
  readonly at: number;
}

export type TurningPoint = AttackPoint | DealPoint | EndPoint;

/** The moment before it, and the one it is decided at. */
export function spanOf(point: TurningPoint): { readonly from: number; readonly at: number } {
  switch (point.by) {
    case 'attack':
    case 'dice':
      return { from: point.attack.from, at: point.attack.at };
    case 'deal':
      return { from: point.from, at: point.deal.at };
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

export function pointOfDeal({ replay, eyes }: Reviewed, deal: Deal): TurningPoint | undefined {
  const { moments, pack } = replay;
  const seq = moments[deal.at]?.seq ?? 0;
  const from = moments.findLastIndex((moment) => moment.seq < seq);
  const to = moments.findLastIndex((moment) => moment.seq === seq);
  if (from < 0) return undefined;
  const moved = swing({
    from: chancesOf(pack, replay.viewAt(from, eyes)),
    to: chancesOf(pack, replay.viewAt(to, eyes)),
    of: deal.offer.from,
  });
  return sizeOf(moved) < SWING ? undefined : { by: 'deal', deal, from, ...moved };
}

/** Where no attack of the last turn won it: from the last of them on, or from the beginning of that turn. */
export function pointOfEnd({ replay, eyes }: Reviewed): TurningPoint | undefined {
  const { moments, pack, turns } = replay;
  const at = moments.length - 1;
  const turn = turns.at(-1);
  const [winner] = replay.at(at).game?.over?.winners ?? [];
  if (!turn || winner === undefined) return undefined;
  const attacks = attacksOf(replay).filter((each) => each.turn === turn.turn);
  // Between a capture that is enough and the end of the turn a chance is below a hundred only because it is one.
  if (attacks.some(({ seat, succeeded }) => seat === winner && succeeded)) return undefined;
  const attack = attacks.at(-1);
  const from = (attack && settledAfter(replay, attack.at)) ?? turn.first;
  const [before, after] = [from, at].map((moment) =>
    inPercent(chancesOf(pack, replay.viewAt(moment, eyes))[winner] ?? 0),
  );
  const moved = { seat: winner, before: before ?? 0, after: after ?? 0 };
  return sizeOf(moved) < SWING ? undefined : { by: 'end', turn: turn.turn, from, at, ...moved };
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
