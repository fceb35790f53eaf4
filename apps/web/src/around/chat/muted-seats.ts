/** Whom this player does not want to hear. The server keeps it too; this is what the chat shows, kept over a reload. */
import type { Seat } from '@illuminice/engine';
import { create } from 'zustand';

const KEY = 'illuminice.muted';

interface Muted {
  readonly table: string;
  readonly seats: readonly Seat[];
}

export const useMuted = create<Muted>()(() => stored());

export function isMuted({ table, seats }: Muted, at: string, from: Seat | 'spectator'): boolean {
  return table === at && from !== 'spectator' && seats.includes(from);
}

/** Whoever is muted is heard again, and the other way round. */
export function toggleMuted(table: string, seat: Seat): void {
  const now = useMuted.getState();
  const others = now.table === table ? now.seats.filter((other) => other !== seat) : [];
  const next = { table, seats: isMuted(now, table, seat) ? others : [...others, seat] };
  useMuted.setState(next);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A private window may refuse: the server still keeps silence for this player.
  }
}

function stored(): Muted {
  try {
    const found: Partial<Muted> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { table: found.table ?? '', seats: found.seats ?? [] };
  } catch {
    return { table: '', seats: [] };
  }
}
