/** Reads a command line and runs what it names; what goes wrong is told in one sentence. */

import { parseArgs } from 'node:util';
import { ConfigError, RELEASE, SETTINGS } from '../runtime/index.ts';
import { type Command, type Place, UsageError } from './command.ts';

export const version: Command = {
  usage: '',
  does: 'which release this is, and which rules and cards it plays',
  run: ({ say }) => say(`illuminice ${RELEASE.version}, rules ${RELEASE.rules}, cards ${RELEASE.cards}`),
};

export type Commands = Readonly<Record<string, Command>>;

export interface CommandLine {
  readonly commands: Commands;
  /** The first is the name of a command; `start` where there is none. */
  readonly args: readonly string[];
  readonly place: Place;
}

/** The exit code. */
export async function runCommand({ commands, args, place }: CommandLine): Promise<number> {
  const [name, ...rest] = named(args);
  if (isAsking(name)) {
    for (const line of helpLines(commands, place.usual)) place.say(line);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const complain = (message: string): void => console.error(`illuminice ${name}: ${message}`);
  if (command === undefined) {
    complain('there is no such command; illuminice --help lists them');
    return 2;
  }
  if (rest.some(isAsking)) {
    place.say(`illuminice ${name} ${command.usage}`.trimEnd());
    place.say(command.does);
    return 0;
  }
  try {
    const { values, positionals } = read(command, rest);
    await command.run({ ...place, env: withUsual(place), values, names: positionals });
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) {
      complain(`${message}\nusage: illuminice ${name} ${command.usage}`.trimEnd());
      return 2;
    }
    if (error instanceof Error && !(error instanceof ConfigError) && !isToldToPeople(error)) throw error;
    complain(message);
    return 1;
  }
}

/** A variable that is set to nothing is not set, here as in every other setting. */
function withUsual({ env, usual = {} }: Place): Place['env'] {
  const unset = Object.entries(usual).filter(([name]) => (env[name] ?? '').trim() === '');
  return { ...env, ...Object.fromEntries(unset) };
}

/** A server is started where no command is named, also with options of its own. */
function named(args: readonly string[]): readonly [string, ...string[]] {
  const [first = 'start', ...rest] = args;
  if (first === '--version' || first === '-v') return ['version', ...rest];
  return first.startsWith('-') && !isAsking(first) ? ['start', first, ...rest] : [first, ...rest];
}

function isAsking(word: string): boolean {
  return word === '--help' || word === 'help' || word === '-h';
}

function read(command: Command, args: readonly string[]) {
  try {
    const line = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: command.options ?? {},
    });
    const tooMuch = line.positionals[command.takes ?? 0];
    if (tooMuch !== undefined) throw new UsageError(`what is "${tooMuch}"?`);
    return line;
  } catch (error) {
    // Node adds advice about names that begin with a dash, which are none of ours.
    throw new UsageError(error instanceof Error ? error.message.replace(/\. .*$/s, '') : String(error));
  }
}

/** What fails for a reason of the operator's world is an Error as it is; anything else is a defect, and its trace helps. */
function isToldToPeople(error: Error): boolean {
  return error.constructor === Error;
}

export function helpLines(commands: Commands, usual: Place['usual'] = {}): readonly string[] {
  const ways = Object.entries(commands).map(([name, { usage, does }]) => ({ left: `${name} ${usage}`, does }));
  const settings = Object.entries(SETTINGS).map(([name, { standard: anywhere, meaning }]) => {
    const standard = usual[name] ?? anywhere;
    return { left: standard === '' ? name : `${name}=${standard}`, does: meaning.replaceAll('`', '') };
  });
  const column = (rows: readonly { readonly left: string; readonly does: string }[]): string[] => {
    const width = Math.max(...rows.map(({ left }) => left.length)) + 2;
    return rows.map(({ left, does }) => `  ${left.padEnd(width)}${does}`);
  };
  return [
    'illuminice [command], start if none is named',
    '',
    ...column(ways),
    '',
    'Settings, from the environment, with what holds where nothing is set:',
    '',
    ...column(settings),
  ];
}
