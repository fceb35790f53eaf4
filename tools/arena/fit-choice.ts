import { quickRandom } from '@illuminice/fair-dice';

/** One position: what everybody's chance is made of, without those who are out, and who won. */
export interface Example {
  readonly measures: readonly (readonly number[] | undefined)[];
  readonly won: readonly number[];
}

const ROUNDS = 10;
const BATCH = 64;
/** Adam, with a step that shrinks from round to round. */
const STEP = 0.01;
const SHRINK = 0.75;

/** A logistic choice between the seats: what each measure counts, so that those who won were the likeliest to. */
export function fitChoice(examples: readonly Example[], ridge: number): readonly number[] {
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
        const down = (slope[index] ?? 0) + ridge * (weights[index] ?? 0);
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
