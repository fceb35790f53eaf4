/** Which exercises were solved in this browser. */
const KEY = 'illuminice.exercises';

export function solvedExercises(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function noteSolved(key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...solvedExercises(), key])]));
  } catch {
    // A full or forbidden storage costs a tick mark, nothing else.
  }
}
