/** What decided a game: everybody's chance over the turns, what turned it, what of that was luck of dice and of cards, and what was play. */
import { chancesOf } from '@illuminice/bots';
import { chance36, type Seat } from '@illuminice/engine';
import { attacksOf, type RolledAttack } from './attacks-of.ts';
import { dealsOf } from './deals-of.ts';
import { type Decided, type Decision, decisionsOf, isDisputed, judged } from './decisions-of.ts';
import { drawsOf, worthOfDraw } from './draw-worth.ts';
import { inPercent, pointOfAttack, pointOfDeal, pointOfEnd, pointOfSpecial, type TurningPoint } from './points-of.ts';
import { chancesAfter, expectedBefore, type Reviewed } from './roll-worth.ts';
import { specialsOf } from './specials-of.ts';

export interface TurnReview {
  readonly turn: number;
  /** The moment it begins with. */
  readonly at: number;
  readonly seat: Seat;
  /** By seat, in per cent. */
  readonly chance: readonly number[];
}

/** Everything a review says of one game as these eyes saw it. */
export interface Review {
  readonly turns: readonly TurnReview[];
  readonly points: readonly TurningPoint[];
  /** By seat: points of chance that rolls gave, over what they promised; and that drawn cards gave, over the others of the deck. */
  readonly luck: readonly number[];
  readonly draws: readonly number[];
  readonly decisions: readonly Decision[];
  /** Of the decisions people took: how many there are, and how many were weighed before the time was up: those that would have been suggested, then those with most at stake. */
  readonly taken: number;
  readonly weighed: number;
  readonly done: number;
  readonly all: number;
}

export const NOT_REVIEWED: Review = {
  turns: [],
  points: [],
  luck: [],
  draws: [],
  decisions: [],
  taken: 0,
  weighed: 0,
  done: 0,
  all: 1,
};

/** A review takes half a minute at most, what it was looking at last included; a single decision takes three seconds where it takes long. */
export const REVIEW_MS = 24_000;

type Step = (review: Review) => Partial<Review>;

/**
 * What has been found so far, step by step; what is looked at first is reckoned first. Chances, rolls and draws take a fraction of a second,
 * and so does finding the decisions nothing can be held against. The others are played on dozens of times, so they come last, where most was
 * at stake first, as many as the time allows; with a review that was broken off, from where it was.
 */
export function* reviewing(reviewed: Reviewed, begun?: Review): Generator<Review> {
  const steps = stepsOf(reviewed);
  const decided = decisionsOf(reviewed);
  let review: Review = { ...NOT_REVIEWED, taken: decided.length, all: steps.length + decided.length };
  for (const step of steps) {
    review = { ...review, ...step(review), done: review.done + 1 };
    yield review;
  }
  const disputed = decided.filter((each) => isDisputed(reviewed, each));
  const settled = decided.length - disputed.length;
  const known = Math.max(0, (begun?.weighed ?? 0) - settled);
  const decisions = begun?.decisions ?? [];
  review = { ...review, decisions, weighed: settled + known, done: review.done + settled + known };
  yield review;
  for (const each of byStake(disputed, review.turns).slice(known)) {
    if (reviewed.isTimeUp?.()) break;
    const found = judged(reviewed, each);
    // Broken off in the middle of it: it was not weighed.
    if (!found && reviewed.isTimeUp?.()) break;
    const decisions = found ? [...review.decisions, found] : review.decisions;
    review = { ...review, decisions, weighed: review.weighed + 1, done: review.done + 1 };
    yield review;
  }
  if (review.done < review.all) yield { ...review, done: review.all };
}

/** How much the turn moved the chance of whoever decided, either way; as they came where it is the same. */
export function byStake(decided: readonly Decided[], turns: readonly TurnReview[]): readonly Decided[] {
  const stakes = new Map(
    turns.map(({ turn, chance }, index) => [
      turn,
      chance.map((share, seat) => Math.abs((turns[index + 1]?.chance[seat] ?? share) - share)),
    ]),
  );
  const stake = ({ turn, seat }: Decided): number => stakes.get(turn)?.[seat] ?? 0;
  return decided.toSorted((one, other) => stake(other) - stake(one));
}

function stepsOf(reviewed: Reviewed): readonly Step[] {
  const { replay } = reviewed;
  const last = replay.moments.length - 1;
  const end = replay.turns.at(-1);
  const turns = [...replay.turns, ...(end ? [{ turn: end.turn + 1, seat: end.seat, first: last }] : [])];
  return [
    ...turns.map(({ turn, seat, first }): Step => {
      return (review) => ({ turns: [...review.turns, turnAt(reviewed, { turn, seat, at: first })] });
    }),
    ...attacksOf(replay).map(
      (attack): Step =>
        (review) =>
          withRoll(review, reviewed, attack),
    ),
    ...dealsOf(replay, reviewed.eyes).map(
      (deal): Step =>
        (review) =>
          withPoint(review, pointOfDeal(reviewed, deal)),
    ),
    ...specialsOf(replay).map(
      (special): Step =>
        (review) =>
          withPoint(review, pointOfSpecial(reviewed, special)),
    ),
    (review) => withPoint(review, pointOfEnd(reviewed)),
    ...drawsOf(replay, reviewed.entries).map(
      (drawn): Step =>
        (review) => {
          const worth = worthOfDraw(reviewed, drawn);
          return worth ? { draws: worth.map((share, seat) => (review.draws[seat] ?? 0) + 100 * share) } : {};
        },
    ),
  ];
}

function turnAt({ replay, eyes }: Reviewed, { turn, seat, at }: Pick<TurnReview, 'turn' | 'seat' | 'at'>): TurnReview {
  const view = replay.viewAt(at, eyes);
  return { turn, seat, at, chance: chancesOf(replay.pack, view).map(inPercent) };
}

function withRoll(review: Review, reviewed: Reviewed, attack: RolledAttack): Partial<Review> {
  const { replay, eyes } = reviewed;
  const after = chancesAfter(reviewed, attack);
  if (!after) return {};
  const expected = expectedBefore(reviewed, attack, after);
  const luck = after.map((share, seat) => (review.luck[seat] ?? 0) + 100 * (share - (expected?.[seat] ?? share)));
  const was = chancesOf(replay.pack, replay.viewAt(attack.from, eyes));
  const point = pointOfAttack(attack, { was, expected: expected ?? after, after });
  return { luck, ...withPoint(review, point) };
}

function withPoint({ points }: Review, point: TurningPoint | undefined): Partial<Review> {
  return point ? { points: [...points, point] } : {};
}

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
    count: attacks.filter(({ thrown }) => thrown === index + 2).length,
    expected: (attacks.length * (6 - Math.abs(index - 5))) / 36,
  }));
}
