/** What is read out beside the log: what is asked of this player, and the chance whenever it is another one (S-19). */
import { explainAttack } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { decisionText } from '../learning/index.ts';

/** Undefined while no attack is being paid for. */
export function chanceSpoken({ pack, view }: Seen): string | undefined {
  const required = view.attack?.stage === 'spending' ? explainAttack(pack, view)?.required : undefined;
  if (required === undefined) return undefined;
  if (required < 2) return t('spoken.none', 'The chance is 0%: no roll is low enough.');
  const values = { share: percent(required), need: Math.min(10, required) };
  return t('spoken.chance', 'The chance is {share}%: roll {need} or less.', values);
}

/** One sentence for each decision; undefined while nothing is asked of this player. */
export function decisionSpoken(seen: Seen): string | undefined {
  const decision = decisionText(seen);
  if (!decision) return undefined;
  const { attack } = seen.view;
  if (seen.view.questions.at(-1)?.kind !== 'spending' || !attack)
    return t('spoken.asked', 'You are asked. {what}', { what: decision.text });
  return t('spoken.askedAttack', 'You are asked: {attacker} against {target}. {what}', {
    attacker: cardName(seen, attack.attacker),
    target: cardName(seen, attack.target),
    what: decision.text,
  });
}
