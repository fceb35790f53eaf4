import type { Goal, IlluminatiDefinition, Pack } from '@illuminice/engine';
import type { Choice, Thought } from '../thought.ts';

/** strong cards first, with a little taste so that not every table looks the same. */
export function chooseIlluminati({ pack, options, random }: Thought): Choice {
  const open = options.chooseIlluminati ?? [];
  const card = best(open, (no) => {
    const definition = pack.illuminati[no];
    return (definition ? appeal(definition) : 0) + random() * 4;
  });
  return { command: { type: 'chooseIlluminati', card }, reason: `${pack.illuminati[card]?.name} suits me best` };
}

function appeal({ power, income, abilities }: IlluminatiDefinition): number {
  return power * 1.2 + income + abilities.length * 2;
}

/** the goals that ask for the fewest captures, drawn by lot among them so that nobody can count on one. */
export function chooseGoal({ pack, options, random, view, me }: Thought): Choice {
  const open = options.chooseGoal ?? [];
  const illuminati = pack.illuminati[view.seats[me]?.illuminati ?? -1];
  const goal = best(open, (no) => ease(pack, pack.illuminati[no]?.goal, illuminati) + random() * 3);
  return {
    command: { type: 'chooseGoal', goal },
    reason: `the goal of ${pack.illuminati[goal]?.name} is within reach`,
  };
}

function ease(_pack: Pack, goal: Goal | undefined, own: IlluminatiDefinition | undefined): number {
  const power = own?.power ?? 7;
  switch (goal?.type) {
    case 'alignmentCount':
      return 9 - goal.atLeast;
    case 'allAlignments':
      return 3;
    case 'power':
      return 4 - (goal.atLeast - power - 25) * 0.25;
    case 'destroyed':
      return 3.5;
    case 'money':
      return (own?.income ?? 8) >= 12 ? 4 : 1;
    case 'transferable':
      return 1;
    default:
      return 0;
  }
}

export function best<T>(list: readonly T[], score: (item: T) => number): T {
  let winner = list[0] as T;
  let top = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = score(item);
    if (value > top) {
      top = value;
      winner = item;
    }
  }
  return winner;
}
