/** Thinks aside, so that the table stays smooth. Gets exactly what the player sees, and says why in his language. */
import { reasonText, suggestMove } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { SeatOptions, View } from '@illuminice/engine';

export interface HintRequest {
  readonly version: number;
  readonly view: View;
  readonly options: SeatOptions;
  readonly language: string;
  /** By seat, as they stand in sentences. */
  readonly names: readonly string[];
}

const THINKING_MS = 1200;

self.onmessage = async ({ data }: MessageEvent<HintRequest>) => {
  const { version, view, options, language, names } = data;
  const budget = { millis: THINKING_MS, now: () => performance.now() };
  const { command, because } = suggestMove(pack, { view, options, random: Math.random, budget });
  const german = language === 'de' ? await germanWords() : {};
  const reason = reasonText(
    because,
    (pattern) => german[pattern] ?? pattern,
    (seat) => names[seat] ?? '',
  );
  self.postMessage({ version, command, reason });
};

async function germanWords(): Promise<Readonly<Record<string, string>>> {
  const { reasons, reasonWords } = await import('../../../base/i18n/de/reasons.ts');
  return { ...reasons, ...reasonWords };
}
