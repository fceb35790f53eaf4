const STEPS = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

interface Reader {
  readonly now: number;
  readonly language: string;
}

/** "3 hours ago", in the words of the reader's language; the largest unit of which there is one. */
export function howLongAgo(at: number, { now, language }: Reader): string {
  const passed = Math.max(0, now - at);
  const [unit, long] = STEPS.findLast(([, ms]) => passed >= ms) ?? ['second', passed + 1];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / long), unit);
}
