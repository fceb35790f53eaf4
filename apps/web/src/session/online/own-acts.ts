/** What the server has given this browser a receipt for, and the head of the log it saw last; kept until the next game. */

const KEY = 'illuminice.seen.';

interface SeenLog {
  /** As told to everybody at the table. */
  readonly head?: string;
  /** Ids of the acts with a receipt, in their order, and the head after the last. */
  readonly acts: readonly string[];
  readonly receipt?: string;
}

export function seenLog(table: string): SeenLog | undefined {
  const kept = localStorage.getItem(KEY + table);
  return kept === null ? undefined : JSON.parse(kept);
}

export function keepHead(table: string, head: string | undefined): void {
  if (head !== undefined && head !== seenLog(table)?.head) keep(table, { head });
}

export function keepReceipt(table: string, { id, head }: { readonly id: string; readonly head: string }): void {
  const { acts = [] } = seenLog(table) ?? {};
  // The answer to a message that was sent again.
  if (!acts.includes(id)) keep(table, { acts: [...acts, id], receipt: head });
}

function keep(table: string, more: Partial<SeenLog>): void {
  const kept = seenLog(table);
  if (!kept) for (const old of Object.keys(localStorage)) if (old.startsWith(KEY)) localStorage.removeItem(old);
  localStorage.setItem(KEY + table, JSON.stringify({ acts: [], ...kept, ...more }));
}
