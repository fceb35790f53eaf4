/** A table to show: the position of the design's pictures, R-8 and R-12 true. */
import { pack } from '@illuminice/cards';
import { type CardNo, must, type View, viewFor } from '@illuminice/engine';
import { type FixturePosition, fixtureState } from '../positions/fixture-position.ts';

const SHOWN: FixturePosition = {
  seats: [
    {
      illuminati: 'discordian-society',
      money: 11,
      structure: [
        {
          group: 'hackers',
          on: 'right',
          puppets: [{ group: 'evil-geniuses-for-a-better-tomorrow', on: 'top', money: 3 }],
        },
        {
          group: 'feminists',
          on: 'bottom',
          money: 2,
          puppets: [
            {
              group: 'yuppies',
              on: 'bottom',
              money: 7,
              puppets: [{ group: 'multinational-oil-companies', on: 'bottom', money: 8 }],
            },
          ],
        },
        {
          group: 'california',
          on: 'left',
          money: 5,
          puppets: [
            {
              group: 'big-media',
              on: 'bottom',
              money: 1,
              puppets: [
                {
                  group: 'smof',
                  on: 'bottom',
                  puppets: [
                    {
                      group: 'federal-reserve',
                      on: 'bottom',
                      money: 9,
                      puppets: [{ group: 'tobacco-and-liquor-companies', on: 'right', money: 3 }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
      participated: { california: 1, 'federal-reserve': 1 },
    },
    {
      illuminati: 'servants-of-cthulhu',
      money: 19,
      structure: [
        { group: 'mafia', on: 'top', money: 4 },
        { group: 'cia', on: 'right', money: 2 },
        { group: 'gun-lobby', on: 'left' },
        { group: 'kgb', on: 'bottom', money: 6 },
      ],
    },
    {
      illuminati: 'gnomes-of-zurich',
      money: 34,
      structure: [
        { group: 'new-york', on: 'left', money: 6 },
        { group: 'texas', on: 'right', money: 5 },
        { group: 'hollywood', on: 'bottom', money: 1 },
      ],
    },
    {
      illuminati: 'ufos',
      money: 12,
      structure: [
        { group: 'pentagon', on: 'bottom', money: 3 },
        { group: 'morticians', on: 'right', money: 2 },
        { group: 'tabloids', on: 'left', money: 1 },
      ],
    },
  ],
  uncontrolled: ['eco-guerrillas', 'semiconscious-liberation-army', 'parent-teacher-agglomeration', 'loan-sharks'],
};

export const numberOf = (key: string): CardNo => must(pack.numbers.get(key), key);

export function galleryView(): View {
  return viewFor(pack, fixtureState(SHOWN), 0);
}
