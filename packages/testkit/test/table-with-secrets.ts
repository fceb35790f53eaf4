/** Everything a seat can keep from another: a hand, a goal, a stacked treasury; and a deck nobody knows. */
import { aTable } from '../src/index.ts';

export const tableWithSecrets = aTable({
  seats: {
    ana: { illuminati: 'network', specials: ['bribery'] },
    ben: {
      illuminati: 'ufos',
      goal: 'network',
      money: 4,
      structure: [{ group: 'cia', on: 'left', money: 3 }],
      stacked: ['cia'],
      specials: ['deep-agent', { card: 'slush-fund', faceUp: true }],
    },
  },
  uncontrolled: ['yuppies', 'texas'],
  deck: ['murphys-law', 'moonies', 'assassination'],
});
