/** A move that no screen can make would be in the game for computer players alone. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMAND_SHAPES } from '@illuminice/engine';
import { expect, test } from 'vitest';

const src = join(dirname(fileURLToPath(import.meta.url)), '../../src');

/** Where commands are made for a player; what explains moves (`around/learning`) sends none. */
const senders = globSync(['actions/**/*.ts*', 'around/deals/*.ts*', 'screens/setup/*.ts*'], { cwd: src })
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n');

test('every command has its button: an action, a deal or the set-up sends it (docs/how-to/add-a-command.md)', () => {
  const commands = Object.keys(COMMAND_SHAPES);
  // `ENDS` are those that finish a phase, one button for all (actions/finish).
  const unsent = commands.filter((type) => !new RegExp(`type: '${type}'|ENDS = .*'${type}'`).test(senders));
  // Whoever leaves asks the table, which tells the engine.
  expect(unsent).toEqual(['leave']);
});
