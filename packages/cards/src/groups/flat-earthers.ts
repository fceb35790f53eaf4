import { defineGroup } from '@illuminice/engine';

export const flatEarthers = defineGroup({
  key: 'flat-earthers',
  name: 'Flat Earthers',
  text: "Their maps are excellent as far as the edge. Little Power and less Resistance: a cheap Weird head for somebody's collection, and it goes to whoever asks first.",
  summary: '',
  icon: 'earth-america',
  power: 1,
  transferable: 0,
  resistance: 2,
  income: 1,
  alignments: ['Weird', 'Conservative'],
  inArrow: 'right',
  outArrows: ['left'],
  abilities: [],
});
