/** Replays of whole games of computer players: the end is the one that was played, and every move on the way is what `viewFor` says. */
import { pack } from '@illuminice/cards';
import {
  apply,
  type Command,
  DEFAULT_OPTIONS,
  newGame,
  RULES_VERSION,
  type TableCommand,
  viewFor,
} from '@illuminice/engine';
import { openReplay } from '@illuminice/table';
import { expect, test } from 'vitest';
import { logOfCommands } from '../../packages/table/test/log-of-commands.ts';
import { playGame } from '../arena/play-game.ts';

const GAMES = 200;
/** A test of its own for so many: on a busy machine each has longer. */
const AT_ONCE = 50;
const LEVELS = ['novice', 'regular', 'novice', 'regular'] as const;

for (let first = 1; first <= GAMES; first += AT_ONCE)
  test(`[R-24.1] the replays of games ${first} to ${first + AT_ONCE - 1} of the arena end as they were played, and equal viewFor at every step`, () => {
    for (let number = first; number < first + AT_ONCE; number++) {
      const seed = `replay ${number}`;
      const commands: (Command | TableCommand)[] = [];
      const levels = LEVELS.slice(0, 2 + (number % 3));
      const record = playGame({ seed, levels, onCommand: (command) => commands.push(command) });
      if ('problem' in record) throw new Error(`${seed}: ${record.problem}`);
      const game = { seats: levels.length, options: DEFAULT_OPTIONS, rulesVersion: RULES_VERSION, seed, commands };
      const entries = logOfCommands(pack, game);
      const replay = openReplay(pack, entries);
      if ('unplayable' in replay) throw new Error(seed);
      expect(replay.isOver).toBe(true);
      expect(replay.at(replay.moments.length - 1).game?.over).toEqual(record.outcome);
      const state = newGame({ pack, seats: levels.length });
      const events = entries.flatMap(({ facts }) => facts.flatMap((fact) => (fact.type === 'game' ? fact.events : [])));
      for (const [moment, event] of events.entries()) {
        apply(pack, state, event);
        const viewer = moment % (levels.length + 1);
        const eyes = viewer === levels.length ? 'all' : viewer;
        const [seen, truth] = [replay.viewAt(moment, eyes), viewFor(pack, state, eyes)];
        if (JSON.stringify(seen) !== JSON.stringify(truth))
          expect({ seed, moment, eyes, seen }).toEqual({ seed, moment, eyes, seen: truth });
      }
    }
  });
