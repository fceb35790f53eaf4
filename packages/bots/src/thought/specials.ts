import type { Pack, SpecialEffect, SpecialNo } from '@illuminice/engine';
import type { Scene } from '../scene/scene.ts';
import type { Thought } from './thought.ts';

/** What a Special is worth in captures when it waits for its moment, by judgement; the cheapest goes first as payment. */
const VALUE: Readonly<Record<SpecialEffect['type'], number>> = {
  spies: 0.1,
  revives: 0.15,
  attacksPowerless: 0.2,
  entersPrivileged: 0.3,
  redistributes: 0.4,
  endsPrivilege: 0.45,
  cancelsSpecial: 0.6,
  losesTurn: 0.65,
  doublesIncome: 0.7,
  setsRoll: 0.75,
  gainsMoney: 0.9,
  takesGroup: 1.1,
};

/** MB that buy about one capture. By judgement. */
const MB_PER_CAPTURE = 18;

export function specialValue(pack: Pack, special: SpecialNo): number {
  const effect = pack.specials[special]?.effect;
  if (!effect) return 0;
  return effect.type === 'gainsMoney' ? effect.amount / MB_PER_CAPTURE : VALUE[effect.type];
}

export function cheapest(pack: Pack, hand: readonly SpecialNo[], count = 1): SpecialNo[] {
  return hand.toSorted((a, b) => specialValue(pack, a) - specialValue(pack, b)).slice(0, count);
}

/** The Special of the hand with this effect that could be played now. */
export function playable(
  { pack, moves }: Pick<Thought, 'pack' | 'moves'>,
  type: SpecialEffect['type'],
  fits: (effect: SpecialEffect) => boolean = () => true,
): SpecialNo | undefined {
  return moves.play?.find(({ card }) => {
    const effect = pack.specials[card]?.effect;
    return effect?.type === type && fits(effect);
  })?.card;
}

/** The same to whoever saves Specials for privilege. */
export function savedValue({ pack, weights }: Pick<Scene, 'pack' | 'weights'>, special: SpecialNo): number {
  return Math.max(specialValue(pack, special), weights.saves);
}

/** What using up a Special costs, as a share of victory. */
export function specialCost(thought: Thought, special: SpecialNo): number {
  return costOf(thought, savedValue(thought.scene, special));
}

/** The same where the game is lost otherwise: nothing is saved for later. */
export function lastCost(thought: Thought, special: SpecialNo): number {
  return costOf(thought, specialValue(thought.scene.pack, special));
}

function costOf({ scene, me }: Thought, captures: number): number {
  const share = scene.total > 0 ? (scene.strength[me] ?? 0) / scene.total : 0;
  return captures * scene.weights.steepness * share * (1 - share);
}
