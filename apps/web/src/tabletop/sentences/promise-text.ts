import { t } from '../../base/i18n/index.ts';
import type { PromiseInfo } from '../../session/stores/index.ts';
import { named, type Seen } from '../seen/index.ts';

/** What the game can judge is told in the reader's language, anything else as it was said. */
export function promiseText(seen: Seen, { text, promise }: Pick<PromiseInfo, 'text' | 'promise'>): string {
  return promise === undefined ? text : kindText(seen, promise);
}

export function kindText(seen: Seen, promise: NonNullable<PromiseInfo['promise']>): string {
  switch (promise.kind) {
    case 'stayOut':
      return t('promise.stayOut', 'I stay out of your next attack.');
    case 'pay':
      return t('promise.pay', '{amount} MB on my next turn.', { amount: promise.amount });
    case 'peace':
      return promise.turns === undefined
        ? t('promise.peaceToTheEnd', 'I will not attack you to the end of the game.')
        : t('promise.peace', 'I will not attack you for {turns, plural, one {one turn} other {# turns}}.', {
            turns: promise.turns,
          });
    case 'back':
      return t('promise.back', 'At least {amount} MB for your next attack.', { amount: promise.amount });
    case 'oppose':
      return t(
        'promise.oppose',
        'At least {amount} MB against {nameIs, select, you {your next attack} other {the next attack of {name}}}.',
        { ...named(seen, promise.seat), amount: promise.amount },
      );
  }
}
