import type { View } from '@illuminice/engine';

export const ACTIONS_PER_TURN = 2;

export function actionsLeft(view: View): number {
  return Math.max(0, ACTIONS_PER_TURN - view.turn.actionsUsed);
}

export function freeTransfersLeft(view: View): number {
  return Math.max(0, 2 - view.turn.freeTransfersUsed);
}
