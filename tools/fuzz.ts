// npm run fuzz -- [--games 200] [--seed 1]      random games with every promise of the engine checked
// npm run fuzz -- --seed 17 --replay            one game again; if it fails, the shortest way to make it fail

import { pack } from '@illuminice/cards';
import { fuzzGame, replay, shrink } from '@illuminice/testkit';
import { readArguments, readCount } from './simulate/arguments.ts';
import { progress } from './simulate/progress.ts';

const USAGE = 'npm run fuzz -- [--games <how many>] [--seed <first>] [--replay]';
const { values } = readArguments(USAGE, {
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  replay: { type: 'boolean' },
});

process.exitCode = values.replay === true ? playAgain(String(values.seed)) : playMany();

function playMany(): number {
  const games = readCount(values.games, { name: 'games', usage: USAGE });
  const first = readCount(values.seed, { name: 'seed', usage: USAGE, least: 0 });
  const bar = progress('games', games);
  let [accepted, refused, events, failed] = [0, 0, 0, 0];
  for (let count = 0; count < games; count++) {
    const game = fuzzGame(pack, String(first + count));
    accepted += game.accepted;
    refused += game.refused;
    events += game.events;
    if (game.violation) {
      failed++;
      console.log(`${game.violation.message}\n  npm run fuzz -- --seed ${game.trace.seed} --replay`);
    }
    bar.at(count + 1, failed > 0 ? `${failed} failed` : '');
  }
  bar.end();
  console.log(
    `${games} games, ${accepted} commands accepted, ${refused} refused, ${events} events checked: ${failed} violations`,
  );
  return failed > 0 ? 1 : 0;
}

function playAgain(seed: string): number {
  const { trace, violation, accepted, turns } = fuzzGame(pack, seed);
  if (!violation) {
    console.log(`game ${seed} breaks no promise: ${accepted} commands in ${turns} turns`);
    return 0;
  }
  console.log(`${violation.message}\nshrinking ${trace.sent.length} commands …`);
  const short = shrink(pack, trace, violation.about);
  console.log(JSON.stringify(short.setup));
  for (const entry of short.sent) console.log(JSON.stringify(entry));
  console.log(`${short.sent.length} commands: ${replay(pack, short)?.message}`);
  return 1;
}
