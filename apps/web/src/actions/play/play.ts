/** A Special of the hand used by itself: one that asks for something opens its own choice. */
import { t } from '../../base/i18n/index.ts';
import { defineAction, latePanel } from '../../tabletop/action/index.ts';
import { holdsPlay, type Seen } from '../../tabletop/seen/index.ts';
import { beginPowerless } from '../attack/index.ts';
import { bribe } from '../bribe/index.ts';
import { bonusToPlace, redistribute } from '../redistribute/index.ts';
import { revive } from '../revive/index.ts';
import { spy } from '../spy/index.ts';
import { canUse, goesWithAttack, whyNoUse } from './plays-of.ts';
import type { SpecialDraft } from './special-draft.ts';

export const play = defineAction<SpecialDraft>({
  name: 'play',
  isPossible: (seen, { special }) => holdsPlay(seen, special),
  panel: latePanel(async () => (await import('./play-panel.tsx')).PlayPanel),
  onSlot: (seen, { owner, index }) => {
    const special = seen.view.seats[owner]?.hand[index]?.card;
    if (owner !== seen.me || special === undefined) return [];
    return [
      {
        label: t('menu.use', 'Use'),
        point: 'menu.use',
        why: whyNoUse(seen, special),
        start: { run: () => startSpecial(seen, special) },
      },
    ];
  },
  pointsTo: (wanted, { view, me }, draft) => {
    if (wanted.type !== 'play') return undefined;
    if (draft) return [draft.special === wanted.card ? 'play.confirm' : 'panel.cancel'];
    const index = view.seats[me ?? -1]?.hand.findIndex(({ card }) => card === wanted.card) ?? -1;
    return ['menu.use', `react.play.${wanted.card}`, `specials.${wanted.card}`, `hand.${index}`, 'nav.hand'];
  },
});

/** "Use": a card that needs nothing is confirmed, the others open their choice (REQ-188, T-20). */
export function startSpecial(seen: Seen, special: number): void {
  if (!canUse(seen, special)) return;
  if (goesWithAttack(seen, special)) return beginPowerless(seen);
  const option = seen.moves.play?.find(({ card }) => card === special);
  if (!option) return;
  if (option.arrows) bribe.begin({ special });
  else if (option.targets) revive.begin({ special });
  else if (option.hands) spy.begin({ special });
  else if (option.total !== undefined) redistribute.begin(bonusToPlace(seen, special, option.total));
  else play.begin({ special });
}
