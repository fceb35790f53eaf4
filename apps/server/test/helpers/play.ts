import type { Level } from '@illuminice/bots';
import { seededChance } from './chance.ts';
import { moveBy } from './random-bots.ts';
import type { SocketClient } from './socket-client.ts';

/**
 * For whom it is enough that a game is over: it ends by its score. Left to chance over sockets, the same test has taken
 * nine seconds and eighty.
 */
export const SOON_OVER = { pace: 0, lastRound: 4 } as const;

type StopWhen = (client: SocketClient) => boolean;

interface PlayOptions {
  readonly stopWhen?: StopWhen;
  /** Ends the play from outside. */
  readonly stop?: AbortSignal;
  /** Who plays for the client: chance unless told otherwise. */
  readonly level?: Level;
  readonly random?: () => number;
}

/**
 * Lets a client play whenever the game waits for its seat; resolves when the game is over or `stopWhen` holds.
 * `stopWhen` gets this client alone: a condition that another client can make true would be met in silence, and waited for without end.
 */
export function playOn(client: SocketClient, options: PlayOptions = {}): Promise<void> {
  const { stop, level, random = seededChance(1) } = options;
  const stopWhen: StopWhen = (heard) => stop?.aborted === true || options.stopWhen?.(heard) === true;
  return new Promise((resolve, reject) => {
    let isBusy = false;
    let hasNews = false;
    const turn = async (): Promise<void> => {
      // Two messages may come in one piece: news that meets us busy is looked at afterwards, or the last of them would be missed.
      hasNews = true;
      if (isBusy) return;
      isBusy = true;
      try {
        while (hasNews) {
          hasNews = false;
          while (await move(client, { stopWhen, level, random })) await new Promise((next) => setImmediate(next));
        }
      } catch (error) {
        reject(error as Error);
      } finally {
        isBusy = false;
      }
      const stage = client.state?.table.stage;
      if (stage === 'over' || stopWhen(client)) {
        client.onMessage = undefined;
        resolve();
      }
      if (stage === 'frozen') reject(new Error('the table is frozen'));
    };
    client.onMessage = () => void turn();
    stop?.addEventListener('abort', () => void turn());
    void turn();
  });
}

interface Player {
  readonly stopWhen: StopWhen;
  readonly level: Level | undefined;
  readonly random: () => number;
}

async function move(client: SocketClient, { stopWhen, level, random }: Player): Promise<boolean> {
  const { state } = client;
  if (stopWhen(client) || client.closed !== undefined) return false;
  if (state?.table.stage !== 'playing' || state.view === undefined || state.moves === undefined) return false;
  const own = state.table.own;
  if (own === undefined || own.answered || !state.table.waitingFor.includes(own.seat)) return false;
  if (state.moves.default !== true) return false;
  const answer = await client.play(moveBy(level, { view: state.view, moves: state.moves }, random));
  if (answer.type === 'error') throw new Error(JSON.stringify(answer));
  // A refusal means that our view was of the moment before; the next update asks again.
  return answer.type === 'refused' || client.state !== state;
}

/**
 * All of them play until one has heard so many further updates; then all stop. Versions are counted for each viewer, because an answer in a
 * window is told to nobody else: with a limit for each, one would stop first and the others wait for their move without end.
 */
export async function playTogether(clients: readonly SocketClient[], updates: number): Promise<void> {
  const enough = new AbortController();
  const play = (client: SocketClient): Promise<void> => {
    const end = (client.state?.version ?? 0) + updates;
    const isEnough = (): boolean => (client.state?.version ?? 0) >= end;
    return playOn(client, { stopWhen: isEnough, stop: enough.signal }).finally(() => enough.abort());
  };
  await Promise.all(clients.map(play));
}
