import { defineGroup } from '@illuminice/engine';

export const fraternalOrders = defineGroup({
  key: 'fraternal-orders',
  name: 'Fraternal Orders',
  text: 'The handshake takes four minutes, the minutes take four hours, and the hats are not optional. Sturdy Conservative muscle, ideal for inviting the like-minded into the lodge.',
  summary: '',
  icon: 'shaking-hands',
  power: 3,
  transferable: 0,
  resistance: 5,
  income: 2,
  alignments: ['Conservative'],
  inArrow: 'right',
  outArrows: ['top'],
  abilities: [],
});
