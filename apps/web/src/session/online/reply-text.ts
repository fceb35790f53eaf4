import { t } from '../../base/i18n/index.ts';
import { problemSentence } from '../stores/index.ts';
import type { Reply } from './requests.ts';

/** Why something asked of the lobby was not done, in the player's language. */
export function replyText(reply: Extract<Reply, { ok: false }>): string {
  return reply.problem
    ? problemSentence(reply.problem)
    : t('refused.connection', 'There is no connection to the server right now. Try again in a moment.');
}
