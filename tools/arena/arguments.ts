import { parseArgs } from 'node:util';
import { ARENA_LEVELS, type ArenaLevel } from './play-game.ts';

export interface ArenaArguments {
  readonly levels: readonly ArenaLevel[];
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
  readonly soak: number;
  readonly nodes?: number;
  /** A clock instead of nodes, as online; such a run does not repeat itself. */
  readonly millis?: number;
  readonly workers: number;
  /** Results so far, one line per game: a run with the same arguments goes on where it stopped. */
  readonly results: string;
  readonly report: string;
  /** Prints this many decisions of the first seat with their reasons. */
  readonly reasons: number;
  /** Prints this many answers to proposals with the position. */
  readonly negotiations: number;
  readonly fit: boolean;
  /** Each adversary against three of one level. */
  readonly adversaries: boolean;
  readonly against: ArenaLevel;
  /** With personas, as bots play online (B-9). */
  readonly personas: boolean;
  /** Starts a program that plays the seats of level `outside`. */
  readonly bot?: string;
}

export const USAGE = `usage: npm run arena -- --levels master,expert,regular,regular --games 400 [--seed N] [--json]
  --levels a,b,…   one level or adversary per seat (${ARENA_LEVELS.join(', ')}); seats and Illuminati rotate, deals are repeated for each rotation
  --games N        games to play (rounded up to whole rotations)
  --seed S         deals, dice and minds follow from it (default 1)
  --nodes N        steps a searching mind may imagine per decision
  --millis N       instead: milliseconds a searching mind may take, as online (not repeatable)
  --personas       with the styles of personas, drawn for each deal, as bots play online
  --bot COMMAND    a program of yours plays the seats of level outside, by default the first; begun anew each time (docs/how-to/write-a-bot.md)
  --workers N      threads (default 2)
  --results FILE   where results are kept; an interrupted run goes on from there
  --report FILE    the HTML report
  --json           the result as JSON on stdout
  --soak N         N games of Novices and Regulars over 2–8 seats and random options: any refusal, crash or endless game fails
  --adversaries    each player of one trick against three Experts, --games games each
  --against LEVEL  instead of Experts
  --reasons N      prints N decisions of the first level with their reasons
  --negotiations N prints N answers to proposals with their reasons and the position
  --fit            learns what positions are worth from --games games of Experts over 2–8 seats, each with weights of its own`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const FLAGS = {
  levels: text,
  games: { ...text, default: '100' },
  seed: { ...text, default: '1' },
  bot: text,
  nodes: text,
  millis: text,
  workers: { ...text, default: '2' },
  results: text,
  report: text,
  json: flag,
  soak: { ...text, default: '0' },
  reasons: { ...text, default: '0' },
  negotiations: { ...text, default: '0' },
  fit: flag,
  personas: flag,
  adversaries: flag,
  against: { ...text, default: 'expert' },
  help: flag,
};
const COUNTS = ['games', 'soak', 'nodes', 'millis', 'workers', 'reasons', 'negotiations'] as const;

/** Says in words what is wrong with the arguments. */
export function readArguments(argv: readonly string[]): ArenaArguments | { readonly problem: string } {
  try {
    const { values } = parseArgs({ args: [...argv], options: FLAGS });
    if (values.help) return { problem: '' };
    const { seed, nodes, millis, json, fit, personas, adversaries, bot } = values;
    const first = bot === undefined ? 'expert' : 'outside';
    const levels = (values.levels ?? `${first},regular,regular,regular`).split(',').map(levelOf);
    if (levels.includes('outside') !== (bot !== undefined))
      throw new Error(
        '--bot names the program that plays the seats of level outside: one does not go without the other',
      );
    if (levels.length < 2 || levels.length > 8) throw new Error('two to eight levels, one for each seat');
    for (const name of COUNTS)
      if (!/^\d+$/.test(values[name] ?? '0')) throw new Error(`--${name} must be a whole number`);
    const budget = `${personas ? '-personas' : ''}${nodes === undefined ? '' : `-n${nodes}`}${millis === undefined ? '' : `-ms${millis}`}`;
    const tag = values.soak === '0' ? `${levels.join('-')}-${seed}${budget}` : `soak-${seed}`;
    return {
      levels,
      seed,
      json,
      fit,
      personas,
      adversaries,
      against: levelOf(values.against),
      games: Number(values.games),
      soak: Number(values.soak),
      workers: Math.max(1, Number(values.workers)),
      results: values.results ?? `.cache/arena/${tag}.jsonl`,
      report: values.report ?? `.cache/arena/${tag}.html`,
      reasons: Number(values.reasons),
      negotiations: Number(values.negotiations),
      ...(bot === undefined ? {} : { bot }),
      ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
      ...(millis === undefined ? {} : { millis: Number(millis) }),
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function levelOf(name: string): ArenaLevel {
  const level = ARENA_LEVELS.find((known) => known === name);
  if (level === undefined) throw new Error(`"${name}" is no level; there are ${ARENA_LEVELS.join(', ')}`);
  return level;
}
