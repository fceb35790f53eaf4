/**
 * Fits the chances of a review to games of computer players: who won beside what everybody's chance is made of, as a logistic choice
 * between the seats. Prints the numbers of packages/bots/src/chances/fitted.ts. Other games than those `chances` is measured by.
 */
import { chanceMeasures } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { type ArenaLevel, playGame, type ToldDecision } from '../arena/play-game.ts';

const GAMES = 900;
const LEVELS: readonly ArenaLevel[] = ['novice', 'regular'];
const ROUNDS = 10;
const BATCH = 64;
/** Adam, with a step that shrinks from round to round. */
const STEP = 0.01;
const SHRINK = 0.75;
/** Keeps what hardly ever occurs near nothing. */
const RIDGE = 1e-4;

interface Example {
  readonly measures: readonly (readonly number[] | undefined)[];
  readonly won: readonly number[];
}

export function run(args: readonly string[]): Promise<void> {
  const games = Number(args[args.indexOf('--games') + 1]) || GAMES;
  const examples: Example[] = [];
  for (let number = 1; number <= games; number++)
    examples.push(...examplesOf(`fit ${number}`, LEVELS[number % LEVELS.length] ?? 'regular'));
  console.log(
    fitted(examples)
      .map((weight) => Number(weight.toFixed(3)))
      .join(', '),
  );
  return Promise.resolve();
}

/** Once for every action of every turn, between questions. */
function examplesOf(seed: string, level: ArenaLevel): readonly Example[] {
  const positions: Example['measures'][] = [];
  let last = '';
  const look = ({ state }: ToldDecision): void => {
    const { phase, questions, attack, turnsTaken, turn } = state;
    if (phase === 'setup' || questions.length > 0 || attack) return;
    const now = `${turnsTaken} ${turn.actionsUsed} ${phase === 'transfers' || phase === 'powers'}`;
    if (now === last) return;
    last = now;
    positions.push(chanceMeasures(pack, viewFor(pack, state, 'all')));
  };
  const record = playGame({ seed, levels: [level, level, level, level], onDecision: look });
  if ('problem' in record) throw new Error(`${seed}: ${record.problem}`);
  const { winners } = record.outcome;
  if (winners.length === 0) return [];
  return positions.map((measures) => ({
    measures,
    won: measures.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  }));
}

function fitted(examples: readonly Example[]): readonly number[] {
  const size = examples[0]?.measures.find((each) => each !== undefined)?.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  const [mean, square] = [weights.slice(), weights.slice()];
  const draw = quickRandom('fit');
  let steps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const mixed = examples
      .map((example, index) => ({ example, lot: draw(round * examples.length + index, 2 ** 31, 'choice') }))
      .toSorted((a, b) => a.lot - b.lot)
      .map(({ example }) => example);
    for (let from = 0; from < mixed.length; from += BATCH) {
      const slope = slopeOf(mixed.slice(from, from + BATCH), weights);
      steps++;
      for (let index = 0; index < size; index++) {
        const down = (slope[index] ?? 0) + RIDGE * (weights[index] ?? 0);
        mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * down;
        square[index] = 0.999 * (square[index] ?? 0) + 0.001 * down * down;
        const [m, s] = [(mean[index] ?? 0) / (1 - 0.9 ** steps), (square[index] ?? 0) / (1 - 0.999 ** steps)];
        weights[index] = (weights[index] ?? 0) - (STEP * SHRINK ** round * m) / (Math.sqrt(s) + 1e-8);
      }
    }
  }
  return weights;
}

function slopeOf(examples: readonly Example[], weights: readonly number[]): readonly number[] {
  const slope = weights.map(() => 0);
  for (const { measures, won } of examples) {
    const weighed = measures.map((each) =>
      each ? Math.exp(each.reduce((sum, measure, index) => sum + measure * (weights[index] ?? 0), 0)) : 0,
    );
    const all = weighed.reduce((sum, each) => sum + each, 0);
    for (const [seat, each] of measures.entries()) {
      const wrong = ((weighed[seat] ?? 0) / all - (won[seat] ?? 0)) / examples.length;
      each?.forEach((measure, index) => {
        slope[index] = (slope[index] ?? 0) + wrong * measure;
      });
    }
  }
  return slope;
}
