import type { IlluminatiDefinition } from '@illuminice/engine';
import { best } from '../model/choose.ts';
import { gapTo } from '../scene/distance.ts';
import { factsFor } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** In points of Income. By judgement. */
const TASTE = 4;

/** strong cards first, with a little taste so that not every table looks the same. */
export function chooseIlluminati({ pack, moves, random }: Thought): Choice {
  const open = moves.chooseIlluminati ?? [];
  const card = best(open, (no) => {
    const definition = pack.illuminati[no];
    return (definition ? appeal(definition) : 0) + random() * TASTE;
  });
  return {
    command: { type: 'chooseIlluminati', card },
    reason: { key: 'illuminatiSuits', values: { illuminati: card } },
  };
}

function appeal({ power, income, abilities }: IlluminatiDefinition): number {
  return power * 1.2 + income + abilities.length * 2;
}

/** the goals that ask for the fewest captures, drawn by lot among them so that nobody can count on one. */
export function chooseGoal({ pack, moves, random, scene, me }: Thought): Choice {
  const open = moves.chooseGoal ?? [];
  const goal = best(open, (no) => {
    const wanted = pack.illuminati[no]?.goal;
    return wanted ? random() * LOT - gapTo(wanted, factsFor(scene, me), scene.weights) : Number.NEGATIVE_INFINITY;
  });
  return {
    command: { type: 'chooseGoal', goal },
    reason: { key: 'goalWithinReach', values: { illuminati: goal } },
  };
}

/** Captures by which a goal may be farther than the nearest and still be drawn. By judgement. */
const LOT = 5;
