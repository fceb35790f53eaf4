import type { Day } from '../../around/learning/index.ts';
import { i18n } from '../../base/i18n/index.ts';

/** A date as one writes it, whatever the time is where it is read. */
export function dateText(day: Day): string {
  return new Date(day).toLocaleDateString(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
