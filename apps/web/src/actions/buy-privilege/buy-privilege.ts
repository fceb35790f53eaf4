/** An Illuminati that pays for privilege begins an attack that has it. */
import { abilityEntry, defineAction } from '../../tabletop/action/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { attack, attacksWith, planAttack } from '../attack/index.ts';

const PAID = { privilege: { pay: true } } as const;

export const buyPrivilege = defineAction({
  name: 'buyPrivilege',
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'buysPrivilege',
      why: seen.moves.attack?.privilege.pay ? undefined : whyNone(seen, attacksWith(seen, PAID)),
      start: { run: () => attack.begin({ plan: { ...planAttack('control', {}), ...PAID } }) },
    }),
});
