// A player in a process of their own: joins by code, greets, takes every offer, plays to the end.

import { seededChance } from './chance.ts';
import { playOn } from './play.ts';
import { SocketClient } from './socket-client.ts';

const [url = '', code = '', name = 'Ben'] = process.argv.slice(2);
const client = await SocketClient.connect({ url, diceSeed: 'b'.repeat(64) });
await client.must({ type: 'joinLobby', code, name });
await client.must({ type: 'chat', text: `hello from ${name}` });
process.send?.({ joined: true });
let accepted = 0;
const seen = new Set<string>();
client.socket.on('message', () => void acceptOffers());
await playOn(client, { level: 'novice', random: seededChance(2) });
process.send?.({ over: client.state?.view?.over, gaps: client.gaps, accepted });
process.exit(0);

async function acceptOffers(): Promise<void> {
  const own = client.state?.table.own?.seat;
  for (const { from, to, serial } of client.state?.view?.offers ?? []) {
    const key = `${from} ${serial}`;
    if (to !== own || seen.has(key)) continue;
    seen.add(key);
    if ((await client.play({ type: 'accept', from, serial })).type === 'accepted') accepted++;
  }
}
