/** What one's own finished games add up to. */
import type { GoalName } from '@illuminice/engine';
import type { SavedGame } from '../../session/local/index.ts';
import { endedAt, endingOf, isBranch, ownIlluminati } from './search.ts';

export interface Tally<Key> {
  readonly key: Key;
  readonly games: number;
  readonly won: number;
}

export interface Statistics {
  readonly games: number;
  readonly won: number;
  /** Won one after another: now, and at most. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** The last ones, the latest last. */
  readonly form: readonly boolean[];
  readonly byIlluminati: readonly Tally<string>[];
  /** By the strongest computer player at the table; empty: people alone. */
  readonly byLevel: readonly Tally<string>[];
  readonly bySeat: readonly Tally<number>[];
  /** How games ended, whoever won them; `won`: by ourselves. */
  readonly byGoal: readonly Tally<GoalName>[];
  /** By tens of turns: 0 = up to ten. */
  readonly byLength: readonly Tally<number>[];
}

const FORM = 24;
const LEVELS = ['', 'novice', 'regular', 'expert', 'master'];
const TURNS_IN_BIN = 10;

/** Branches are practice and a file may be anybody's: neither counts. */
export function counts(game: SavedGame): boolean {
  return game.over && !isBranch(game) && !game.brought && endingOf(game) !== 'over';
}

export function statisticsOf(games: readonly SavedGame[]): Statistics {
  const ours = games.filter(counts).toSorted((a, b) => endedAt(a) - endedAt(b));
  const wins = ours.map((game) => endingOf(game) === 'won');
  return {
    games: ours.length,
    won: wins.filter(Boolean).length,
    streak: streakOf(wins),
    form: wins.slice(-FORM),
    byIlluminati: often(tally(ours, (game) => ownIlluminati(game))),
    byLevel: inOrder(tally(ours, strongest), (level) => LEVELS.indexOf(level)),
    bySeat: inOrder(
      tally(ours, ({ me }) => me),
      (seat) => seat,
    ),
    byGoal: often(tally(ours, goalOfWinner)),
    byLength: filled(
      inOrder(
        tally(ours, ({ result }) => result && Math.ceil(result.turns / TURNS_IN_BIN) - 1),
        (bin) => bin,
      ),
    ),
  };
}

function streakOf(wins: readonly boolean[]): Statistics['streak'] {
  let now = 0;
  let longest = 0;
  for (const won of wins) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function tally<Key>(games: readonly SavedGame[], keyOf: (game: SavedGame) => Key | undefined): readonly Tally<Key>[] {
  const found = new Map<Key, { games: number; won: number }>();
  for (const game of games) {
    const key = keyOf(game);
    if (key === undefined) continue;
    const before = found.get(key) ?? { games: 0, won: 0 };
    found.set(key, { games: before.games + 1, won: before.won + (endingOf(game) === 'won' ? 1 : 0) });
  }
  return [...found].map(([key, sums]) => ({ key, ...sums }));
}

const often = <Key>(tallies: readonly Tally<Key>[]): readonly Tally<Key>[] =>
  tallies.toSorted((a, b) => b.games - a.games || b.won - a.won);

const inOrder = <Key>(tallies: readonly Tally<Key>[], place: (key: Key) => number): readonly Tally<Key>[] =>
  tallies.toSorted((a, b) => place(a.key) - place(b.key));

/** Lengths nobody has played are gaps between others. */
function filled(bins: readonly Tally<number>[]): readonly Tally<number>[] {
  const last = bins.at(-1)?.key ?? -1;
  return Array.from({ length: last + 1 }, (_, key) => bins.find((bin) => bin.key === key) ?? { key, games: 0, won: 0 });
}

function strongest({ result }: SavedGame): string | undefined {
  return result && LEVELS.findLast((level) => result.levels.includes(level));
}

function goalOfWinner({ result, me }: SavedGame): GoalName | undefined {
  const winner = result?.winners.find((seat) => seat === me) ?? result?.winners[0];
  return winner === undefined ? undefined : result?.goals[winner]?.[0];
}
