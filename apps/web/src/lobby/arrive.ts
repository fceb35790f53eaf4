/** The ways into a lobby: open one, join one by its code, or be matched. All end at the address of that lobby. */
import type { ClientMessageInput } from '@illuminice/protocol';
import { useState } from 'react';
import { navigate, tablePath } from '../app/router.ts';
import { ask } from '../net/client.ts';
import { useLobby } from '../state/lobby-store.ts';
import { replyWords } from './reply-words.ts';

interface Arrival {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly clear: () => void;
  readonly create: (name: string) => void;
  readonly join: (code: string, name: string) => void;
  readonly quickMatch: (name: string) => void;
}

export function useArrival(): Arrival {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = async (message: ClientMessageInput): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    useLobby.setState({ farewell: undefined });
    const reply = await ask(message);
    if (!reply.ok) {
      setBusy(false);
      setProblem(replyWords(reply));
      return;
    }
    const code = await lobbyCode();
    setBusy(false);
    navigate(tablePath(code));
  };
  return {
    busy,
    problem,
    clear: () => setProblem(undefined),
    create: (name) => void go({ type: 'createLobby', name }),
    join: (code, name) => void go({ type: 'joinLobby', code, name }),
    quickMatch: (name) => void go({ type: 'quickMatch', name }),
  };
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
