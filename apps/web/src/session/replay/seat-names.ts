/** Whoever did not agree to be named is called by their seat. */
import type { LogEntry } from '@illuminice/table';
import { t } from '../../base/i18n/index.ts';

export function withSeatNames(entries: readonly LogEntry[]): readonly LogEntry[] {
  const [first, ...rest] = entries;
  const [opened, ...facts] = first?.facts ?? [];
  if (!first || opened?.type !== 'opened') return entries;
  const seats = opened.opening.seats.map((seat, index) =>
    seat.name === '' ? { ...seat, name: t('share.seat', 'Seat {number}', { number: index + 1 }) } : seat,
  );
  return [{ ...first, facts: [{ ...opened, opening: { ...opened.opening, seats } }, ...facts] }, ...rest];
}
