/** A saved game as "Take along" writes it: one line, a game that goes on from a position. */
import { pack } from '@illuminice/cards';
import {
  buildPosition,
  completeOptions,
  type GroupPosition,
  keysOf,
  type Position,
  RULES_VERSION,
  type State,
} from '@illuminice/engine';
import type { SeatOpening } from '@illuminice/table';

export interface SavedSetup {
  readonly id: string;
  readonly seats: readonly SeatOpening[];
  /** As the engine writes positions down, or a state ready-made. */
  readonly position: Position | State;
  /** It has been opened before: until then the list does not know what stands on the table. */
  readonly wasOpened?: boolean;
}

export function savedGame({ id, seats, position, wasOpened = false }: SavedSetup): {
  name: string;
  mimeType: string;
  buffer: Buffer;
} {
  const options = completeOptions({ pace: 0, reactionSeconds: 3600, dropSeconds: 86_400, offerSeconds: 3600 });
  if ('problem' in options) throw new Error(options.problem.code);
  const game = 'rulesVersion' in position ? position : buildPosition(pack, position, options);
  const opening = { seats, options, continues: { from: 'upload', game } };
  const rules = { version: RULES_VERSION, cards: keysOf(pack) };
  const dice = { ceremonyId: id, serverSeed: 'ab'.repeat(32) };
  const lines = [
    { kind: 'illuminice game 1', id },
    { seq: 1, at: Date.now(), facts: [{ type: 'opened', opening, dice, rules }] },
    ...(wasOpened ? [{ seq: 2, at: Date.now(), facts: [{ type: 'rewound', toSeq: 1, game, why: 'vote' }] }] : []),
  ];
  const text = lines.map((line) => JSON.stringify(line)).join('\n');
  return { name: `${id}.jsonl`, mimeType: 'application/jsonl', buffer: Buffer.from(text) };
}

const DECK = ['kkk', 'fbi', 'texas', 'mafia', 'junk-mail', 'copy-shops', 'morticians', 'hollywood'];

/** Four of five Weird groups, the fifth on the table, and a card that makes any roll a 2: no luck is needed. */
export const NEAR_VICTORY: Position = {
  seats: [
    {
      illuminati: 'discordian-society',
      money: 20,
      specials: ['assassination'],
      turnsTaken: 3,
      structure: [
        { group: 'hackers', on: 'left', puppets: [{ group: 'smof', on: 'top' }] },
        { group: 'tabloids', on: 'right' },
        { group: 'comic-books', on: 'top' },
      ],
    },
    { illuminati: 'bermuda-triangle', turnsTaken: 3, structure: [{ group: 'yuppies', on: 'left' }] },
  ],
  uncontrolled: ['trekkies', 'moonies'],
  deck: DECK,
};

/** Three people round one device, each with a card nobody else may see. */
export const THREE_AT_ONE_DEVICE: Position = {
  seats: [
    {
      illuminati: 'network',
      money: 9,
      specials: ['bribery'],
      turnsTaken: 1,
      structure: [{ group: 'video-games', on: 'left' }],
    },
    {
      illuminati: 'gnomes-of-zurich',
      money: 12,
      specials: ['slush-fund'],
      turnsTaken: 1,
      structure: [{ group: 'yuppies', on: 'left' }],
    },
    {
      illuminati: 'bermuda-triangle',
      money: 9,
      specials: ['media-campaign'],
      turnsTaken: 1,
      structure: [{ group: 'boy-sprouts', on: 'right' }],
    },
  ],
  uncontrolled: ['trekkies', 'moonies'],
  deck: DECK,
};

/** The same with every card of the game somewhere: what a server takes. */
export const WHOLE_GAME: Position = { ...NEAR_VICTORY, deck: restOf(NEAR_VICTORY) };

function restOf({ seats, uncontrolled = [] }: Position): string[] {
  const keysOf = (groups: readonly GroupPosition[]): string[] =>
    groups.flatMap(({ group, puppets = [] }) => [group, ...keysOf(puppets)]);
  const left = [
    ...uncontrolled,
    ...seats.flatMap(({ structure = [], specials = [] }) => [
      ...keysOf(structure),
      ...specials.map((held) => (typeof held === 'string' ? held : held.card)),
    ]),
  ];
  const all = [
    ...pack.groups.map(({ key }) => key),
    ...pack.specials.flatMap(({ key, copies }) => Array.from({ length: copies }, () => key)),
  ];
  return all.filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Rivals with money and something to take. */
export const RIVALS: Position = {
  seats: [
    {
      illuminati: 'discordian-society',
      money: 12,
      specials: ['slush-fund'],
      turnsTaken: 3,
      structure: [{ group: 'hackers', on: 'left' }],
    },
    {
      illuminati: 'gnomes-of-zurich',
      money: 30,
      turnsTaken: 3,
      structure: [
        { group: 'republicans', on: 'right', money: 6 },
        { group: 'texas', on: 'top', money: 2 },
      ],
    },
    { illuminati: 'ufos', money: 20, turnsTaken: 3, structure: [{ group: 'pentagon', on: 'right', money: 4 }] },
  ],
  uncontrolled: ['goldfish-fanciers', 'moonies', 'trekkies', 'cycle-gangs'],
  deck: ['kkk', 'fbi', 'mafia', 'junk-mail', 'copy-shops', 'morticians', 'hollywood', 'yuppies', 'recyclers'],
};

export const RIVALS_SEATS = [
  { name: 'Ana', kind: 'human' as const },
  { name: 'Borges', kind: 'bot' as const, level: 'regular' },
  { name: 'Cleo', kind: 'bot' as const, level: 'regular' },
];
