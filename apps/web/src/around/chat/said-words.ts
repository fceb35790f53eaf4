import { phrase, t } from '../../base/i18n/index.ts';
import type { ChatLine } from '../../session/stores/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';

/** Computer players know seats by number (packages/bots/src/words.ts); people are called by name, or by their Illuminati. */
const SEAT = /\bseat (\d)\b/g;

/** Computer players speak the language of whoever listens; people are quoted as they wrote. */
export function saidWords(seen: Seen, { from, text }: ChatLine): string {
  if (from === 'spectator' || seen.info.seats[from]?.kind !== 'bot') return text;
  return phrase('botLines', text).replace(SEAT, (_, number: string) => {
    const seat = Number(number) - 1;
    const name = seen.info.seats[seat]?.name ?? '';
    return name === '' || name === t('seat.you', 'You') ? cardName(seen, seat) : name;
  });
}
