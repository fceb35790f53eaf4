/** Games kept in the repository: whoever changes what a rule does changes one of their hashes. */
import { createHash } from 'node:crypto';
import {
  type CardDefinition,
  type CardKey,
  type Command,
  compilePack,
  type GameOptions,
  newGame,
  type Pack,
  type State,
  step,
  type TableCommand,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';

export interface RecordedGame {
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: GameOptions;
  readonly seed: string;
  readonly commands: readonly (Command | TableCommand)[];
  /** After every so many commands, and after the last. */
  readonly hashes: readonly string[];
}

export const COMMANDS_PER_HASH = 25;

/** The pack these games were played with: a card added to the catalogue since would shift numbers and lengthen the deck. */
export function recordedPack(catalogue: readonly CardDefinition[], keys: readonly CardKey[]): Pack {
  return compilePack(catalogue, new Set(keys));
}

/** The same whatever the order in which keys were written. */
export function stateHash(state: State): string {
  const sorted = JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex').slice(0, 16);
}

export type Replayed =
  | { readonly hashes: readonly string[]; readonly state: State }
  | { readonly refusedAt: number; readonly why: string };

/** Plays the commands again under the rules they were recorded with. */
export function replayRecorded(pack: Pack, game: Omit<RecordedGame, 'hashes'>): Replayed {
  const { seats, options, seed, commands, rulesVersion } = game;
  const rules = { pack, random: quickRandom(seed) };
  const state: State = { ...newGame({ pack, seats, options }), rulesVersion };
  const hashes: string[] = [];
  for (const [index, command] of commands.entries()) {
    const refusal = step(rules, state, command);
    if (refusal) return { refusedAt: index, why: `${refusal.code} ${refusal.rule} ${refusal.values.need}` };
    if ((index + 1) % COMMANDS_PER_HASH === 0 || index === commands.length - 1) hashes.push(stateHash(state));
  }
  return { hashes, state };
}
