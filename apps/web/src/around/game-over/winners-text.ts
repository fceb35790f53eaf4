import { t } from '../../base/i18n/index.ts';
import { nameInSentence, type Seen } from '../../tabletop/seen/index.ts';

/** Who has won, as this viewer reads it. */
export function winnersText(seen: Seen): string {
  const winners = seen.view.over?.winners ?? [];
  const others = winners.filter((seat) => seat !== seen.me).map((seat) => nameInSentence(seen, seat));
  const names = others.join(', ');
  if (others.length === winners.length)
    return t('over.won', '{names} {count, plural, one {rules} other {rule}} the world', {
      names,
      count: others.length,
    });
  return others.length === 0
    ? t('over.youWon', 'You rule the world')
    : t('over.youWonWith', 'You and {names} rule the world', { names });
}
