import type { ChatLine } from '../../session/stores/index.ts';
import { cardName, nameInSentence, type Seen } from '../../tabletop/seen/index.ts';
import { remarkText } from './remark-text.ts';

/** Computer players speak the language of whoever listens; people are quoted as they wrote. */
export function chatText(seen: Seen, { text, remark }: ChatLine): string {
  if (!remark) return text;
  return remarkText(remark, {
    card: (card) => cardName(seen, card),
    seat: (seat) => nameInSentence(seen, seat),
  });
}
