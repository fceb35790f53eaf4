// npm run simulate-server -- [--hours 1000] [--seed 1] [--kinds evening,mail,cluster]
//     the whole server on simulated time, disk, sockets and people; a violation is shrunk and printed with the command that repeats it
// npm run simulate-server -- --world <name> --kind evening|mail|cluster --hours <h> [--without 1,2]   one world again

import { complain, readArguments } from './simulate/arguments.ts';
import { planOf, WORLD_KINDS, type WorldKind } from './simulate-server/plan.ts';
import { replayCommand, shrunk, violationIn } from './simulate-server/shrink.ts';
import { type Outcome, simulate } from './simulate-server/simulation.ts';

const USAGE = `npm run simulate-server -- [--hours <simulated hours>] [--seed <text>] [--kinds ${WORLD_KINDS}]
  [--world <name> --kind ${WORLD_KINDS.join('|')} --hours <hours> [--without 1,2]]`;
const HOURS: Readonly<Record<WorldKind, number>> = { evening: 0.3, mail: 48, cluster: 0.1 };
const SHRINKING_WORLDS = 40;

const { values } = readArguments(USAGE, {
  hours: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  world: { type: 'string' },
  kind: { type: 'string', default: 'evening' },
  kinds: { type: 'string', default: WORLD_KINDS.join() },
  without: { type: 'string' },
});
const hours = Number(values.hours);
if (!(hours > 0)) complain(`--hours wants a number above 0, not "${values.hours}"`, USAGE);
process.exitCode = await (values.world === undefined ? runMany(String(values.seed)) : runOne(String(values.world)));

function kindOf(name: string): WorldKind {
  return WORLD_KINDS.find((kind) => kind === name) ?? complain(`there are no worlds of kind "${name}"`, USAGE);
}

async function runOne(name: string): Promise<number> {
  const plan = planOf(name, kindOf(String(values.kind)), hours);
  const without = new Set(values.without === undefined ? [] : String(values.without).split(',').map(Number));
  for (const [place, trouble] of plan.troubles.entries())
    if (!without.has(place)) console.error(`${place}: ${JSON.stringify(trouble)}`);
  const found = await violationIn(plan, without);
  console.error(found === undefined ? 'everything held' : `after ${found.atHours.toFixed(4)} h: ${found.message}`);
  return found === undefined ? 0 : 1;
}

/** One world of each kind after the other, until the hours are full. */
async function runMany(seed: string): Promise<number> {
  const sum = { worlds: 0, hours: 0, events: 0, moves: 0, lines: 0, tables: 0, troubles: 0 };
  const kinds = String(values.kinds).split(',').map(kindOf);
  // Sums of tenths miss their end by a hair: no world is that short.
  while (hours - sum.hours > 1e-6) {
    const kind = kinds[sum.worlds % kinds.length] as WorldKind;
    const plan = planOf(`${seed}.${sum.worlds}`, kind, Math.min(HOURS[kind], hours - sum.hours));
    try {
      add(sum, await simulate(plan));
    } catch {
      return report(plan);
    }
    process.stderr.write(`\r${JSON.stringify({ ...sum, hours: Math.round(sum.hours) })} `);
  }
  console.log(`\n${JSON.stringify({ ...sum, violations: 0 })}`);
  return 0;
}

function add(sum: Record<string, number>, outcome: Outcome): void {
  sum.worlds = (sum.worlds ?? 0) + 1;
  for (const name of ['hours', 'events', 'moves', 'lines', 'tables', 'troubles'] as const)
    sum[name] = (sum[name] ?? 0) + outcome[name];
}

async function report(plan: Parameters<typeof violationIn>[0]): Promise<number> {
  const found = await violationIn(plan);
  if (found === undefined) {
    console.error(`\nviolated once and not again: the world ${plan.seed} is not repeatable`);
    return 2;
  }
  console.error(`\n${found.message}\n${replayCommand(found)}\nshrinking …`);
  const least = await shrunk(found, SHRINKING_WORLDS);
  console.error(`${least.message}\n${replayCommand(least)}`);
  return 1;
}
