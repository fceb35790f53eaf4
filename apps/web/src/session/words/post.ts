/** Something to the server this page came from. */
import { onSite } from '../../base/site/index.ts';

export type ShareProblem = 'unknown' | 'tooOften' | 'unreachable';

export async function post(path: string, body: object): Promise<Response | ShareProblem> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(onSite(path), { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => undefined,
  );
  if (!answer || answer.status >= 500) return 'unreachable';
  if (answer.status === 429) return 'tooOften';
  return answer.ok ? answer : 'unknown';
}
