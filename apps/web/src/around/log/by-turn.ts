import type { ToldLine } from './told-log.ts';

export interface ToldTurn {
  readonly id: number;
  /** Missing for what was told before the first turn in sight. */
  readonly heading?: string;
  readonly lines: readonly ToldLine[];
}

export function turnsOf(lines: readonly ToldLine[]): readonly ToldTurn[] {
  const beginnings = lines.flatMap(({ turn }, index) => (turn || index === 0 ? [index] : []));
  return beginnings.map((begin, index) => {
    const [first, ...rest] = lines.slice(begin, beginnings[index + 1]) as [ToldLine, ...ToldLine[]];
    return first.turn ? { id: first.id, heading: first.text, lines: rest } : { id: first.id, lines: [first, ...rest] };
  });
}
