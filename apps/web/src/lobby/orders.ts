import type { ClientMessageInput } from '@illuminice/protocol';
import { useState } from 'react';
import { ask } from '../net/client.ts';
import { replyWords } from './reply-words.ts';

/** What the host orders. One after the other: each waits for the answer to the one before. */
export interface Orders {
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly give: (...messages: readonly ClientMessageInput[]) => void;
}

export function useOrders(): Orders {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const carryOut = async (messages: readonly ClientMessageInput[]): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    for (const message of messages) {
      const reply = await ask(message);
      if (reply.ok) continue;
      setProblem(replyWords(reply));
      break;
    }
    setBusy(false);
  };
  return { busy, problem, give: (...messages) => void carryOut(messages) };
}
