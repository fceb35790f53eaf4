/** What a Special does and when, in as few words as its face has room for; the whole sentence is in its label. */
import type { SpecialDefinition } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';

export interface SpecialText {
  readonly does: string;
  readonly when: string;
}

export function specialText({ effect }: SpecialDefinition): SpecialText {
  switch (effect.type) {
    case 'setsRoll':
      return {
        does: t('special.setsRoll', 'The roll just made becomes a {to}.', { to: effect.to }),
        when: t('special.when.roll', 'after a roll'),
      };
    case 'takesGroup':
      return {
        does: t('special.takesGroup', 'Take one uncontrolled group, no roll.'),
        when: t('special.when.action', 'own turn, 1 action'),
      };
    case 'spies':
      return {
        does: t('special.spies', 'See one rival’s hand, or the money on one card.'),
        when: anyTime(),
      };
    case 'endsPrivilege':
      return {
        does: t('special.endsPrivilege', 'A privileged attack loses its privilege.'),
        when: t('special.when.privilege', 'on privilege'),
      };
    case 'entersPrivileged':
      return {
        does: t('special.entersPrivileged', 'You alone may interfere in it, on either side.'),
        when: t('special.when.privilege', 'on privilege'),
      };
    case 'doublesIncome':
      return {
        does: t('special.doublesIncome', 'Your cards’ income is paid twice.'),
        when: t('special.when.income', 'own income'),
      };
    case 'revives':
      return { does: t('special.revives', 'A destroyed group returns, uncontrolled.'), when: anyTime() };
    case 'cancelsSpecial':
      return {
        does: t('special.cancels', 'Another special has no effect.'),
        when: t('special.when.special', 'answers a special'),
      };
    case 'losesTurn':
      return {
        does: t('special.losesTurn', 'A rival loses this turn.'),
        when: t('special.when.start', 'as their turn begins'),
      };
    case 'gainsMoney':
      return {
        does: t('special.gainsMoney', '{amount} MB into your treasury.', { amount: effect.amount }),
        when: anyTime(),
      };
    case 'attacksPowerless':
      return {
        does: t('special.powerless', 'Lets one attack destroy a Power 0 group.'),
        when: t('special.when.destroy', 'with an attack'),
      };
    case 'redistributes':
      return {
        does: t('special.redistributes', 'Spread all your money anew, {bonus} MB more.', { bonus: effect.bonus }),
        when: anyTime(),
      };
  }
}

function anyTime(): string {
  return t('special.when.any', 'any time');
}
