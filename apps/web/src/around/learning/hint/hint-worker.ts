/** Thinks aside, so that the table stays smooth. Gets exactly what the player sees. */
import { type Reason, suggestMove } from '@illuminice/bots';
import { pack as everyCard } from '@illuminice/cards';
import { packWith, type SeatCommand, type SeatMoves, type View } from '@illuminice/engine';

export interface HintRequest {
  readonly version: number;
  /** Of this game. */
  readonly cards: readonly string[];
  readonly view: View;
  readonly moves: SeatMoves;
}

export interface HintAnswer {
  readonly version: number;
  readonly command: SeatCommand;
  readonly reason: Reason;
}

const THINKING_MS = 1200;

self.onmessage = ({ data: { version, cards, view, moves } }: MessageEvent<HintRequest>) => {
  const budget = { millis: THINKING_MS, now: () => performance.now() };
  const pack = packWith(everyCard, cards) ?? everyCard;
  const { command, reason } = suggestMove(pack, { view, moves, random: Math.random, budget });
  self.postMessage({ version, command, reason } satisfies HintAnswer);
};
