import { parseArgs } from 'node:util';

interface Flags {
  readonly [name: string]: { readonly type: 'boolean' | 'string'; readonly default?: string };
}

/** The options and file names of a command line; a wrong one ends the program with its usage. */
export function readArguments(usage: string, flags: Flags) {
  try {
    const { values, positionals } = parseArgs({ options: flags, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    return complain(`${error instanceof Error ? error.message : error}`, usage);
  }
}

/** A whole number from `least` on. */
export function readCount(
  text: unknown,
  { name, usage, least = 1 }: { readonly name: string; readonly usage: string; readonly least?: number },
): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= least
    ? value
    : complain(`--${name} wants a whole number from ${least} on, not "${text}"`, usage);
}

export function complain(problem: string, usage: string): never {
  console.error(`${problem}\nusage: ${usage}`);
  process.exit(2);
}
