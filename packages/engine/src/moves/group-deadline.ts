import { ACTIVE } from '../model/state.ts';
import type { View } from '../view/view.ts';

/** a viewer without a Group, and the turn of theirs at whose end they are out unless they control one. */
export interface GroupDeadline {
  /** Which turn of theirs it is or will be; at the end of the third they are out. */
  readonly turn: number;
  /** It has begun. */
  readonly isNow: boolean;
}

export function groupDeadline(view: View): GroupDeadline | undefined {
  const { viewer, phase, questions, turn, over } = view;
  const own = typeof viewer === 'number' ? view.seats[viewer] : undefined;
  if (own?.status !== ACTIVE || over || phase === 'setup') return undefined;
  const isReceiving = questions.some((question) => question.kind === 'placement' && question.seat === viewer);
  if (own.groups.length > 0 || isReceiving || turn.spared) return undefined;
  return { turn: own.turnsTaken + 1, isNow: turn.seat === viewer };
}
