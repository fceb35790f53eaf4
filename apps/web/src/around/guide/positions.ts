/** What lies on the tables of the pages. */
import type { SeatPosition } from '@illuminice/engine';
import { type Example, example } from './example.ts';

/** Three steps away from its Illuminati, one Group at each. */
const GNOMES: SeatPosition = {
  illuminati: 'gnomes-of-zurich',
  money: 12,
  structure: [
    {
      group: 'republicans',
      on: 'right',
      money: 4,
      puppets: [
        { group: 'fraternal-orders', on: 'bottom', money: 2, puppets: [{ group: 'yuppies', on: 'top', money: 5 }] },
      ],
    },
  ],
};

/** The Network with two Groups. */
export const SMALL: Example = example({
  seats: [
    {
      illuminati: 'network',
      money: 9,
      structure: [
        { group: 'big-media', on: 'right', money: 3 },
        { group: 'hackers', on: 'top', money: 2 },
      ],
    },
    GNOMES,
  ],
  uncontrolled: ['feminists', 'convenience-stores', 'punk-rockers', 'goldfish-fanciers'],
});

/** A game that has run for a while. */
export const GROWN: Example = example({
  seats: [
    {
      illuminati: 'discordian-society',
      money: 11,
      structure: [
        { group: 'california', on: 'left', money: 5, puppets: [{ group: 'big-media', on: 'bottom', money: 3 }] },
        { group: 'hackers', on: 'top' },
        { group: 'feminists', on: 'right', money: 2 },
        { group: 'yuppies', on: 'bottom', money: 7 },
      ],
    },
    { illuminati: 'ufos', money: 8, structure: [{ group: 'republicans', on: 'right' }] },
  ],
  uncontrolled: ['punk-rockers', 'goldfish-fanciers'],
});

/** One that is like the Mafia and one that is its opposite, in the same arm of a rival. */
export const RAID: Example = example({
  seats: [
    { illuminati: 'network', money: 40, structure: [{ group: 'mafia', on: 'left', money: 6 }] },
    {
      illuminati: 'gnomes-of-zurich',
      money: 12,
      structure: [
        {
          group: 'multinational-oil-companies',
          on: 'right',
          money: 8,
          puppets: [
            { group: 'loan-sharks', on: 'right', money: 6, puppets: [{ group: 'moonies', on: 'right', money: 3 }] },
          ],
        },
      ],
    },
  ],
  uncontrolled: ['feminists', 'punk-rockers'],
});

/** After the actions: two transfers are free. */
export const SAVINGS: Example = example({
  seats: [
    {
      illuminati: 'network',
      money: 9,
      structure: [
        { group: 'big-media', on: 'right', money: 3, puppets: [{ group: 'feminists', on: 'left', money: 1 }] },
      ],
    },
    GNOMES,
  ],
  uncontrolled: ['punk-rockers', 'goldfish-fanciers'],
  turn: { seat: 0, phase: 'transfers' },
});

/** Somebody attacks, somebody is attacked, somebody looks on. */
export const QUARREL: Example = example({
  seats: [
    { illuminati: 'bavarian-illuminati', money: 15, structure: [{ group: 'pentagon', on: 'left', money: 6 }] },
    { illuminati: 'gnomes-of-zurich', money: 9, structure: [{ group: 'hollywood', on: 'right', money: 4 }] },
    { illuminati: 'ufos', money: 8, structure: [{ group: 'yuppies', on: 'left', money: 2 }] },
  ],
  uncontrolled: ['punk-rockers', 'goldfish-fanciers'],
});
