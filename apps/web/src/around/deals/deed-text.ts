/** What broke a promise, as a sentence (R-14.5, T-17). */
import { t } from '../../base/i18n/index.ts';
import type { PromiseInfo } from '../../session/stores/index.ts';
import { cardName, named, type Seen, specialName } from '../../tabletop/seen/index.ts';

/** Undefined for one that is not broken, and for one of an older game. */
export function deedText(seen: Seen, { from, promise, broken }: PromiseInfo): string | undefined {
  if (!broken) return undefined;
  const { deed } = broken;
  const who = named(seen, from);
  switch (deed.kind) {
    case 'spent':
      return t(
        'betrayal.spent',
        '{nameIs, select, you {You} other {{name}}} paid {amount} MB {side, select, for {for} other {against}} the attack on {target}.',
        { ...who, amount: deed.amount, side: deed.side, target: cardName(seen, deed.target) },
      );
    case 'rollChanged':
      return t(
        'betrayal.roll',
        '{nameIs, select, you {You} other {{name}}} changed the roll of the attack on {target}.',
        { ...who, target: cardName(seen, deed.target) },
      );
    case 'attacked':
      return t(
        'betrayal.attacked',
        '{nameIs, select, you {You attack} other {{name} attacks}} {target} with {attacker}.',
        {
          ...who,
          attacker: cardName(seen, deed.attacker),
          target: cardName(seen, deed.target),
        },
      );
    case 'unpaid':
      return t('betrayal.unpaid', '{nameIs, select, you {You} other {{name}}} paid {paid} of {amount} MB.', {
        ...who,
        paid: deed.paid,
        amount: promise && 'amount' in promise ? promise.amount : 0,
      });
    case 'privileged':
      return t(
        'betrayal.privileged',
        '{nameIs, select, you {Your} other {{name}’s}} attack on {target} is privileged.',
        {
          ...who,
          target: cardName(seen, deed.target),
        },
      );
    case 'played':
      return t('betrayal.played', '{nameIs, select, you {You} other {{name}}} played {special}.', {
        ...who,
        special: specialName(seen, deed.special),
      });
    case 'undone':
      return t(
        'betrayal.undone',
        '{nameIs, select, you {Your} other {{name}’s}} turn is over, and it was not done.',
        who,
      );
  }
}
