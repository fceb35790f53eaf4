/** How often a decision was explained in this browser: help that is no longer needed goes by itself. */
const KEY = 'illuminice.explained';
/** Plainly, plainly, faintly, and then no more. */
const TIMES = 3;

export type Strength = 'plain' | 'faint' | 'gone';

export function strengthOf(times: number): Strength {
  if (times >= TIMES) return 'gone';
  return times === TIMES - 1 ? 'faint' : 'plain';
}

export function timesExplained(kind: string): number {
  return read()[kind] ?? 0;
}

export function noteExplained(kind: string): void {
  write({ ...read(), [kind]: timesExplained(kind) + 1 });
}

/** From the settings: begin again with the first game. */
export function explainAgain(): void {
  write({});
}

function read(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function write(times: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(times));
  } catch {
    // A browser that forgets explains once more; no harm done.
  }
}
