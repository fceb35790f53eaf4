/** A table to show: the position of the design's pictures, R-8 and R-12 true. */
import { pack } from '@illuminice/cards';
import {
  type CardNo,
  DEFAULT_OPTIONS,
  MAX_SEATS,
  newGame,
  type Side,
  type SideName,
  type State,
  sideOf,
  UNCONTROLLED,
  type View,
  viewFor,
} from '@illuminice/engine';

type Branch = readonly [key: string, on: SideName, money: number, puppets?: readonly Branch[]];

/** Sides are local to the host. */
const STRUCTURES: readonly {
  readonly illuminati: string;
  readonly money: number;
  readonly groups: readonly Branch[];
}[] = [
  {
    illuminati: 'discordian-society',
    money: 11,
    groups: [
      ['hackers', 'top', 0, [['evil-geniuses-for-a-better-tomorrow', 'top', 3]]],
      ['feminists', 'right', 2, [['yuppies', 'top', 7, [['multinational-oil-companies', 'left', 8]]]]],
      [
        'california',
        'left',
        5,
        [
          [
            'big-media',
            'bottom',
            1,
            [['smof', 'bottom', 0, [['federal-reserve', 'top', 9, [['tobacco-and-liquor-companies', 'left', 3]]]]]],
          ],
        ],
      ],
    ],
  },
  {
    illuminati: 'servants-of-cthulhu',
    money: 19,
    groups: [
      ['mafia', 'top', 4],
      ['cia', 'right', 2],
      ['gun-lobby', 'left', 0],
      ['kgb', 'bottom', 6],
    ],
  },
  {
    illuminati: 'gnomes-of-zurich',
    money: 34,
    groups: [
      ['new-york', 'left', 6],
      ['texas', 'right', 5],
      ['hollywood', 'top', 1],
    ],
  },
  {
    illuminati: 'ufos',
    money: 12,
    groups: [
      ['pentagon', 'bottom', 3],
      ['morticians', 'right', 2],
      ['tabloids', 'left', 1],
    ],
  },
];

const UNCONTROLLED_KEYS = [
  'eco-guerrillas',
  'semiconscious-liberation-army',
  'parent-teacher-agglomeration',
  'loan-sharks',
];

export const numberOf = (key: string): CardNo => {
  const card = pack.numbers.get(key);
  if (card === undefined) throw new Error(`no group ${key}`);
  return card;
};

export function galleryView(): View {
  const state = newGame({ pack, seats: STRUCTURES.length, options: DEFAULT_OPTIONS });
  STRUCTURES.forEach(({ illuminati, money, groups }, seat) => {
    state.illuminati[seat] = pack.illuminatiNumbers.get(illuminati) ?? 0;
    state.owner[seat] = seat;
    state.money[seat] = money;
    const hang = (host: CardNo, branches: readonly Branch[]): void => {
      for (const [key, on, amount, puppets = []] of branches) {
        const card = numberOf(key);
        state.owner[card] = seat;
        state.host[card] = host;
        state.side[card] = freeSide(state, host, sideOf(on));
        state.money[card] = amount;
        hang(card, puppets);
      }
    };
    hang(seat, groups);
  });
  for (const key of ['california', 'federal-reserve']) state.taken[numberOf(key)] = 1;
  for (const key of UNCONTROLLED_KEYS) state.owner[numberOf(key)] = UNCONTROLLED;
  state.phase = 'actions';
  return viewFor(pack, state, 0);
}

/** The wished side if the card has such an arrow, else its first open one. */
function freeSide(state: State, host: CardNo, wish: Side): Side {
  const taken = state.host.flatMap((other, card) => (other === host && card >= MAX_SEATS ? [state.side[card]] : []));
  const open = (pack.outSides[host] ?? []).filter((side) => !taken.includes(side));
  return open.includes(wish) ? wish : (open[0] ?? wish);
}
