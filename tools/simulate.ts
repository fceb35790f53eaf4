// npm run simulate -- [--games 1000] [--players 4] [--seed 1] [--json]   games of random seats, counted

import { pack } from '@illuminice/cards';
import { complain, readArguments, readCount } from './simulate/arguments.ts';
import { progress } from './simulate/progress.ts';
import { randomGame } from './simulate/random-game.ts';
import { summaryText, Tally } from './simulate/summary.ts';

const USAGE = 'npm run simulate -- [--games <how many>] [--players <2 to 8>] [--seed <text>] [--json]';
const { values } = readArguments(USAGE, {
  games: { type: 'string', default: '1000' },
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean' },
});
const games = readCount(values.games, { name: 'games', usage: USAGE });
const seats = readCount(values.players, { name: 'players', usage: USAGE, least: 2 });
if (seats > 8) complain('a game has at most 8 players (R-2.1)', USAGE);

const tally = new Tally(pack);
const bar = progress('games', games);
const before = process.cpuUsage();
for (let game = 0; game < games; game++) {
  tally.add(randomGame(pack, { seats, seed: `${values.seed} ${game}` }));
  bar.at(game + 1);
}
const used = process.cpuUsage(before);
bar.end();
const summary = tally.summary((used.user + used.system) / 1e6);
console.log(values.json === true ? JSON.stringify(summary) : summaryText(summary));
