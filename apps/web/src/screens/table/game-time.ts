/** how long the game still lasts, and once time is called, that this round is the last. */
import { t } from '../../base/i18n/index.ts';
import { clockText } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { useSecondsUntil } from './seconds-until.ts';

const TO_THE_SECOND = 300;

export function useGameTime({ view, info }: Seen): string | undefined {
  const { left = 0, since = 0, standsAt = 0 } = info.gameClock ?? {};
  // In a long break the clock stands, and so does what is shown of it.
  const least = Math.ceil((left - (standsAt - since)) / 1000);
  const seconds = Math.max(useSecondsUntil(since + left), least);
  if (view.over) return undefined;
  if (view.calledRound !== undefined) return t('clock.lastRound', 'last round');
  if (!info.gameClock) return undefined;
  if (seconds <= TO_THE_SECOND) return clockText(seconds);
  return t('clock.minutes', '{minutes} min', { minutes: Math.ceil(seconds / 60) });
}
