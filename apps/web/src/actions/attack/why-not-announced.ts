import { t } from '../../base/i18n/index.ts';
import type { RuledReason } from '../../tabletop/parts/index.ts';
import { type AttackPlan, isComplete, type Reader } from './attack-draft.ts';

/** Why a plan cannot be announced; found by leaving out what could be in the way. Undefined = it can. */
export function whyNotAnnounced(reader: Reader, plan: AttackPlan): RuledReason | undefined {
  if (isComplete(reader, plan)) return undefined;
  if (plan.attacker === undefined || plan.target === undefined)
    return { text: t('attack.why.ends', 'First name the card that attacks and its target.'), rule: 'R-7.2' };
  const { privilege: _paid, ...unprivileged } = plan;
  if (isComplete(reader, unprivileged))
    return { text: t('attack.why.privilege', 'What pays for the privilege is not there to pay it.'), rule: 'R-9.10' };
  const { lasers: _change, ...unchanged } = plan;
  if (isComplete(reader, unchanged))
    return { text: t('attack.why.lasers', 'With that alignment the attack is barred.'), rule: 'R-16.6' };
  return { text: t('attack.why.not', 'These cards cannot make this attack now.'), rule: 'R-7.3' };
}
