import type { Bundle, CardNo, Seat } from '@illuminice/engine';
import { shareAfter, weighed } from '../attack/outcome.ts';
import { nearestGap } from '../scene/distance.ts';
import { gaining, losing, type SeatFacts } from '../scene/facts.ts';
import { armOf, factsFor, type Scene, shareOf } from '../scene/scene.ts';
import { savedValue } from '../thought/specials.ts';

export interface Trade {
  readonly other: Seat;
  /** What comes to us and what goes. */
  readonly gets: Bundle;
  readonly gives: Bundle;
}

export interface TradeValue {
  /** Change of our share of victory, and of theirs. */
  readonly ours: number;
  readonly theirs: number;
  /** Somebody else than we alone would meet a goal by it, or stand at its door. */
  readonly givesAway: boolean;
}

/** Captures from a goal at which nobody is helped nearer. By judgement: one good attack. */
const DOOR_OF_VICTORY = 1.5;

/** What an exchange does to both structures and goals. */
export function valueTrade(scene: Scene, { other, gets, gives }: Trade): TradeValue {
  const { me } = scene;
  const specials = worth(scene, gets) - priceOf(scene, gives, gets.specials?.length);
  const mine = exchange(scene, me, { comes: gets, goes: gives, specials });
  const theirs = exchange(scene, other, { comes: gives, goes: gets, specials: -specials });
  const after = weighed(scene, [
    [me, mine],
    [other, theirs],
  ]);
  const { ours: tired, theirs: theirsTired } = actionsSpent(scene, { other, gets, gives });
  const gap = nearestGap(theirs, scene.contest, scene.weights);
  const before = nearestGap(factsFor(scene, other), scene.contest, scene.weights);
  return {
    ours: shareAfter(after, me) - shareOf(scene, me) - tired,
    theirs: shareAfter(after, other) - shareOf(scene, other) - theirsTired,
    givesAway: gap === 0 || (gap < before && gap <= DOOR_OF_VICTORY),
  };
}

/** What an action of one's own turn brings, in captures. By judgement: an attack that succeeds twice in three times, less its money. */
const ACTION = 0.45;

/** B-5: each Group that moves costs the current player an action, whoever proposed it. */
function actionsSpent(scene: Scene, { other, gets, gives }: Trade): { readonly ours: number; readonly theirs: number } {
  const { view, me, weights } = scene;
  const moved = (gets.groups?.length ?? 0) + (gives.groups?.length ?? 0);
  const cost = (seat: Seat) => {
    const share = shareOf(scene, seat);
    return view.turn.seat === seat ? moved * ACTION * weights.steepness * share * (1 - share) : 0;
  };
  return { ours: cost(me), theirs: cost(other) };
}

function exchange(
  scene: Scene,
  seat: Seat,
  { comes, goes, specials }: { readonly comes: Bundle; readonly goes: Bundle; readonly specials: number },
): SeatFacts {
  const { pack, board } = scene;
  const facts = factsFor(scene, seat);
  let after: SeatFacts = {
    ...facts,
    purse: Math.max(0, facts.purse + (comes.money ?? 0) - (goes.money ?? 0)),
    specials: facts.specials + specials,
  };
  for (const group of goes.groups ?? []) {
    const { cards } = armOf(scene, group);
    after = losing(pack, after, { cards, money: moneyOn(scene, cards), masks: board.alignments });
  }
  for (const group of comes.groups ?? []) {
    const { cards } = armOf(scene, group);
    after = gaining(pack, after, { cards, money: moneyOn(scene, cards), masks: board.alignments, host: seat });
  }
  return after;
}

/** treasuries travel whole. */
function moneyOn({ money }: Scene, cards: readonly CardNo[]): number {
  return cards.reduce((sum, card) => sum + (money[card] ?? 0), 0);
}

/** What goes buys them privilege, unless as many Specials come back. */
function priceOf(scene: Scene, { specials = [] }: Bundle, replaced = 0): number {
  const [swapped, sold] = [specials.slice(0, replaced), specials.slice(replaced)];
  return worth(scene, { specials: swapped }) + worth(scene, { specials: sold }, scene.weights.sells);
}

/** Specials counted by what they are worth, at least so many captures each; an average one is one. */
function worth(scene: Scene, { specials = [] }: Bundle, least = 0): number {
  return specials.reduce(
    (sum, special) => sum + Math.max(savedValue(scene, special), least) / scene.weights.special,
    0,
  );
}
