/** One decision of a computer player, in a worker thread. It gets its seat's view and nothing else. */

import { randomInt } from 'node:crypto';
import {
  type BotMemory,
  createBot,
  type Level,
  type MindDecision,
  type PersonaKey,
  type PromiseNote,
} from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { SeatMoves, View } from '@illuminice/engine';

export interface Thought {
  readonly view: View;
  readonly moves: SeatMoves;
  readonly level: Level;
  readonly persona?: PersonaKey;
  readonly memory?: BotMemory;
  readonly promises?: readonly PromiseNote[];
  readonly millis: number;
}

const UNIT = 2 ** 32;

export function think({ view, moves, level, persona, memory, promises, millis }: Thought): MindDecision {
  return createBot({ level, pack, ...(persona === undefined ? {} : { persona }) }).decide({
    view,
    moves,
    random: () => randomInt(UNIT) / UNIT,
    budget: { millis, now: () => performance.now() },
    ...(memory === undefined ? {} : { memory }),
    ...(promises === undefined ? {} : { promises }),
  });
}
