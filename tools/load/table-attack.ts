/** One address at a table of its own: eight seats heap up the longest proposals, look on with as many tabs as they may, and vote without end. */

import { setTimeout as pause } from 'node:timers/promises';
import { LightClient } from './light-client.ts';

const SEATS = 8;
const VOTES_PER_SECOND = 20;
const PROPOSALS = 24;
/** Slower than credits come back: whoever proposes pays for what they are sent. */
const PROPOSING_MS = 400;
const MS_PER_BYTE = 1.3 * (1000 / 30 / 4_096);
/** 140 letters of six bytes each, as far as the wire goes. */
const TEXT = 'e\u0301\u0323\u0331'.repeat(17) + '\u{1d400}'.repeat(70);

export async function attackFromATable(url: string, sockets: number): Promise<readonly LightClient[]> {
  const seats: LightClient[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const client = await arrived(url);
    const [host] = seats;
    if (host === undefined) client.send({ type: 'createLobby', id: client.newId(), name: 'A' });
    else client.send({ type: 'joinLobby', id: client.newId(), code: host.code, name: String.fromCodePoint(65 + seat) });
    while (client.code === undefined) await pause(10);
    seats.push(client);
  }
  const code = seats[0]?.code;
  seats[0]?.send({ type: 'start', id: seats[0].newId() });
  while (seats.some(({ state }) => state?.table.stage !== 'playing')) await pause(50);
  for (let count = 0; count < PROPOSALS; count++) {
    for (const [seat, client] of seats.entries()) propose(client, seat);
    await pause(PROPOSING_MS + (seats[0]?.frame?.length ?? 0) * MS_PER_BYTE);
    for (const client of seats) withdraw(client);
  }
  const all = [...seats];
  while (all.length < sockets) {
    const client = await arrived(url);
    client.send({ type: 'spectate', id: client.newId(), code });
    all.push(client);
  }
  setInterval(() => {
    // The last one never votes, so that it never ends.
    for (const client of seats.slice(0, -1))
      if (client.socket.readyState === client.socket.OPEN)
        client.send({ type: 'vote', id: client.newId(), what: 'reset', yes: true });
  }, 1000 / VOTES_PER_SECOND);
  return all;
}

async function arrived(url: string): Promise<LightClient> {
  const client = new LightClient(url);
  await client.opened();
  client.hello();
  return client;
}

function propose(client: LightClient, seat: number): void {
  const to = Array.from({ length: SEATS }, (_, other) => other).filter((other) => other !== seat);
  const terms = [seat, ...to].map((by) => ({ by, promise: { kind: 'peace', turns: 3 } }));
  client.send({ type: 'propose', id: client.newId(), to, terms, text: TEXT, seconds: 600 });
}

function withdraw(client: LightClient): void {
  const { proposals = [], own } = client.state?.table ?? {};
  for (const { id, by, end } of proposals)
    if (by === own?.seat && end === undefined)
      client.send({ type: 'withdrawProposal', id: client.newId(), proposal: id });
}
