/** What a player can say at the table, as messages to the server. */
import type { ClientMessageInput } from '@illuminice/protocol';
import { type Answer, type TableLink, useTable } from '../stores/index.ts';
import type { Reply } from './requests.ts';

/** The id is put in by `ask`. */
type Act = ClientMessageInput extends infer Message
  ? Message extends ClientMessageInput
    ? Omit<Message, 'id'>
    : never
  : never;

interface Line {
  readonly ask: (message: ClientMessageInput) => Promise<Reply>;
  readonly leaveTable: () => void;
  readonly takeOver: () => void;
}

export function tableLink({ ask, leaveTable, takeOver }: Line): TableLink {
  const act = async (message: Act): Promise<Answer> => {
    const reply = await ask(message as ClientMessageInput);
    if (reply.ok) return { accepted: true };
    const { ok: accepted, ...why } = reply;
    return { accepted, ...why };
  };
  return {
    send: (command, promise) => act({ type: 'command', command, ...(promise ? { promise } : {}) } as Act),
    wait: () => {
      const window = useTable.getState().info?.clock?.window;
      return act({ type: 'wait', ...(window === undefined ? {} : { window }) });
    },
    setStanding: (kind, on) => act({ type: 'standing', kind, on }),
    arm: (armed) => act({ type: 'arm', ...armed }),
    chat: (text, to) => act({ type: 'chat', text, ...(to === undefined ? {} : { to }) }),
    mute: (seat, on) => act({ type: 'mute', seat, on }),
    report: (seat, text) => act({ type: 'report', seat, text }),
    promise: ({ to, text, promise, secret }) =>
      act({ type: 'promise', to, text, ...(promise ? { promise } : {}), ...(secret ? { secret } : {}) }),
    undo: () => act({ type: 'undo' }),
    vote: (what, yes, seat) => act({ type: 'vote', what, yes, ...(seat === undefined ? {} : { seat }) }),
    handBack: () => act({ type: 'handBack' }),
    rematch: () => act({ type: 'rematch' }),
    back: leaveTable,
    takeOver,
    record: finishedGame,
    leave: () => {
      const { info } = useTable.getState();
      if (info?.own) return act({ type: 'leaveLobby' });
      return act({ type: 'stopSpectating' }).then(leaveTable);
    },
  };
}

/** The whole log, as the server gives it to those who were there. */
async function finishedGame(): Promise<string | undefined> {
  const answer = await fetch(`/api/games/${useTable.getState().info?.table}`).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
