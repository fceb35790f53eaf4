/** A small scenario that passes, to be spoiled by the test that wants to see it fail. */
import { pack } from '@illuminice/cards';
import { failureLines, readText, runEntry } from '../src/index.ts';

export const TWO_SEATS = [
  { illuminati: 'network', money: 5, structure: [{ group: 'yuppies', on: 'left' }] },
  { illuminati: 'gnomes-of-zurich', money: 9, structure: [{ group: 'kgb', on: 'left' }] },
];

export function aScenario(part: Readonly<Record<string, unknown>> = {}): object {
  return { id: 'TRY-1', title: 'a try', rules: ['R-24.5'], given: { seats: TWO_SEATS }, steps: [], ...part };
}

/** What the runner prints about it. */
export function linesOf(scenario: object): string[] {
  const text = JSON.stringify({ format: 1, scenarios: [scenario] });
  return failureLines(readText(text, 'try.json').map((entry) => runEntry(pack, entry)));
}
