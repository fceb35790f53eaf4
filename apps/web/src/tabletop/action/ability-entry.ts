import { type Ability, type CardNo, isIlluminatiCard } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { ownerOf, type Seen } from '../seen/index.ts';
import type { MenuEntryOf, Start } from './action.tsx';

interface AbilityUse<Draft> {
  readonly card: CardNo;
  readonly type: Ability['type'];
  readonly why: Reason | undefined;
  readonly start: Start<Draft>;
}

/** An ability that is something to do stands in the menu of the own card that has it (REQ-224). */
export function abilityEntry<Draft>(
  { pack, view, me }: Seen,
  { card, type, why, start }: AbilityUse<Draft>,
): readonly MenuEntryOf<Draft>[] {
  if (me === undefined || ownerOf(view, card) !== me) return [];
  const abilities = isIlluminatiCard(card)
    ? (pack.illuminati[view.seats[card]?.illuminati ?? -1]?.abilities ?? [])
    : (pack.abilities[card] ?? []);
  return abilities.some((ability) => ability.type === type)
    ? [{ label: t('menu.ability', 'Use special ability'), why, start }]
    : [];
}
