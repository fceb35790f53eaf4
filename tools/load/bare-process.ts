// The least a server could do: parse the command, make and send a distinct object of the same size for each seat.

import { WebSocket, WebSocketServer } from 'ws';

type Sample = Readonly<Record<string, unknown>>;

const tables = new Map<string, WebSocket[]>();
let samples: readonly Sample[] = [];
let version = 0;

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const seats = tables.get(table) ?? [];
  tables.set(table, seats);
  seats.push(socket);
  socket.on('message', (data) => {
    const { id } = JSON.parse(String(data)) as { readonly id: string };
    for (const seat of seats) {
      const sample = samples[version++ % samples.length];
      if (seat.readyState === WebSocket.OPEN) seat.send(JSON.stringify({ ...sample, version }));
    }
    socket.send(JSON.stringify({ type: 'accepted', id }));
  });
});
server.on('listening', () => process.send?.({ port: (server.address() as { readonly port: number }).port }));

process.on('message', (message: 'cost' | { readonly samples: readonly Sample[] }) => {
  if (message === 'cost') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicros: user + system, memory: 0, rss: 0 });
    return;
  }
  samples = message.samples;
  process.send?.({ taken: samples.length });
});
process.once('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
