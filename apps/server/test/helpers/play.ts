import { randomMove } from './random-bots.ts';
import type { SocketClient } from './socket-client.ts';

/** Lets a client play by chance whenever the game waits for its seat; resolves when the game is over. */
export function playOn(client: SocketClient, { stopWhen }: { readonly stopWhen?: () => boolean } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    let isBusy = false;
    const turn = async (): Promise<void> => {
      if (isBusy) return;
      isBusy = true;
      try {
        while (await move(client, stopWhen)) await new Promise((next) => setImmediate(next));
      } catch (error) {
        reject(error as Error);
      } finally {
        isBusy = false;
      }
      const stage = client.state?.table.stage;
      if (stage === 'over' || stopWhen?.()) {
        client.onMessage = undefined;
        resolve();
      }
      if (stage === 'frozen') reject(new Error('the table is frozen'));
    };
    client.onMessage = () => void turn();
    void turn();
  });
}

async function move(client: SocketClient, stopWhen: (() => boolean) | undefined): Promise<boolean> {
  const { state } = client;
  if (stopWhen?.() || client.closed !== undefined) return false;
  if (state?.table.stage !== 'playing' || state.view === undefined || state.options === undefined) return false;
  const own = state.table.own;
  if (own === undefined || own.answered || !state.table.waitingFor.includes(own.seat)) return false;
  if (state.options.default !== true) return false;
  const answer = await client.play(randomMove(state.view, state.options));
  if (answer.type === 'error') throw new Error(JSON.stringify(answer));
  // A refusal means that our view was of the moment before; the next update asks again.
  return answer.type === 'refused' || client.state !== state;
}
