/**
 * Messages that wait for an answer. What a seat asks of its table is sent again after a lost connection: the server knows
 * the id and gives the first answer, so nothing happens twice and nothing is lost (architecture, "Path of one command").
 * What is asked of the lobby is not repeated: it fails at once, and the player decides.
 */
import type { ClientMessageInput, ServerMessage } from '@illuminice/protocol';
import { type Answer, NO_CONNECTION } from '../stores/index.ts';

export type Reply = Answer;

/** What is asked; its id is put in by `ask`. */
export type Unidentified = WithoutId<ClientMessageInput>;
type WithoutId<Message> = Message extends ClientMessageInput ? Omit<Message, 'id'> : never;

type Identified = ClientMessageInput & { readonly id: string };

interface Pending {
  /** Undefined until it is signed. */
  message: Identified | undefined;
  readonly repeats: boolean;
  readonly settle: (reply: Reply) => void;
}

export const CONNECTION_LOST = { ok: false, refusal: NO_CONNECTION } satisfies Reply;

const LOBBY_TYPES: ReadonlySet<ClientMessageInput['type']> = new Set([
  'createLobby',
  'joinLobby',
  'leaveLobby',
  'rename',
  'setOptions',
  'addBot',
  'removeBot',
  'moveSeat',
  'kick',
  'moderate',
  'passHost',
  'start',
  'cancel',
  'spectate',
  'stopSpectating',
  'quickMatch',
  'deleteMyData',
]);

export interface Requests {
  readonly ask: (message: Unidentified) => Promise<Reply>;
  /** True when the message was an answer to one of ours. */
  readonly answer: (message: ServerMessage) => boolean;
  readonly connectionLost: () => void;
  readonly welcomed: () => void;
}

interface Wire {
  readonly send: (message: ClientMessageInput) => boolean;
  readonly newId: () => string;
  /** Undefined: sent as it is. */
  readonly sign?: (message: Identified) => Promise<Identified> | undefined;
  readonly receipt?: (receipt: { readonly id: string; readonly head: string }) => void;
}

export function newRequests({ send, newId, sign, receipt }: Wire): Requests {
  /** One after the other: acts leave in the order they were done. */
  let signing: Promise<unknown> = Promise.resolve();
  const pending = new Map<string, Pending>();

  const settle = (id: string, reply: Reply): boolean => {
    const waiting = pending.get(id);
    pending.delete(id);
    waiting?.settle(reply);
    return waiting !== undefined;
  };

  return {
    ask: (message) =>
      new Promise((resolve) => {
        const id = newId();
        const identified = { ...message, id } as Identified;
        const repeats = !LOBBY_TYPES.has(message.type);
        const waiting: Pending = { message: undefined, repeats, settle: resolve };
        pending.set(id, waiting);
        const leave = (ready: Identified): void => {
          waiting.message = ready;
          if (!send(ready) && !repeats) settle(id, CONNECTION_LOST);
        };
        const signed = sign?.(identified);
        if (signed !== undefined)
          signing = Promise.all([signed.catch(() => identified), signing]).then(([ready]) => leave(ready));
        else leave(identified);
      }),
    answer: (message) => {
      if (message.type === 'accepted') {
        if (message.head !== undefined) receipt?.({ id: message.id, head: message.head });
        return settle(message.id, { ok: true });
      }
      if (message.type === 'refused') return settle(message.id, { ok: false, refusal: message.refusal });
      if (message.type === 'error' && message.id !== undefined)
        return settle(message.id, { ok: false, problem: message.problem });
      return false;
    },
    connectionLost: () => {
      for (const [id, { repeats }] of pending) if (!repeats) settle(id, CONNECTION_LOST);
    },
    welcomed: () => {
      for (const { message, repeats } of pending.values()) if (repeats && message) send(message);
    },
  };
}
