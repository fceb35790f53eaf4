/** The table of the first game. Every number in the memos comes from this position: see test/unit/tutorial.test.ts. */
import { group, type Lesson, PUPIL, special } from '../lesson/index.ts';

export const ADA = 1;
export const BEN = 2;

export const FIRST_GAME: Lesson = {
  position: {
    seats: [
      {
        illuminati: 'discordian-society',
        money: 8,
        specials: ['slush-fund'],
        structure: [{ group: 'california', on: 'right' }],
      },
      {
        illuminati: 'society-of-assassins',
        money: 12,
        structure: [
          { group: 'kgb', on: 'left', puppets: [{ group: 'punk-rockers', on: 'bottom' }] },
          { group: 'professional-sports', on: 'right' },
        ],
      },
      {
        illuminati: 'gnomes-of-zurich',
        money: 14,
        structure: [
          { group: 'comic-books', on: 'top', money: 2 },
          { group: 'yuppies', on: 'left', money: 5 },
        ],
      },
    ],
    uncontrolled: ['hackers', 'psychiatrists', 'moral-minority'],
    deck: [
      'convenience-stores',
      'boy-sprouts',
      'fast-food-chains',
      'interference',
      'goldfish-fanciers',
      'morticians',
      'flat-earthers',
      'nephews-of-god',
      'copy-shops',
    ],
    turn: { phase: 'income' },
  },
  // Hackers, Punk Rockers set free, Ada's attempt, Moral Minority, Punk Rockers taken, Psychiatrists.
  dice: [
    [3, 4],
    [5, 3],
    [4, 3],
    [4, 5],
    [3, 5],
    [5, 4],
  ],
  pupil: PUPIL,
};

export const CARDS = {
  california: group('california'),
  hackers: group('hackers'),
  punkRockers: group('punk-rockers'),
  psychiatrists: group('psychiatrists'),
  moralMinority: group('moral-minority'),
  comicBooks: group('comic-books'),
  drawn: group('convenience-stores'),
  slushFund: special('slush-fund'),
  interference: special('interference'),
} as const;
