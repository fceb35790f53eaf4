/** What tests do with a position: minds decide in it, and others move on seeded dice. */
import { pack } from '@illuminice/cards';
import { movesFor, type SeatCommand, type State, step, viewFor } from '@illuminice/engine';
import { expect } from 'vitest';
import { type BotMemory, createBot, type MindDecision, type MindInput } from '../src/index.ts';
import { freshMemory } from '../src/model/memory.ts';
import { dice } from './dice.ts';
import { chance } from './play.ts';

interface Known extends Partial<Pick<MindInput, 'promises' | 'proposals' | 'proposal' | 'budget' | 'random'>> {
  /** What is not told is as at the beginning. */
  readonly memory?: Partial<BotMemory>;
}

type Who = Partial<Omit<Parameters<typeof createBot>[0], 'pack'>>;

/** What refuses it fails the test. */
export function sending(seed: string) {
  return (state: State, command: SeatCommand & { readonly seat: number }): void =>
    expect(step({ pack, random: dice(seed) }, state, command)).toBeUndefined();
}

/** An Expert at the first seat who remembers nothing, unless told. */
export function deciding(seed: string, who: Who & Known = {}) {
  return (state: State, asked: { readonly seat?: number } & Who & Known = {}): MindDecision => {
    const { seat = 0, level = 'expert', persona, memory, ...known } = { ...who, ...asked };
    const view = viewFor(pack, state, seat);
    return createBot({ level, pack, ...(persona && { persona }) }).decide({
      ...{ view, moves: movesFor(pack, state, seat), random: chance(seed), budget: {} },
      ...{ memory: { ...freshMemory(view), ...memory }, ...known },
    });
  };
}
