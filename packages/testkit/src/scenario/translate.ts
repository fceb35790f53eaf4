/** `do` of a step, with names, to the command the engine knows, with numbers. */
import type { Command, TableCommand } from '@illuminice/engine';
import { type Reader, recipeOf } from './command-words.ts';
import { ScenarioError } from './scenario-error.ts';
import type { JsonObject } from './strict-json.ts';
import type { Words } from './words.ts';

/** Arguments that are missing stay missing: whether a command is complete is for the engine to judge (BAD_COMMAND). */
export function translate(words: Words, command: JsonObject): Command | TableCommand {
  const { type } = command;
  if (isOfClock(type)) return { type, ...read(words, command, {}) };
  const recipe = recipeOf(String(type));
  if (recipe === undefined) throw new ScenarioError(`${words.where}: unknown command "${type}"`);
  const args = typeof recipe.args === 'function' ? recipe.args(command) : recipe.args;
  const translated = {
    seat: words.seat,
    type: recipe.as,
    ...read(words, command, args),
    ...recipe.also?.(words),
  };
  // Made of a stranger's words: it may well be malformed, and the engine has to say so.
  return translated as unknown as Command;
}

/** What comes from no seat. */
export function isOfClock(type: unknown): type is 'timeOut' | 'callTime' {
  return type === 'timeOut' || type === 'callTime';
}

function read(words: Words, command: JsonObject, args: Readonly<Record<string, Reader>>): Record<string, unknown> {
  const entries = Object.entries(command).filter(([key]) => key !== 'type');
  return Object.assign(
    {},
    ...entries.map(([key, value]) => {
      const reader = args[key];
      if (reader === undefined) throw new ScenarioError(`${words.where}: unknown key "${key}" in ${command.type}`);
      return reader(words, value, key);
    }),
  );
}
