// A table under chaos: people who come to whichever process answers, some with computer players.

import { setTimeout as pause } from 'node:timers/promises';
import { Player } from './player.ts';

export interface Party {
  readonly table: string;
  readonly players: readonly Player[];
}

const SEATS = 3;

/** Every second table has clocks that run out, so that deadlines fire all the time. */
const OPTIONS = [
  { pace: 0, dropSeconds: 3600 },
  { pace: 1, reactionSeconds: 2, clock: 'turn', turnSeconds: 10, offerSeconds: 5, dropSeconds: 3600 },
];

/** Processes die at any moment, also while a table is set up: then it is set up again. */
export async function seatParty(
  url: string,
  index: number,
  isWanted: () => boolean = () => true,
): Promise<Party | undefined> {
  for (let tries = 0; isWanted(); tries++) {
    const players = Array.from({ length: SEATS }, (_, seat) => new Player(url, `p${index}t${tries}s${seat}`));
    try {
      return await seat(players, index);
    } catch (error) {
      for (const player of players) player.leave();
      if (tries === 50) throw error;
      await pause(300);
    }
  }
  return undefined;
}

async function seat(players: readonly Player[], index: number): Promise<Party> {
  for (const player of players) await player.connect();
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('nobody came');
  const options = OPTIONS[index % OPTIONS.length] ?? {};
  await within(host.client.must({ type: 'createLobby', name: host.name, options }));
  const code = host.client.lobby?.code ?? '';
  for (const guest of guests) await within(guest.client.must({ type: 'joinLobby', code, name: guest.name }));
  if (index % 4 === 3) await within(host.client.must({ type: 'addBot', level: 'novice' }));
  const playing = Promise.all(
    players.map(({ client }) =>
      client.until(
        (message) => 'table' in message && typeof message.table === 'object' && message.table.stage === 'playing',
        20_000,
      ),
    ),
  );
  playing.catch(() => undefined);
  await within(host.client.must({ type: 'start' }));
  await playing;
  const table = host.client.state?.table.table ?? '';
  for (const player of players) player.play();
  return { table, players };
}

function within<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([promise, pause(8_000).then(() => Promise.reject(new Error('no answer')))]);
}

export function everybody(parties: readonly Party[]): readonly Player[] {
  return parties.flatMap(({ players }) => players);
}

/** What all of them sent and saw, beside what is stored. */
export function totalsOf(parties: readonly Party[]): { readonly versionGaps: number; readonly resent: number } {
  const players = everybody(parties);
  return {
    versionGaps: players.reduce((sum, { gaps }) => sum + gaps, 0),
    resent: players.reduce((sum, { resent }) => sum + resent, 0),
  };
}

export function hasEnded({ players }: Party): boolean {
  return players.some(({ isOver }) => isOver);
}
