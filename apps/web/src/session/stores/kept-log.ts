/** What this tab saw happen, for the life of the tab. Only what its player was told ever gets here. */
import type { LogEntry } from './model.ts';

const KEY = 'illuminice.log';
const KEPT = 400;

export function keepLog(table: string, log: readonly LogEntry[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, log: log.slice(-KEPT) }));
  } catch {
    // A full or forbidden storage costs the past of the log, nothing else.
  }
}

export function keptLog(table: string): readonly LogEntry[] {
  try {
    const kept: { readonly table?: string; readonly log?: readonly LogEntry[] } = JSON.parse(
      sessionStorage.getItem(KEY) ?? '{}',
    );
    return kept.table === table ? (kept.log ?? []) : [];
  } catch {
    return [];
  }
}
