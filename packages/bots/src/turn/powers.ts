import type { Amounts, CardNo } from '@illuminice/engine';
import { groupsOf } from '@illuminice/engine';
import type { Choice, Thought } from '../thought.ts';

/** P4: money goes where it is useful, then the phase ends. */
export const END_TRANSFERS: Choice = { command: { type: 'endTransfers' }, reason: 'the money lies well' };

/** P5: Gnomes gather their money, everybody else ends the turn. */
export function choosePower({ options, scene, me, memory }: Thought): Choice {
  if (options.redistribute && !memory.tried.includes('redistribute')) {
    const cards = groupsOf(scene.board, me);
    const scattered = cards.reduce((sum, card) => sum + (scene.money[card] ?? 0), 0);
    if (scattered > 2) {
      const treasuries: Record<CardNo, number> = { [me]: options.redistribute.total };
      for (const card of cards) treasuries[card] = 0;
      return {
        command: { type: 'redistribute', treasuries: treasuries as Amounts },
        reason: 'all money to the Illuminati card, where it pays for everything',
        memory: { ...memory, tried: [...memory.tried, 'redistribute'] },
      };
    }
  }
  return { command: { type: 'endTurn' }, reason: 'that was my turn' };
}
