/** The table of the second lesson. Every number in the memos comes from this position: see test/unit/second-lesson.test.ts. */
import { group, type Lesson, PUPIL } from '../lesson/index.ts';

export const ADA = 1;

export const SECOND_POSITION: Lesson = {
  position: {
    seats: [
      { illuminati: 'bavarian-illuminati', money: 8, turnsTaken: 2 },
      {
        illuminati: 'discordian-society',
        money: 14,
        turnsTaken: 2,
        structure: [{ group: 'tabloids', on: 'left' }],
      },
      {
        illuminati: 'gnomes-of-zurich',
        money: 20,
        turnsTaken: 2,
        structure: [{ group: 'yuppies', on: 'left', money: 5 }],
      },
    ],
    uncontrolled: ['copy-shops', 'texas', 'moonies'],
    deck: ['boy-sprouts', 'flat-earthers', 'goldfish-fanciers', 'post-office', 'fast-food-chains'],
  },
  // The Copy Shops are taken; Ada tries to take them away.
  dice: [
    [3, 3],
    [5, 3],
  ],
  pupil: PUPIL,
};

export const CARDS = {
  copyShops: group('copy-shops'),
  yuppies: group('yuppies'),
} as const;
