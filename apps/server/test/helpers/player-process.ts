// A player in a process of his own: joins by code, greets, takes every offer, plays by chance to the end.

import { playOn } from './play.ts';
import { SocketClient } from './socket-client.ts';

const [url = '', code = '', name = 'Ben'] = process.argv.slice(2);
const client = await SocketClient.connect({ url });
await client.must({ type: 'joinLobby', code, name });
await client.must({ type: 'chat', text: `hello from ${name}` });
process.send?.({ joined: true });
let accepted = 0;
const accepting = setInterval(() => void acceptOffers(), 5);
await playOn(client);
clearInterval(accepting);
process.send?.({ over: client.state?.view?.over, gaps: client.gaps, accepted });
process.exit(0);

async function acceptOffers(): Promise<void> {
  const own = client.state?.table.own?.seat;
  for (const { from, to, serial } of client.state?.view?.offers ?? [])
    if (to === own && (await client.play({ type: 'accept', from, serial })).type === 'accepted') accepted++;
}
