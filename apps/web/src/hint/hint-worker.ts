/** Thinks aside, so that the table stays smooth. Gets exactly what the player sees. */
import { suggestMove } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { SeatOptions, View } from '@illuminice/engine';

export interface HintRequest {
  readonly version: number;
  readonly view: View;
  readonly options: SeatOptions;
}

const THINKING_MS = 1200;

self.onmessage = ({ data }: MessageEvent<HintRequest>) => {
  const { version, view, options } = data;
  const budget = { millis: THINKING_MS, now: () => performance.now() };
  self.postMessage({ version, ...suggestMove(pack, { view, options, random: Math.random, budget }) });
};
