/** A position in the middle of an evening, seen by one seat: what the components of the table are handed. */
import { pack } from '@illuminice/cards';
import { type CardNo, movesFor } from '@illuminice/engine';
import { aTable, type TableSetup } from '@illuminice/testkit';
import { fetchRules } from '../../src/tabletop/parts/why-refused.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';

/** Reasons are asked of the rules, which a page fetches once its table stands. */
await fetchRules();

type Name = 'ana' | 'ben' | 'cleo';
const NAMES: readonly Name[] = ['ana', 'ben', 'cleo'];

export function card(key: string): CardNo {
  const number = pack.numbers.get(key);
  if (number === undefined) throw new Error(`no card ${key}`);
  return number;
}

export function special(key: string): number {
  const number = pack.specialNumbers.get(key);
  if (number === undefined) throw new Error(`no special ${key}`);
  return number;
}

export function evening(change: Partial<TableSetup<Name>> = {}) {
  return aTable<Name>({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 11,
        turnsTaken: 2,
        specials: ['slush-fund', 'whispering-campaign', 'deep-agent'],
        structure: [
          { group: 'california', on: 'left', money: 5, puppets: [{ group: 'big-media', on: 'bottom', money: 3 }] },
          { group: 'hackers', on: 'top', money: 1 },
          { group: 'feminists', on: 'right', money: 2 },
        ],
      },
      ben: {
        illuminati: 'gnomes-of-zurich',
        money: 34,
        turnsTaken: 2,
        specials: ['bribery', 'murphys-law'],
        structure: [{ group: 'moonies', on: 'left', money: 6 }],
      },
      cleo: {
        illuminati: 'servants-of-cthulhu',
        money: 9,
        turnsTaken: 2,
        structure: [{ group: 'kgb', on: 'left', money: 4 }],
      },
    },
    uncontrolled: ['eco-guerrillas', 'loan-sharks', 'goldfish-fanciers'],
    deck: ['yuppies', 'trekkies', 'hollywood'],
    initialPlayers: 3,
    ...change,
  });
}

export function seenBy(table: ReturnType<typeof evening>, name: Name): Seen {
  const me = NAMES.indexOf(name);
  return {
    pack,
    view: table.view(name),
    moves: movesFor(pack, table.state, me),
    me,
    info: {
      table: 'test',
      stage: 'playing',
      now: 0,
      seats: NAMES.map((seat) => ({ name: seat, kind: 'human' as const, present: true, kept: 0, broken: 0 })),
      waitingFor: [],
      promises: [],
      dice: { stage: 'mixed', ceremonyId: 'test', serverCommitment: '0'.repeat(64), seats: [], parts: [], leftOut: [] },
      rematch: [],
    },
  };
}
