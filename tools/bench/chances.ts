/**
 * How good the chances of a review are: whole games of computer players, the chance of every seat at the beginning of every turn beside who won.
 * The baseline is the share of Groups a seat has of all that are controlled.
 */
import { chancesOf } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { type State, viewFor } from '@illuminice/engine';
import { type ArenaLevel, playGame } from '../arena/play-game.ts';

const GAMES = 2_000;
const BINS = 10;
const SEATS = 4;
/** Equals in each game: how good somebody is stands in no position. */
const LEVELS: readonly ArenaLevel[] = ['novice', 'regular'];

interface Guess {
  readonly chances: readonly number[];
  readonly groups: readonly number[];
}

export function run(args: readonly string[]): Promise<void> {
  const games = Number(args[args.indexOf('--games') + 1]) || GAMES;
  const [ours, baseline] = [new Score(), new Score()];
  let played = 0;
  for (let number = 1; number <= games; number++) {
    const { guesses, winners } = guessedGame(`chances ${number}`, LEVELS[number % LEVELS.length] ?? 'regular');
    if (winners.length === 0) continue;
    played++;
    for (const { chances, groups } of guesses) {
      ours.add(chances, winners);
      baseline.add(groups, winners);
    }
  }
  const figures = { games: played, brier: ours.brier, baseline: baseline.brier, bins: ours.bins };
  console.log(args.includes('--json') ? JSON.stringify(figures) : wordsFor(figures));
  return Promise.resolve();
}

function guessedGame(
  seed: string,
  level: ArenaLevel,
): { readonly guesses: readonly Guess[]; readonly winners: readonly number[] } {
  const guesses: Guess[] = [];
  let turn = -1;
  const look = (state: State): void => {
    const now = state.turnsTaken.reduce((sum, turns) => sum + turns, 0);
    if (state.phase === 'setup' || now === turn) return;
    turn = now;
    const view = viewFor(pack, state, 'all');
    const held = view.seats.map(({ groups }) => groups.length);
    const all = held.reduce((sum, groups) => sum + groups, 0);
    guesses.push({
      chances: chancesOf(pack, view),
      groups: held.map((groups) => (all === 0 ? 1 / held.length : groups / all)),
    });
  };
  const record = playGame({
    seed,
    levels: Array.from({ length: SEATS }, () => level),
    onDecision: ({ state }) => look(state),
  });
  if ('problem' in record) throw new Error(`${seed}: ${record.problem}`);
  return { guesses, winners: record.outcome.winners };
}

class Score {
  #sum = 0;
  #count = 0;
  readonly #bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, won: 0 }));

  /** Brier: the squared differences of all seats, summed; 0 is perfect. */
  add(chances: readonly number[], winners: readonly number[]): void {
    this.#count++;
    for (const [seat, chance] of chances.entries()) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      this.#sum += (chance - won) ** 2;
      const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) continue;
      bin.count++;
      bin.said += chance;
      bin.won += won;
    }
  }

  get brier(): number {
    return this.#sum / Math.max(1, this.#count);
  }

  get bins() {
    return this.#bins.map(({ count, said, won }) => ({
      count,
      said: said / Math.max(1, count),
      won: won / Math.max(1, count),
    }));
  }
}

interface Figures {
  readonly games: number;
  readonly brier: number;
  readonly baseline: number;
  readonly bins: readonly { readonly count: number; readonly said: number; readonly won: number }[];
}

function wordsFor({ games, brier, baseline, bins }: Figures): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(6)} %`;
  return [
    `chances to win over ${games} games`,
    `Brier score                    ${brier.toFixed(4)}`,
    `by share of Groups             ${baseline.toFixed(4)}`,
    'said      came true   times',
    ...bins.map(({ said, won, count }) => `${percent(said)}   ${percent(won)}   ${count}`),
  ].join('\n');
}
