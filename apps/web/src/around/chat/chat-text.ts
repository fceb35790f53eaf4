import { t } from '../../base/i18n/index.ts';
import type { ChatLine } from '../../session/stores/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { remarkText } from './remark-text.ts';

/** Computer players speak the language of whoever listens; people are quoted as they wrote. */
export function chatText(seen: Seen, { text, remark }: ChatLine): string {
  if (!remark) return text;
  return remarkText(remark, {
    card: (card) => cardName(seen, card),
    // Whoever gave no name is called by their Illuminati card.
    seat: (seat) => {
      const name = seen.info.seats[seat]?.name ?? '';
      return name === '' || name === t('seat.you', 'You') ? cardName(seen, seat) : name;
    },
  });
}
