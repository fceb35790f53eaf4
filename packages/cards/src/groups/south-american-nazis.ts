import { defineGroup } from '@illuminice/engine';

export const southAmericanNazis = defineGroup({
  key: 'south-american-nazis',
  name: 'South American Nazis',
  text: 'A thousand-year plan, now down to dominoes behind drawn blinds and a rented moustache. Muscle for those with no shame; Liberal and Peaceful attackers find them pleasantly easy to destroy.',
  summary: '',
  icon: 'south-america',
  power: 4,
  transferable: 0,
  resistance: 6,
  income: 2,
  alignments: ['Conservative', 'Violent'],
  inArrow: 'right',
  outArrows: ['top', 'bottom'],
  abilities: [],
});
