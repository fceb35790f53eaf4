/** How others fared today, from the server; without one there is only one's own result. */
import { onSite } from '../../../base/site/index.ts';
import { type DailyResult, GRADES, gradeOf, noteTold } from './daily-results.ts';
import type { Day } from './exercise-of-day.ts';

/** By grade: how many people. */
export type Counts = readonly number[];

/** Tells the server how it went, once, and asks how others fared. Undefined: there is no server that knows. */
export async function countsFor(result: DailyResult): Promise<Counts | undefined> {
  if (result.told) return read(result.day);
  const told = await asked('/api/daily', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ day: result.day, grade: gradeOf(result) }),
  });
  if (told) noteTold(result.day);
  return told ?? read(result.day);
}

function read(day: Day): Promise<Counts | undefined> {
  return asked(`/api/daily/${day}`);
}

async function asked(path: string, how?: RequestInit): Promise<Counts | undefined> {
  try {
    const answer = await fetch(onSite(path), how);
    if (!answer.ok) return undefined;
    const { counts } = (await answer.json()) as { readonly counts?: unknown };
    return Array.isArray(counts) && counts.length === GRADES ? counts.map(Number) : undefined;
  } catch {
    return undefined;
  }
}
