import { defineGroup } from '@illuminice/engine';

export const boySprouts = defineGroup({
  key: 'boy-sprouts',
  name: 'Boy Sprouts',
  text: 'Uniforms, oaths, campfires, and a signal code no adult ever bothered to learn. Easily recruited and just as easily poached, so keep the tent pitched close to headquarters.',
  summary: '',
  icon: 'camping-tent',
  power: 0,
  transferable: 0,
  resistance: 3,
  income: 1,
  alignments: ['Straight', 'Peaceful'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
