import { examine } from '../doctor/index.ts';
import { readConfig } from '../runtime/index.ts';
import type { Command } from './command.ts';

const SIGNS = { ok: 'ok     ', warning: 'WARNING', bad: 'BAD    ' } as const;

export const doctor: Command = {
  usage: '',
  does: 'looks at data folder, disk, database, clock, client, port, proxy, Postgres and Redis; fails if one of them is bad',
  run: async ({ env, folder, say }) => {
    const findings = await examine(readConfig(env, folder));
    for (const { about, state, says } of findings) say(`${SIGNS[state]}  ${about.padEnd(12)} ${says}`);
    const worst = findings.filter(({ state }) => state === 'bad').map(({ about }) => about);
    if (worst.length > 0) throw new Error(`not ready: ${worst.join(', ')}`);
  },
};
