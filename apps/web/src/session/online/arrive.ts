/** The ways into a lobby: open one, join one by its code, or be matched. All end at the address of that lobby. */
import type { ClientMessageInput } from '@illuminice/protocol';
import { useState } from 'react';
import { navigate, tablePath } from '../../base/router/index.ts';
import { useLobby } from '../stores/index.ts';
import { ask, whenConnected } from './client.ts';
import { replyText } from './reply-text.ts';
import { CONNECTION_LOST, type Reply } from './requests.ts';

interface Arrival {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Which field it speaks of; `nothing`: none of them (T-27). */
  readonly about: 'code' | 'name' | 'nothing';
  /** The game with this code may be watched. */
  readonly watchable: string | undefined;
  readonly clear: () => void;
  readonly create: (name: string) => void;
  readonly join: (code: string, name: string) => void;
  readonly quickMatch: (name: string) => void;
}

interface Refused {
  readonly reply: Extract<Reply, { ok: false }>;
  readonly message: ClientMessageInput;
}

const FIELDS: Readonly<Record<string, Arrival['about']>> = {
  UNKNOWN_CODE: 'code',
  TOO_MANY_WRONG_CODES: 'code',
  LOBBY_FULL: 'code',
  GAME_RUNNING: 'code',
  BLOCKED: 'code',
  NAME_TAKEN: 'name',
};

/** How long a press waits for its line. A page just opened, or a phone that changed networks, needs a moment. */
const LINE_WITHIN = 15_000;
/** Below this nobody sees that there was something to wait for. */
const AT_ONCE = 400;
const CANCELLED = 'cancelled';

export function useArrival(): Arrival {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const go = async (message: ClientMessageInput): Promise<void> => {
    const enough = new AbortController();
    setBusy(true);
    setRefused(undefined);
    const asked = askWhenConnected(message, enough.signal);
    const cancelled = new Promise<undefined>((resolve) => {
      enough.signal.addEventListener('abort', () => enough.signal.reason === CANCELLED && resolve(undefined));
    });
    const calling = (): void => enough.abort(CANCELLED);
    const shown = setTimeout(() => useLobby.setState({ calling }), AT_ONCE);
    const late = setTimeout(() => enough.abort(), LINE_WITHIN);
    const reply = await Promise.race([asked, cancelled]);
    clearTimeout(shown);
    clearTimeout(late);
    useLobby.setState({ calling: undefined });
    setBusy(false);
    // The answer may still come, and with it a seat nobody wants any more.
    if (reply === undefined) return void asked.then(({ ok }) => (ok ? void ask({ type: 'leaveLobby' }) : undefined));
    if (!reply.ok) return setRefused({ reply, message });
    navigate(tablePath(await lobbyCode()));
  };
  return {
    busy,
    problem: refused && replyText(refused.reply),
    about: (refused && FIELDS[refused.reply.problem?.code ?? '']) ?? 'nothing',
    watchable:
      refused?.message.type === 'joinLobby' && refused.reply.problem?.code === 'GAME_RUNNING'
        ? refused.message.code
        : undefined,
    clear: () => setRefused(undefined),
    create: (name) => void go({ type: 'createLobby', name }),
    join: (code, name) => void go({ type: 'joinLobby', code, name }),
    quickMatch: (name) => void go({ type: 'quickMatch', name }),
  };
}

/**
 * Waits for the connection, asks, and asks again when it broke in between. The first question may have been heard all the
 * same: joining twice is coming back.
 */
async function askWhenConnected(message: ClientMessageInput, enough: AbortSignal): Promise<Reply> {
  for (;;) {
    await whenConnected(enough);
    if (enough.aborted) return CONNECTION_LOST;
    useLobby.setState({ farewell: undefined });
    const reply = await ask(message);
    if (reply.ok || reply.refusal?.code !== CONNECTION_LOST.refusal.code) return reply;
  }
}

/** `accepted` may come before or after the lobby itself. */
function lobbyCode(): Promise<string> {
  return new Promise((resolve) => {
    const known = useLobby.getState().lobby;
    if (known) return resolve(known.code);
    const forget = useLobby.subscribe(({ lobby }) => {
      if (!lobby) return;
      forget();
      resolve(lobby.code);
    });
  });
}
