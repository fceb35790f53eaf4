/** Thinks aside, so that the table stays smooth. Gets exactly what the player sees. */
import { type Reason, suggestMove } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { SeatCommand, SeatMoves, View } from '@illuminice/engine';

export interface HintRequest {
  readonly version: number;
  readonly view: View;
  readonly moves: SeatMoves;
}

export interface HintAnswer {
  readonly version: number;
  readonly command: SeatCommand;
  readonly reason: Reason;
}

const THINKING_MS = 1200;

self.onmessage = ({ data: { version, view, moves } }: MessageEvent<HintRequest>) => {
  const budget = { millis: THINKING_MS, now: () => performance.now() };
  const { command, reason } = suggestMove(pack, { view, moves, random: Math.random, budget });
  self.postMessage({ version, command, reason } satisfies HintAnswer);
};
