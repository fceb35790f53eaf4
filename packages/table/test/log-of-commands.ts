/** A game of commands alone as the log of a table that nobody hurried: for replays of games that were never played at one. */
import {
  type Command,
  type GameEvent,
  type GameOptions,
  keysOf,
  newGame,
  type Pack,
  step,
  type TableCommand,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { LogEntry } from '../src/index.ts';

export interface PlayedCommands {
  readonly seats: number;
  readonly options: GameOptions;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly commands: readonly (Command | TableCommand)[];
}

export function logOfCommands(pack: Pack, game: PlayedCommands): LogEntry[] {
  const { options, rulesVersion, seed, commands } = game;
  const events: GameEvent[] = [];
  const rules = { pack, random: quickRandom(seed), onEvent: (event: GameEvent) => events.push(event) };
  const state = newGame({ pack, seats: game.seats, options, rulesVersion });
  const seats = Array.from({ length: game.seats }, (_, seat) => ({ name: `seat ${seat}`, kind: 'bot' as const }));
  const opened: LogEntry = {
    seq: 1,
    at: 1,
    facts: [
      {
        type: 'opened',
        opening: { seats, options },
        dice: { ceremonyId: 'replayed', serverSeed: '0'.repeat(64) },
        rules: { version: rulesVersion, cards: keysOf(pack) },
      },
    ],
  };
  const played = commands.map((command, index): LogEntry => {
    const refusal = step(rules, state, command);
    if (refusal) throw new Error(`${seed}: ${JSON.stringify(command)} is refused: ${refusal.values.need}`);
    const facts = [{ type: 'game' as const, command, events: events.splice(0) }];
    return { seq: index + 2, at: index + 2, facts };
  });
  // As it comes out of a file.
  return JSON.parse(JSON.stringify([opened, ...played]));
}
