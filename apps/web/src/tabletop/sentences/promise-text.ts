import { t } from '../../base/i18n/index.ts';
import type { PromiseInfo } from '../../session/stores/index.ts';
import { cardName, named, type Seen, specialName } from '../seen/index.ts';

/** What the game can judge is told in the reader's language, anything else as it was said. */
export function promiseText(seen: Seen, { text, promise }: Pick<PromiseInfo, 'text' | 'promise'>): string {
  return promise === undefined ? text : kindText(seen, promise);
}

/** As whoever gives it says it to whoever it is given to. */
export function kindText(seen: Seen, promise: NonNullable<PromiseInfo['promise']>): string {
  switch (promise.kind) {
    case 'stayOut':
      return promise.target === undefined
        ? t('promise.stayOut', 'I stay out of your next attack.')
        : t('promise.stayOutOf', 'I stay out of your next attack on {target}.', {
            target: cardName(seen, promise.target),
          });
    case 'pay':
      return t('promise.pay', '{amount} MB on my next turn.', { amount: promise.amount });
    case 'peace':
      return promise.turns === undefined
        ? t('promise.peaceToTheEnd', 'I will not attack you to the end of the game.')
        : t('promise.peace', 'I will not attack you for {turns, plural, one {one turn} other {# turns}}.', {
            turns: promise.turns,
          });
    case 'back':
      return promise.target === undefined
        ? t('promise.back', 'At least {amount} MB for your next attack.', { amount: promise.amount })
        : t('promise.backOn', 'At least {amount} MB for your next attack on {target}.', {
            amount: promise.amount,
            target: cardName(seen, promise.target),
          });
    case 'oppose':
      return t(
        'promise.oppose',
        'At least {amount} MB against {nameIs, select, you {your next attack} other {the next attack of {name}}}.',
        { ...named(seen, promise.seat), amount: promise.amount },
      );
    case 'leave':
      return promise.turns === undefined
        ? t('promise.leaveToTheEnd', 'I leave {group} to you to the end of the game.', {
            group: cardName(seen, promise.group),
          })
        : t('promise.leave', 'I leave {group} to you for {turns, plural, one {one turn} other {# turns}}.', {
            group: cardName(seen, promise.group),
            turns: promise.turns,
          });
    case 'attack':
      return t(
        'promise.attack',
        'By the end of my next turn I attack {nameIs, select, you {you} other {{name}}}.',
        named(seen, promise.seat),
      );
    case 'attackGroup':
      return t('promise.attackGroup', 'By the end of my next turn I attack {group}.', {
        group: cardName(seen, promise.group),
      });
    case 'stop':
      return t(
        'promise.stop',
        'By the end of my next turn I attack {nameIs, select, you {you} other {{name}}} or pay against {nameIs, select, you {your attack} other {their attack}}.',
        named(seen, promise.seat),
      );
    case 'noPrivilege':
      return t('promise.noPrivilege', 'My next attack is not privileged.');
    case 'keepSpecial':
      return promise.turns === undefined
        ? t('promise.keepToTheEnd', 'I do not play {special} to the end of the game.', {
            special: specialName(seen, promise.special),
          })
        : t('promise.keep', 'I do not play {special} for {turns, plural, one {one turn} other {# turns}}.', {
            special: specialName(seen, promise.special),
            turns: promise.turns,
          });
  }
}
