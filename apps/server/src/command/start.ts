import { runServer } from '../run-server.ts';
import type { Command } from './command.ts';

export const start: Command = {
  usage: '[--lan]',
  does: 'serves the game; --lan for every machine of the network, with its addresses and a QR code',
  options: { lan: { type: 'boolean', default: false } },
  run: ({ env, folder, values }) => runServer({ env, folder, lan: values.lan === true }),
};
