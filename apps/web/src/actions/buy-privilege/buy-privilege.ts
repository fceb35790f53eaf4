/** An Illuminati that pays for privilege begins an attack that has it. */
import { t } from '../../base/i18n/index.ts';
import { abilityEntry, defineAction } from '../../tabletop/action/index.ts';
import { attack, planAttack } from '../attack/index.ts';

export const buyPrivilege = defineAction({
  name: 'buyPrivilege',
  onCard: (seen, card) =>
    abilityEntry(seen, {
      card,
      type: 'buysPrivilege',
      why: seen.options.attack?.privilege.pay
        ? undefined
        : { text: t('why.bavarian', 'In the announcement of an attack, with 5 MB.'), rule: 'R-16.1' },
      start: { run: () => attack.begin({ plan: { ...planAttack('control', {}), privilege: { pay: true } } }) },
    }),
});
