import type { Pack } from '../cards/pack.ts';
import { step } from '../commands/step.ts';
import type { SeatCommand } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import type { State } from '../model/state.ts';
import { clone } from '../reduce/clone.ts';
import { topQuestion } from '../rules/windows.ts';
import { imagine } from '../view/imagine.ts';
import type { View } from '../view/view.ts';
import { MAX_SEATS } from '../vocabulary/vocabulary.ts';
import { NO_LUCK } from './why-not.ts';

/** What follows from a command of the viewer, as far as they can know; dice and cards in it mean nothing. */
export interface Foreseen {
  readonly before: State;
  readonly events: readonly GameEvent[];
}

/** Undefined for a command that would be refused. A Special takes effect as if nobody cancelled it. */
export function foresee(pack: Pack, view: View, command: SeatCommand): Foreseen | undefined {
  const seat = view.viewer;
  if (typeof seat !== 'number') return undefined;
  const events: GameEvent[] = [];
  const rules = { pack, random: NO_LUCK, onEvent: (event: GameEvent) => events.push(event) };
  const before = imagine(pack, view, NO_LUCK);
  const state = clone(before);
  if (step(rules, state, { ...command, seat })) return undefined;
  if (command.type === 'play')
    for (let windows = 0; windows < MAX_SEATS && topQuestion(state)?.kind === 'secrets'; windows++)
      step(rules, state, { type: 'timeOut' });
  return { before, events };
}
