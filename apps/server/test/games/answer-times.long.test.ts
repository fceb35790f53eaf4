/** V-7: whether the times of one's own answers tell that somebody at the same table has done something in secret. */

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SocketClient } from '../helpers/socket-client.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const TABS = 4;
/** Of each kind: with fewer, chance alone would lead beyond the bar now and then. */
const ACTS = 1_500;
/** In which an answer that was held up would have come. */
const LOOK_MS = 48;
const OPTIONS = { pace: 30, reactionSeconds: 600 };

interface Answered {
  readonly at: number;
  readonly after: number;
}

async function server(): Promise<string> {
  const env = {
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'error' },
    ...{ RATE_LIMIT_FACTOR: '1000', SEED: 'answer times' },
  };
  const child: ChildProcess = fork(join(import.meta.dirname, '../helpers/server-process.ts'), {
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  );
  return `ws://127.0.0.1:${port}`;
}

async function twoAtATable(url: string): Promise<readonly [SocketClient, SocketClient]> {
  const [host, guest] = [await SocketClient.connect({ url }), await SocketClient.connect({ url })];
  await host.must({ type: 'createLobby', name: 'Ana', options: OPTIONS });
  await guest.must({ type: 'joinLobby', code: host.lobby?.code ?? '', name: 'Ben' });
  await host.must({ type: 'start' });
  return [host, guest];
}

/** Asks for what is refused, again and again, and notes how long each answer took. */
async function ask(tab: SocketClient, { answers, stop }: { readonly answers: Answered[]; readonly stop: AbortSignal }) {
  while (!stop.aborted) {
    const sent = performance.now();
    await tab.send({ type: 'wait', window: 999_999 });
    answers.push({ at: performance.now(), after: performance.now() - sent });
  }
}

/** How often one of the first is larger than one of the second: 0.5 where nothing can be told. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const sorted = second.toSorted((a, b) => a - b);
  const below = (value: number, isInclusive: boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = sorted[middle] ?? 0;
      if (at < value || (isInclusive && at === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = first.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (first.length * second.length);
}

test('[V-7] [R-24.6] by the times of their own answers nobody can tell an act at their table from one elsewhere', async () => {
  const url = await server();
  const [ana, ben] = await twoAtATable(url);
  const [, other] = await twoAtATable(url);
  const tabs = [ana];
  const cookie = ana.cookie ?? '';
  while (tabs.length < TABS) tabs.push(await SocketClient.connect({ url, cookie }));
  for (const client of [...tabs, ben, other]) client.keeps = false;
  const [answers, enough] = [[] as Answered[], new AbortController()];
  const asking = tabs.map((tab) => ask(tab, { answers, stop: enough.signal }));
  const acts = { here: [] as number[], elsewhere: [] as number[] };
  const isOn = { here: false, elsewhere: false };
  while (Math.min(acts.here.length, acts.elsewhere.length) < ACTS) {
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 40));
    const where = Math.random() < 0.5 ? 'here' : 'elsewhere';
    isOn[where] = !isOn[where];
    acts[where].push(performance.now());
    void (where === 'here' ? ben : other).send({ type: 'standing', kind: 'stayOut', on: isOn[where] });
  }
  enough.abort();
  await Promise.all(asking);
  let from = 0;
  const longest = (at: number): number => {
    while ((answers[from]?.at ?? at) < at - 1_000) from++;
    const near = answers.slice(from, from + 2_000).filter((answer) => answer.at >= at && answer.at < at + LOOK_MS);
    return Math.max(0, ...near.map(({ after }) => after));
  };
  const here = acts.here.map(longest);
  from = 0;
  const elsewhere = acts.elsewhere.map(longest);
  const area = areaUnderCurve(here, elsewhere);
  console.info(`V-7: AUC ${area.toFixed(3)} of ${here.length} acts here and ${elsewhere.length} elsewhere`);
  expect(Math.abs(area - 0.5)).toBeLessThan(0.05);
});
