import type { RefusalCode } from '@illuminice/engine';
import { t } from '../i18n/translate.ts';

/** in words. What would be needed comes with the refusal. */
export function refusalWords({ code }: { readonly code: string }): string {
  const words: Readonly<Record<RefusalCode, string>> = {
    BAD_COMMAND: t('refused.command', 'The table did not understand that.'),
    NOT_YOUR_TURN: t('refused.turn', 'That belongs to the player whose turn it is.'),
    WRONG_PHASE: t('refused.phase', 'That belongs to another phase of the turn.'),
    ATTACK_IN_PROGRESS: t('refused.attack', 'An attack is in progress and must end first.'),
    BAD_TIMING: t('refused.timing', 'Not at this moment.'),
    CARD_NOT_HELD: t('refused.held', 'That card is not in the hand.'),
    NO_ACTIONS_LEFT: t('refused.actions', 'No action is left in this turn.'),
    CANNOT_PASS: t('refused.pass', 'Something was done already: passing is no longer possible.'),
    NO_POWER: t('refused.power', 'That card has no power of its own.'),
    ILLEGAL_TARGET: t('refused.target', 'That card cannot be named there.'),
    ILLEGAL_AID: t('refused.aid', 'That card cannot aid this attack.'),
    ALREADY_PARTICIPATED: t('refused.again', 'That card has taken part in an attack of this turn.'),
    IMMUNE: t('refused.immune', 'The target is immune against that card.'),
    NO_OPEN_ARROW: t('refused.arrow', 'There is no open arrow for it.'),
    BAD_PLAN: t('refused.plan', 'The puppets cannot be hung that way.'),
    OVERLAP: t('refused.overlap', 'There is not enough room: cards would overlap.'),
    NOT_PRIVILEGED: t('refused.notPrivileged', 'The attack is not privileged.'),
    PRIVILEGED: t('refused.privileged', 'The attack is privileged.'),
    COMMITTED: t('refused.committed', 'Money is on the table: the attack must be carried through.'),
    NOT_ADJACENT: t('refused.adjacent', 'The two cards are not connected.'),
    BAD_TREASURY: t('refused.treasury', 'That treasury cannot pay here.'),
    BAD_AMOUNT: t('refused.amount', 'That amount is not possible.'),
    INSUFFICIENT_FUNDS: t('refused.funds', 'There is not enough money.'),
    CONSENT_REQUIRED: t('refused.consent', 'The other player has to agree: make an offer.'),
    THROWING: t('refused.throwing', 'That gift would hand over the victory.'),
  };
  return Object.hasOwn(words, code) ? words[code as RefusalCode] : t('refused.other', 'The table did not take that.');
}
