import { type Ability, type CardNo, isIlluminatiCard } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { ownerOf, type Seen } from '../seen/index.ts';
import type { MenuEntryOf, Start } from './action.tsx';

interface Having {
  readonly card: CardNo;
  readonly type: Ability['type'];
}

interface AbilityUse<Draft> extends Having {
  readonly why: Reason | undefined;
  readonly start: Start<Draft>;
}

/** An ability that is something to do stands in the menu of the own card that has it (REQ-224). */
export function abilityEntry<Draft>(
  { pack, view, me }: Seen,
  { card, type, why, start }: AbilityUse<Draft>,
): readonly MenuEntryOf<Draft>[] {
  if (me === undefined || ownerOf(view, card) !== me) return [];
  return hasAbility({ pack, view }, { card, type })
    ? [{ label: t('menu.ability', 'Use special ability'), why, start }]
    : [];
}

function hasAbility({ pack, view }: Pick<Seen, 'pack' | 'view'>, { card, type }: Having): boolean {
  const abilities = isIlluminatiCard(card)
    ? (pack.illuminati[view.seats[card]?.illuminati ?? -1]?.abilities ?? [])
    : (pack.abilities[card] ?? []);
  return abilities.some((ability) => ability.type === type);
}

/** T-15: a power at the end of the turn is in sight while there is still something before it; choosing it ends the transfers. */
export function powerIsAhead({ pack, view, moves, me }: Seen, type: Ability['type']): boolean {
  return me !== undefined && moves.endTransfers === true && hasAbility({ pack, view }, { card: me, type });
}
