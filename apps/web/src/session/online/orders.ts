import type { ClientMessageInput } from '@illuminice/protocol';
import { useRef, useState } from 'react';
import { ask } from './client.ts';
import { replyText } from './reply-text.ts';

/**
 * What the host orders. One after the other: each waits for the answer to the one before. Nothing is greyed meanwhile, or
 * the switch just pressed would lose the keyboard's focus.
 */
export interface Orders {
  readonly problem: string | undefined;
  readonly give: (...messages: readonly ClientMessageInput[]) => void;
}

export function useOrders(): Orders {
  const [problem, setProblem] = useState<string>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const carryOut = async (messages: readonly ClientMessageInput[]): Promise<void> => {
    setProblem(undefined);
    for (const message of messages) {
      const reply = await ask(message);
      if (reply.ok) continue;
      setProblem(replyText(reply));
      break;
    }
  };
  return {
    problem,
    give: (...messages) => {
      last.current = last.current.then(() => carryOut(messages));
    },
  };
}
