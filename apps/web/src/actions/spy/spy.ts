/** A look at a treasury or a hand by a Special. */
import type { CardNo, Seat, SpecialNo } from '@illuminice/engine';
import { defineAction, latePanel } from '../../tabletop/action/index.ts';
import { holdsPlay } from '../../tabletop/seen/index.ts';

export interface SpyDraft {
  readonly special: SpecialNo;
  readonly on?: { readonly hand: Seat } | { readonly money: CardNo };
}

export const spy = defineAction<SpyDraft>({
  name: 'spy',
  isPossible: (seen, { special }) => holdsPlay(seen, special),
  panel: latePanel(async () => (await import('./spy-panel.tsx')).SpyPanel),
});
