import type { Promises, Proposals, Tally } from './ledger.ts';
import type { ArenaLevel } from './play-game.ts';
import type { GameResult } from './results.ts';
import { wilson } from './statistics.ts';

/** A share with the interval in which the true one lies with 95 % certainty. */
interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Endings {
  /** Of all seats: eliminated at all, and before a fourth turn of their own was over (R-19.2, B-3); by entry of `--levels` too. */
  readonly eliminated: Share & { readonly byEntry: readonly number[] };
  readonly eliminatedEarly: Share & { readonly byEntry: readonly number[] };
  /** Of all games: won because everybody else was out. */
  readonly lastStanding: Share;
  /** Per game, and the part of them that was accepted. */
  readonly proposals: Proposals & { readonly acceptedShare: number };
  /** Per game: words without an exchange, and calls against whoever is about to win. */
  readonly words: Tally['words'] & { readonly acceptedShare: number };
  /** Per game: accepted ones, and of these what the game could tell. */
  readonly promises: Promises;
  /** Turns begun at the door of victory in a game, and the part of them that did not end with it. */
  readonly doors: {
    readonly reached: number;
    readonly stoppedShare: number;
    /** The same of seats that could claim privilege. */
    readonly armed: number;
    readonly armedStoppedShare: number;
  };
}

/** three turns are free; whoever is out with no more than these never had a game. */
const EARLY = 3;

export function endingsOf(levels: readonly ArenaLevel[], results: readonly GameResult[]): Endings {
  const games = results.length;
  const perGame = (pick: (result: GameResult) => number) =>
    games === 0 ? 0 : results.reduce((sum, result) => sum + pick(result), 0) / games;
  const share = (part: (result: GameResult) => number, of: (result: GameResult) => number) =>
    perGame(of) === 0 ? 0 : perGame(part) / perGame(of);
  const average = (pick: (result: GameResult) => Tally['words']): Tally['words'] => ({
    made: perGame((result) => pick(result).made),
    accepted: perGame((result) => pick(result).accepted),
    countered: perGame((result) => pick(result).countered),
    declined: perGame((result) => pick(result).declined),
    calls: perGame((result) => pick(result).calls),
    callsHeld: perGame((result) => pick(result).callsHeld),
  });
  const out = (within: number) => {
    const byEntry = levels.map((_, entry) =>
      perGame(
        ({ entries, eliminated }) =>
          eliminated.filter(({ seat, turns }) => entries[seat] === entry && turns <= within).length,
      ),
    );
    const all = byEntry.reduce((sum, each) => sum + each, 0) / levels.length;
    return { ...shareOf(all, games * levels.length), byEntry };
  };
  const made = perGame(({ proposals }) => proposals.made);
  const accepted = perGame(({ proposals }) => proposals.accepted);
  return {
    eliminated: out(Number.POSITIVE_INFINITY),
    eliminatedEarly: out(EARLY),
    lastStanding: shareOf(
      perGame(({ goals }) => (goals.some((met) => met.includes('last-standing')) ? 1 : 0)),
      games,
    ),
    proposals: {
      made,
      accepted,
      countered: perGame(({ proposals }) => proposals.countered),
      declined: perGame(({ proposals }) => proposals.declined),
      acceptedShare: made === 0 ? 0 : accepted / made,
    },
    words: {
      ...average(({ words }) => words),
      acceptedShare: share(
        ({ words }) => words.accepted,
        ({ words }) => words.made,
      ),
    },
    doors: {
      reached: perGame(({ doors }) => doors.reached),
      stoppedShare: share(
        ({ doors }) => doors.stopped,
        ({ doors }) => doors.reached,
      ),
      armed: perGame(({ doors }) => doors.armed),
      armedStoppedShare: share(
        ({ doors }) => doors.armedStopped,
        ({ doors }) => doors.armed,
      ),
    },
    promises: {
      accepted: perGame(({ promises }) => promises.accepted),
      kept: perGame(({ promises }) => promises.kept),
      broken: perGame(({ promises }) => promises.broken),
    },
  };
}

function shareOf(share: number, of: number): Share {
  return { share, ...wilson(share, of) };
}

/** Three lines for the terminal. */
export function endingsText({ eliminated, eliminatedEarly, lastStanding, ...talk }: Endings): string {
  const { proposals, words, promises, doors } = talk;
  const percent = ({ share, low, high }: Share) =>
    `${(100 * share).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
  const many = (perGame: number) => perGame.toFixed(1);
  return [
    `out: ${percent(eliminated)} of seats, within three turns ${percent(eliminatedEarly)}; last standing ${percent(lastStanding)} of games`,
    `a game: ${many(proposals.made)} proposals, ${many(proposals.accepted)} accepted; ${many(words.made)} proposals of words, ${many(words.accepted)} held, ${many(words.calls)} of them calls, ${many(words.callsHeld)} held; ${many(promises.accepted)} promises, ${many(promises.kept)} kept, ${many(promises.broken)} broken`,
    `at the door of victory ${many(doors.reached)} times a game, stopped ${(100 * doors.stoppedShare).toFixed(0)} %; able to claim privilege ${many(doors.armed)} times, stopped ${(100 * doors.armedStoppedShare).toFixed(0)} %`,
  ].join('\n');
}
