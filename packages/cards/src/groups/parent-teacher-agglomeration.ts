import { defineGroup } from '@illuminice/engine';

export const parentTeacherAgglomeration = defineGroup({
  key: 'parent-teacher-agglomeration',
  name: 'Parent/Teacher Agglomeration',
  text: 'Item one, the bake sale. Item two, the succession. Powerless, immovable and three alignments wide: the Bermuda Triangle never misses a meeting.',
  summary: '',
  icon: 'teacher',
  power: 0,
  transferable: 0,
  resistance: 5,
  income: 1,
  alignments: ['Peaceful', 'Conservative', 'Straight'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
