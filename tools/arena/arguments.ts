import { LEVELS, type Level } from '@illuminice/bots';

export interface ArenaArguments {
  readonly levels: readonly Level[];
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
  readonly fit: boolean;
}

export const USAGE = `usage: npm run arena -- --levels master,expert,regular,regular --games 400 [--seed N] [--json]
  --levels a,b,…   one level per seat (${LEVELS.join(', ')}); seats and Illuminati rotate, deals are repeated for each rotation
  --games N        games to play (rounded up to whole rotations)
  --seed S         deals, dice and minds follow from it (default 1)
  --nodes N        steps a searching mind may imagine per decision
  --millis N       instead: milliseconds a searching mind may take, as online (not repeatable)
  --workers N      threads (default 2)
  --results FILE   where results are kept; an interrupted run goes on from there
  --report FILE    the HTML report
  --json           the result as JSON on stdout
  --soak N         N games of Novices and Regulars over 2–8 seats and random options: any refusal, crash or endless game fails
  --reasons N      prints N decisions of the first level with their reasons
  --fit            fits the weights of the evaluation to games of these levels`;

/** Says in words what is wrong with the arguments. */
export function readArguments(argv: readonly string[]): ArenaArguments | { readonly problem: string } {
  const values = new Map<string, string>();
  for (let at = 0; at < argv.length; at++) {
    const name = argv[at] as string;
    if (!name.startsWith('--')) return { problem: `"${name}" is not an option` };
    const flag = ['--json', '--fit', '--help'].includes(name);
    if (!flag && argv[at + 1] === undefined) return { problem: `${name} needs a value` };
    values.set(name.slice(2), flag ? 'yes' : (argv[++at] as string));
  }
  const known = [
    'levels',
    'games',
    'seed',
    'nodes',
    'millis',
    'workers',
    'results',
    'report',
    'json',
    'soak',
    'reasons',
    'fit',
    'help',
  ];
  for (const name of values.keys()) if (!known.includes(name)) return { problem: `there is no option --${name}` };
  if (values.has('help')) return { problem: '' };
  const levels = (values.get('levels') ?? 'expert,regular,regular,regular').split(',');
  const wrong = levels.find((level) => !LEVELS.includes(level as Level));
  if (wrong !== undefined) return { problem: `"${wrong}" is no level; there are ${LEVELS.join(', ')}` };
  if (levels.length < 2 || levels.length > 8) return { problem: 'two to eight levels, one for each seat' };
  for (const name of ['games', 'soak', 'nodes', 'millis', 'workers', 'reasons']) {
    const value = values.get(name);
    if (value !== undefined && !/^\d+$/.test(value)) return { problem: `--${name} must be a whole number` };
  }
  const seed = values.get('seed') ?? '1';
  const nodes = values.get('nodes');
  const millis = values.get('millis');
  const budget = `${nodes === undefined ? '' : `-n${nodes}`}${millis === undefined ? '' : `-ms${millis}`}`;
  const tag = values.has('soak') ? `soak-${seed}` : `${levels.join('-')}-${seed}${budget}`;
  return {
    levels: levels as Level[],
    games: Number(values.get('games') ?? 100),
    seed,
    json: values.has('json'),
    soak: Number(values.get('soak') ?? 0),
    workers: Math.max(1, Number(values.get('workers') ?? 2)),
    results: values.get('results') ?? `.cache/arena/${tag}.jsonl`,
    report: values.get('report') ?? `.cache/arena/${tag}.html`,
    reasons: Number(values.get('reasons') ?? 0),
    fit: values.has('fit'),
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
    ...(millis === undefined ? {} : { millis: Number(millis) }),
  };
}
