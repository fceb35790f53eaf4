/** The prepared positions, out of games of computer players: `npm run daily` makes more. Fetched with the first one that is played. */
import type { Position } from '@illuminice/engine';

export async function dailyPositions(): Promise<readonly Position[]> {
  const { default: text } = await import('./positions.jsonl?raw');
  return text
    .trim()
    .split('\n')
    .map((line): Position => JSON.parse(line));
}
