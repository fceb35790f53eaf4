/** A destroyed Group brought back by a Special. */
import type { SpecialNo } from '@illuminice/engine';
import { defineAction, latePanel } from '../../tabletop/action/index.ts';
import { holdsPlay } from '../../tabletop/seen/index.ts';

export interface ReviveDraft {
  readonly special: SpecialNo;
}

export const revive = defineAction<ReviveDraft>({
  name: 'revive',
  isPossible: (seen, { special }) => holdsPlay(seen, special),
  panel: latePanel(async () => (await import('./revive-panel.tsx')).RevivePanel),
});
