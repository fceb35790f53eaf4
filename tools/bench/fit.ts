/**
 * Fits the chances of a review to games of computer players: who won beside what everybody's chance is made of, as a logistic choice
 * between the seats. Prints the numbers of packages/bots/src/chances/fitted.ts. Other games than those `chances` is measured by.
 */
import { chanceMeasures } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { viewFor } from '@illuminice/engine';
import { type Example, fitChoice } from '../arena/fit-choice.ts';
import { type ArenaLevel, playGame, type ToldDecision } from '../arena/play-game.ts';

const GAMES = 900;
const LEVELS: readonly ArenaLevel[] = ['novice', 'regular'];
/** Keeps what hardly ever occurs near nothing. */
const RIDGE = 1e-4;

export function run(args: readonly string[]): Promise<void> {
  const games = Number(args[args.indexOf('--games') + 1]) || GAMES;
  const examples: Example[] = [];
  for (let number = 1; number <= games; number++)
    examples.push(...examplesOf(`fit ${number}`, LEVELS[number % LEVELS.length] ?? 'regular'));
  console.log(
    fitChoice(examples, RIDGE)
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
