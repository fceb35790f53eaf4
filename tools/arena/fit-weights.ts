import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { type Contest, strengthOf } from '../../packages/bots/src/scene/distance.ts';
import type { SeatFacts } from '../../packages/bots/src/scene/facts.ts';
import { sceneOf } from '../../packages/bots/src/scene/scene.ts';
import { KEEN, type Weights } from '../../packages/bots/src/scene/weights.ts';
import { type ArenaLevel, playGame } from './play-game.ts';

interface Sample {
  readonly facts: readonly SeatFacts[];
  readonly contest: Contest;
  readonly winners: readonly number[];
}

const PLAIN = { aggression: 1, meddling: 1, thrift: 1, spite: 0, bargaining: 1 };
const FREE: readonly (keyof Weights)[] = [
  'steepness',
  'focus',
  'purse',
  'groupMoney',
  'income',
  'power',
  'transferable',
  'arrow',
  'special',
  'perPower',
  'perTransferable',
  'perAlignment',
  'perMissingAlignment',
  'perKill',
  'moneyGoal',
  'danger',
  'risk',
];

/** Positions at the beginning of turns, with who won in the end. */
function collect(levels: readonly ArenaLevel[], games: number, seed: string): Sample[] {
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    const positions: Omit<Sample, 'winners'>[] = [];
    let last = -1;
    const record = playGame({
      seed: `${seed}/${game}`,
      levels: levels.map((_, seat) => levels[(seat + game) % levels.length] as ArenaLevel),
      onDecision: ({ state }) => {
        const turns = state.turnsTaken.reduce((sum, each) => sum + each, 0);
        if (turns === last || state.phase !== 'actions') return;
        last = turns;
        if (turns < 4) return;
        // Everything there is to know, as if a seat knew it.
        const view = { ...viewFor(pack, state, 'all'), viewer: 0 };
        const scene = sceneOf({ pack, view, weights: KEEN, style: PLAIN });
        positions.push({ facts: scene.facts, contest: scene.contest });
      },
    });
    if ('problem' in record) continue;
    for (const position of positions) samples.push({ ...position, winners: record.outcome.winners });
  }
  return samples;
}

function likelihood(samples: readonly Sample[], weights: Weights): number {
  let sum = 0;
  for (const { facts, contest, winners } of samples) {
    let total = 0;
    let won = 0;
    facts.forEach((each, seat) => {
      const strength = strengthOf(each, contest, weights);
      total += strength;
      if (winners.includes(seat)) won += strength;
    });
    sum += Math.log(Math.max(1e-9, won / total));
  }
  // A gentle pull to zero slopes keeps what the data does not speak about from running away.
  return sum / samples.length;
}

/** Coordinate search: each weight up or down as long as the games of the sample become likelier. */
export function fitWeights({
  levels,
  games,
  seed,
}: {
  levels: readonly ArenaLevel[];
  games: number;
  seed: string;
}): Weights {
  const samples = collect(levels, games, seed);
  let weights: Weights = KEEN;
  let best = likelihood(samples, weights);
  process.stderr.write(`${samples.length} positions, log-likelihood ${best.toFixed(4)}\n`);
  let stride = 1.4;
  for (let sweep = 0; sweep < 14; sweep++) {
    let moved = false;
    for (const key of FREE)
      for (const factor of [stride, 1 / stride]) {
        const trial = { ...weights, [key]: Math.max(0.002, weights[key] * factor) };
        const value = likelihood(samples, trial);
        if (value <= best + 1e-6) continue;
        best = value;
        weights = trial;
        moved = true;
        break;
      }
    if (!moved) stride = 1 + (stride - 1) / 2;
  }
  process.stderr.write(`fitted: ${best.toFixed(4)}\n`);
  return weights;
}
