import type { RefusalCode } from '@illuminice/engine';
import type { TableRefusalCode } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';

type Code = RefusalCode | TableRefusalCode | 'NO_CONNECTION' | 'NOT_SEATED';

/** and what the table itself refuses, in words. What would be needed comes with the refusal. */
export function refusalText({ code }: { readonly code: string }): string {
  const text: Readonly<Record<Code, string>> = {
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
    TABLE_FROZEN: t('refused.frozen', 'The game stands still because of a fault of ours.'),
    GAME_NOT_BEGUN: t('refused.notBegun', 'The game has not begun yet.'),
    NOT_YOUR_SEAT: t('refused.seat', 'You do not decide for this seat at the moment.'),
    NO_WINDOW: t('refused.window', 'There is nothing open any more that could wait.'),
    NUMBERS_CHANGED: t('refused.numbers', 'Somebody was faster: look at the numbers once more.'),
    CANNOT_UNDO: t('refused.undo', 'That cannot be taken back.'),
    VOTE_OPEN: t('refused.voteOpen', 'Another vote is running.'),
    NO_VOTE: t('refused.noVote', 'There is no vote in which you could take part now.'),
    NOT_IDLE: t('refused.notIdle', 'Nobody has been waiting for that player long enough.'),
    BAD_PROMISE: t('refused.promise', 'That promise cannot be given.'),
    BAD_PROPOSAL: t('refused.proposal', 'That cannot be proposed.'),
    NO_PROPOSAL: t('refused.noProposal', 'That proposal is no longer open.'),
    BAD_DICE: t('refused.dice', 'The dice did not take that.'),
    GAME_NOT_OVER: t('refused.notOver', 'The game is still on.'),
    TRY_AGAIN: t('refused.tryAgain', 'The table could not write that down. Please try again.'),
    NO_CONNECTION: t('refused.line', 'The line to the table is down.'),
    NOT_SEATED: t('refused.spectator', 'Only those who play can do that.'),
  };
  return Object.hasOwn(text, code) ? text[code as Code] : t('refused.other', 'The table did not take that.');
}
