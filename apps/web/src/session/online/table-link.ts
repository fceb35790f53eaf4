/** What a player can say at the table, as messages to the server. */
import { onSite } from '../../base/site/index.ts';
import { type Answer, type TableLink, useTable } from '../stores/index.ts';
import type { Unidentified } from './requests.ts';

interface Connection {
  readonly ask: (message: Unidentified) => Promise<Answer>;
  readonly leaveTable: () => void;
  readonly takeOver: () => void;
}

export function tableLink({ ask, leaveTable, takeOver }: Connection): TableLink {
  return {
    setUp: (act) => ask(act),
    send: (command, beside) => ask({ type: 'command', command, ...beside }),
    wait: () => {
      const window = useTable.getState().info?.clock?.window;
      return ask({ type: 'wait', ...(window === undefined ? {} : { window }) });
    },
    setStanding: (kind, on) => ask({ type: 'standing', kind, on }),
    arm: (armed) => ask({ type: 'arm', ...armed }),
    chat: (text, to) => ask({ type: 'chat', text, ...(to === undefined ? {} : { to }) }),
    mute: (seat, on) => ask({ type: 'mute', seat, on }),
    report: (seat, text) => ask({ type: 'report', seat, text }),
    promise: ({ to, text, promise, secret }) =>
      ask({ type: 'promise', to, text, ...(promise ? { promise } : {}), ...(secret ? { secret } : {}) }),
    talk: (talk) => ask(talk),
    undo: () => ask({ type: 'undo' }),
    vote: (what, yes, seat) => ask({ type: 'vote', what, yes, ...(seat === undefined ? {} : { seat }) }),
    handBack: () => ask({ type: 'handBack' }),
    rematch: () => ask({ type: 'rematch' }),
    back: leaveTable,
    takeOver,
    record: finishedGame,
    leave: () => {
      const { info } = useTable.getState();
      if (info?.own) return ask({ type: 'leaveLobby' });
      return ask({ type: 'stopSpectating' }).then(leaveTable);
    },
  };
}

/** The whole log, as the server gives it to those who were there. */
async function finishedGame(): Promise<string | undefined> {
  const answer = await fetch(onSite(`/api/games/${useTable.getState().info?.table}`)).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
