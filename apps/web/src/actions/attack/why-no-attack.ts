/** Why a card cannot attack, or be attacked, in one of the three ways. */
import { type AttackKind, type CardNo, isIlluminatiCard, targetsOf } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { type RuledReason, turnReason } from '../../tabletop/parts/index.ts';
import { ownerOf, type Seen } from '../../tabletop/seen/index.ts';

export function whyNotBy(seen: Seen, card: CardNo, kind: AttackKind): RuledReason | undefined {
  const { pack, view, me } = seen;
  const { attack } = seen.options;
  const fighter = attack?.attackers.some((attacker) => attacker.card === card);
  if (attack && fighter && targetsOf(pack, view, attack, kind, card).length > 0) return undefined;
  const turn = turnReason(seen, 'actions');
  if (turn) return turn;
  if (fighter)
    return kind === 'control'
      ? { text: t('why.noArrow', 'It has no open arrow on which a target would fit.'), rule: 'R-7.5' }
      : { text: t('why.noTarget', 'There is no target for such an attack.'), rule: 'R-7.6' };
  const seat = view.seats[me ?? -1];
  const taken = card === me ? seat?.taken : seat?.groups.find((group) => group.card === card)?.taken;
  if (taken) return { text: t('why.acted', 'It has taken part in an attack of this turn.'), rule: 'R-7.11' };
  if (!isIlluminatiCard(card) && pack.power[card] === 0)
    return { text: t('why.noPower', 'It has no power of its own.'), rule: 'R-7.3' };
  return { text: t('why.notNow', 'Not possible at this moment.'), rule: 'R-7.1' };
}

export function whyNotAgainst(seen: Seen, card: CardNo, kind: AttackKind): RuledReason | undefined {
  const { pack, view } = seen;
  const { attack } = seen.options;
  if (attack?.attackers.some((attacker) => targetsOf(pack, view, attack, kind, attacker.card).includes(card)))
    return undefined;
  const turn = turnReason(seen, 'actions');
  if (turn) return turn;
  if (kind === 'neutralize' && ownerOf(view, card) === undefined)
    return { text: t('why.neutralize', 'Only Groups of a rival can be neutralized.'), rule: 'R-7.6' };
  if (kind === 'destroy' && pack.power[card] === 0)
    return { text: t('why.powerless', 'A Group without power needs a whispering campaign.'), rule: 'R-7.7' };
  return {
    text: t('why.nobody', 'None of your cards can do that now.'),
    rule: kind === 'control' ? 'R-7.5' : 'R-7.3',
  };
}
