import { phrase } from '../i18n/phrases.ts';
import type { ChatLine } from '../state/model.ts';
import type { Seen } from '../table/seen.ts';

/** Computer players speak the language of whoever listens; people are quoted as they wrote. */
export function saidWords({ info }: Seen, { from, text }: ChatLine): string {
  return from !== 'spectator' && info.seats[from]?.kind === 'bot' ? phrase('botLines', text) : text;
}
