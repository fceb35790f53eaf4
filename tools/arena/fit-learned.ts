/**
 * Learns what positions between turns are worth from games of the named levels, in which every seat plays with its own changes of all
 * weights: so each position is seen in hands of many kinds. Prints the numbers of packages/bots/src/chances/learned.ts.
 */
import { pack } from '@illuminice/cards';
import { must, viewFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { foreseenFeatures } from '../../packages/bots/src/chances/foreseen.ts';
import { thinkingMind } from '../../packages/bots/src/minds/thinking-mind.ts';
import { personaOf } from '../../packages/bots/src/personas/personas.ts';
import type { Weights } from '../../packages/bots/src/scene/weights.ts';
import { SKILLS } from '../../packages/bots/src/thought/skill.ts';
import type { ArenaArguments } from './arguments.ts';
import { type Example, fitChoice } from './fit-choice.ts';
import { playGame } from './play-game.ts';

/** How far weights are changed: by a third up or down, as often less as more. */
const SPREAD = 0.35;
/** Four at most tables, other numbers at every second one. */
const SIZES = [4, 2, 4, 3, 4, 6, 4, 8];
const RIDGE = 1e-3;
/** Games whose positions are kept from the fit, to tell how good it is. */
const KEPT = 5;

export function learn({ games, seed }: Pick<ArenaArguments, 'games' | 'seed'>): readonly number[] {
  const examples: Example[] = [];
  const kept: Example[] = [];
  for (let game = 0; game < games; game++)
    (game % KEPT === 0 ? kept : examples).push(
      ...examplesOf(`${seed}/${game}`, must(SIZES[game % SIZES.length], 'a size')),
    );
  const learned = fitChoice(examples, RIDGE);
  process.stderr.write(
    `${examples.length} positions; log-likelihood of ${kept.length} others ${likelihood(kept, learned).toFixed(4)}, of equal chances ${likelihood(kept, []).toFixed(4)}\n`,
  );
  return learned.map((weight) => Number(weight.toFixed(3)));
}

function examplesOf(seed: string, seats: number): Example[] {
  const draw = quickRandom(`${seed}/weights`);
  let drawn = 0;
  const positions: Example['measures'][] = [];
  let last = -1;
  const record = playGame({
    seed,
    levels: Array.from({ length: seats }, () => 'expert' as const),
    personas: true,
    mindOf: (_, persona) => {
      const skill = SKILLS.expert;
      const change = () => Math.exp(SPREAD * (draw(drawn++, 2001, 'choice') / 500 - 2));
      const changed = Object.entries(skill.weights).map(([name, weight]: [string, number]) => [
        name,
        weight * change(),
      ]);
      return thinkingMind(pack, { ...skill, weights: Object.fromEntries(changed) as Weights }, personaOf(persona));
    },
    onDecision: ({ state }) => {
      const turns = state.turnsTaken.reduce((sum, each) => sum + each, 0);
      if (state.phase === 'setup' || turns === last) return;
      last = turns;
      positions.push(foreseenFeatures(pack, viewFor(pack, state, 'all')));
    },
  });
  if ('problem' in record) throw new Error(`${seed}: ${record.problem}`);
  const { winners } = record.outcome;
  if (winners.length === 0) return [];
  const won = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return positions.map((measures) => ({ measures, won }));
}

function likelihood(examples: readonly Example[], weights: readonly number[]): number {
  let sum = 0;
  for (const { measures, won } of examples) {
    const weighed = measures.map((each) =>
      each ? Math.exp(each.reduce((total, measure, index) => total + measure * (weights[index] ?? 0), 0)) : 0,
    );
    const all = weighed.reduce((total, each) => total + each, 0);
    won.forEach((part, seat) => {
      if (part > 0) sum += part * Math.log(Math.max(1e-9, (weighed[seat] ?? 0) / all));
    });
  }
  return sum / examples.length;
}
