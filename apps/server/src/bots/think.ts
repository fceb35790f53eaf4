/** One decision of a computer player, in a worker thread. It gets its seat's view and nothing else. */

import { randomInt } from 'node:crypto';
import {
  type BotMemory,
  createBot,
  type Level,
  type MindDecision,
  type PersonaKey,
  type PromiseNote,
  type Proposal,
} from '@illuminice/bots';
import { pack as everyCard } from '@illuminice/cards';
import { packWith, type SeatMoves, type View } from '@illuminice/engine';

export interface Thought {
  /** Of a game begun with other cards than today's. */
  readonly cards?: readonly string[];
  readonly view: View;
  readonly moves: SeatMoves;
  readonly level: Level;
  readonly persona?: PersonaKey;
  readonly memory?: BotMemory;
  readonly promises?: readonly PromiseNote[];
  readonly proposals?: readonly Proposal[];
  readonly proposal?: string;
  readonly millis: number;
}

const UNIT = 2 ** 32;

export function think(thought: Thought): MindDecision {
  const { cards, view, moves, level, persona, memory, promises, proposals, proposal, millis } = thought;
  const pack = (cards && packWith(everyCard, cards)) ?? everyCard;
  return createBot({ level, pack, ...(persona === undefined ? {} : { persona }) }).decide({
    view,
    moves,
    random: () => randomInt(UNIT) / UNIT,
    budget: { millis, now: () => performance.now() },
    ...(memory === undefined ? {} : { memory }),
    ...(promises === undefined ? {} : { promises }),
    ...(proposals === undefined ? {} : { proposals }),
    ...(proposal === undefined ? {} : { proposal }),
  });
}
