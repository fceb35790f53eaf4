/** Which Specials of the own hand can be used now, and why not the others. */
import type { PlayCommand, SpecialNo } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { whyNone, whyRefused } from '../../tabletop/parts/index.ts';
import { groupsInPlay, holdsPlay, rivalsOf, type Seen } from '../../tabletop/seen/index.ts';
import { powerlessPlan, whyNoPowerless } from '../attack/index.ts';

/** One way to play this Special, with whatever it has to name: for asking the rules whether its moment is now. */
function playOf(seen: Seen, card: SpecialNo): PlayCommand {
  const { pack, view, me = 0 } = seen;
  const [target = me] = view.uncontrolled;
  const [dead = groupsInPlay(seen)[0] ?? me] = view.dead;
  const [hand = me] = rivalsOf(seen);
  const [side = 0] = pack.outSides[me] ?? [];
  switch (pack.specials[card]?.effect.type) {
    case 'takesGroup':
      return { type: 'play', card, target, host: me, side };
    case 'revives':
      return { type: 'play', card, target: dead };
    case 'spies':
      return { type: 'play', card, hand };
    default:
      return { type: 'play', card };
  }
}

/** a card that goes with an announcement is used by beginning that attack. */
export function goesWithAttack({ pack }: Seen, special: SpecialNo): boolean {
  return pack.specials[special]?.effect.type === 'attacksPowerless';
}

/** "Use" begins something now. */
export function canUse(seen: Seen, special: SpecialNo): boolean {
  return holdsPlay(seen, special) || (goesWithAttack(seen, special) && powerlessPlan(seen) !== undefined);
}

export function whyNoUse(seen: Seen, special: SpecialNo): Reason | undefined {
  if (canUse(seen, special)) return undefined;
  return goesWithAttack(seen, special) ? whyNoPowerless(seen) : whyRefused(seen, playOf(seen, special));
}

/** Each once, in the order of the hand. */
export function usableSpecials(seen: Seen): readonly SpecialNo[] {
  return ownSpecials(seen).filter((special) => canUse(seen, special));
}

/** Why none of the own hand can be used. */
export function whyNoneUsable(seen: Seen): Reason {
  return (
    whyNone(
      seen,
      ownSpecials(seen).map((special) => playOf(seen, special)),
    ) ?? { text: t('why.special.none', 'You hold no Special that can be used at this moment.'), rule: 'R-15.2' }
  );
}

function ownSpecials({ view, me }: Seen): readonly SpecialNo[] {
  return [...new Set((view.seats[me ?? -1]?.hand ?? []).flatMap(({ card }) => (card === undefined ? [] : [card])))];
}
