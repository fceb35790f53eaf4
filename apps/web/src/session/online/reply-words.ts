import { phrase, t } from '../../base/i18n/index.ts';
import type { Reply } from './requests.ts';

/** Refusals of the lobby in the player's language; where only the server knows more, its own words. */
export function replyWords(reply: Extract<Reply, { ok: false }>): string {
  switch (reply.refusal.code) {
    case 'UNKNOWN_CODE':
      return t('refused.code', 'No game has this code. Codes are gone when the last player leaves: ask for a new one.');
    case 'LOBBY_FULL':
      return t('refused.full', 'All eight seats of this game are taken. You may watch it once it runs.');
    case 'GAME_RUNNING':
      return t('refused.running', 'This game has begun without you. You may watch it.');
    case 'NAME_TAKEN':
      return t('refused.name', 'Somebody in this lobby has that name. Choose another one.');
    case 'BAD_NAME':
      return t('refused.badName', 'A name has 1 to 20 visible characters.');
    case 'NOT_HOST':
      return t('refused.host', 'Only the host can do that.');
    case 'TOO_FEW_SEATS':
      return t('refused.few', 'A game needs at least two players. Computer players count.');
    case 'CANNOT_CANCEL':
      return t('refused.cancel', 'The Illuminati have been chosen: the game can no longer be called off.');
    case 'TOO_FAST':
      return t('refused.fast', 'Too many requests in a short time. Wait a moment.');
    case 'NO_CONNECTION':
      return t('refused.connection', 'There is no connection to the server right now. Try again in a moment.');
    default:
      return phrase('problems', reply.message ?? '');
  }
}
