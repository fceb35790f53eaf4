/** Positions of the development table: /dev/table/?scenario=<name>. The first one is the table of design A. */
import { DANGER_SCENARIOS } from './fixture-danger.ts';
import type { FixtureMove, FixtureScenario } from './fixture-moves.ts';
import type { FixturePosition, FixtureSeat } from './fixture-position.ts';
import { RARE_SCENARIOS } from './fixture-rare.ts';

const ME: FixtureSeat = {
  illuminati: 'discordian-society',
  money: 11,
  specials: ['slush-fund', 'deep-agent', 'murphys-law', 'whispering-campaign'],
  structure: [
    {
      group: 'california',
      on: 'left',
      money: 5,
      puppets: [{ group: 'big-media', on: 'bottom', money: 3 }],
    },
    { group: 'hackers', on: 'top', money: 0 },
    {
      group: 'feminists',
      on: 'right',
      money: 2,
    },
    { group: 'yuppies', on: 'bottom', money: 7 },
  ],
};

const RIVALS: readonly FixtureSeat[] = [
  {
    illuminati: 'servants-of-cthulhu',
    money: 19,
    specials: ['interference', 'assassination'],
    structure: [
      { group: 'kgb', on: 'left', money: 4 },
      { group: 'cycle-gangs', on: 'right', money: 1 },
    ],
  },
  {
    illuminati: 'gnomes-of-zurich',
    money: 34,
    specials: ['secrets-man-was-not-meant-to-know', 'bribery', 'swiss-bank-account'],
    structure: [
      { group: 'moonies', on: 'left', money: 6 },
      { group: 'boy-sprouts', on: 'right', money: 2 },
    ],
  },
  {
    illuminati: 'ufos',
    money: 12,
    goal: 'network',
    specials: ['media-campaign'],
    structure: [{ group: 'post-office', on: 'left', money: 2 }],
  },
];

const UNCONTROLLED = ['eco-guerrillas', 'semiconscious-liberation-army', 'parent-teacher-agglomeration', 'loan-sharks'];

const EVENING: FixturePosition = { seats: [ME, ...RIVALS], uncontrolled: UNCONTROLLED, options: { pace: 0 } };

const ATTACK: FixtureMove = {
  seat: 0,
  do: {
    type: 'attack',
    kind: 'control',
    attacker: 'card:big-media',
    target: 'card:eco-guerrillas',
    aids: ['card:hackers'],
  },
};

/** Fourteen cards and sixteen uncontrolled ones: every number of them must stay readable (T-12, S-11). */
const GROWN: FixturePosition = {
  ...EVENING,
  seats: [
    {
      ...ME,
      structure: [],
      crowd: [
        ...['california', 'hackers', 'feminists', 'democrats', 'big-media', 'federal-reserve', 'yuppies'],
        ...[
          'evil-geniuses-for-a-better-tomorrow',
          'smof',
          'video-games',
          'multinational-oil-companies',
          'empty-vee',
          'texas',
        ],
      ],
    },
    ...RIVALS,
  ],
  uncontrolled: [
    ...[...UNCONTROLLED, 'girlie-magazines', 'health-food-stores', 'united-nations', 'anti-nuclear-activists'],
    ...['society-for-creative-anarchism', 'punk-rockers', 'psychiatrists', 'junk-mail', 'libertarians'],
    ...['fnord-motor-company', 'south-american-nazis', 'trekkies'],
  ],
};

/** Twenty-four Groups, hung wherever they fit: nothing of the kind is likely, and it must be played on all the same. */
const VAST: FixtureSeat = {
  illuminati: 'bavarian-illuminati',
  money: 31,
  specials: [
    'slush-fund',
    'deep-agent',
    'computer-espionage',
    'white-collar-crime',
    'murphys-law',
    'market-manipulation',
  ],
  crowd: [
    ...['california', 'big-media', 'hackers', 'feminists', 'texas', 'pentagon', 'mafia', 'cia', 'empty-vee'],
    ...['international-communist-conspiracy', 'democrats', 'republicans', 'federal-reserve', 'libertarians'],
    ...[
      'local-police-departments',
      'yuppies',
      'trekkies',
      'smof',
      'punk-rockers',
      'madison-avenue',
      'goldfish-fanciers',
    ],
    ...['convenience-stores', 'tabloids', 'comic-books'],
  ],
};

export const FIXTURE_SCENARIOS: Readonly<Record<string, FixtureScenario>> = {
  actions: { title: 'Own turn, nothing done yet', position: EVENING },
  attack: {
    title: 'Own attack in its spending round',
    position: EVENING,
    moves: [ATTACK, { seat: 0, do: { type: 'spend', from: 'card:big-media', amount: 2 } }],
  },
  hopeless: {
    title: 'Own attack that no roll can win without money',
    position: { ...EVENING, seats: [{ ...ME, money: 19 }, ...RIVALS] },
    moves: [
      {
        seat: 0,
        do: {
          type: 'attack',
          kind: 'control',
          attacker: 'card:california',
          target: 'card:loan-sharks',
          aids: ['card:hackers'],
        },
      },
    ],
  },
  rolled: {
    title: 'After the roll: the window in which a roll may be changed',
    position: EVENING,
    moves: [ATTACK, ...[0, 1, 2, 3].map((seat): FixtureMove => ({ seat, do: { type: 'done' } }))],
  },
  defending: {
    title: 'A rival attacks one of your Groups',
    position: { ...EVENING, turn: { seat: 1 } },
    moves: [{ seat: 1, do: { type: 'attack', kind: 'neutralize', attacker: 1, target: 'card:yuppies' } }],
  },
  income: { title: 'The stop in the income phase', position: { ...EVENING, turn: { phase: 'income' } } },
  draw: { title: 'A card is drawn', position: { ...EVENING, turn: { phase: 'draw' } } },
  second: { title: 'Both actions used: free actions alone', position: { ...EVENING, turn: { actionsUsed: 2 } } },
  transfers: { title: 'Free transfers', position: { ...EVENING, turn: { phase: 'transfers' } } },
  rival: { title: 'A rival is to move', position: { ...EVENING, turn: { seat: 2 } } },
  gnomes: {
    title: 'Powers at the end of the turn: money in any order',
    position: {
      ...EVENING,
      seats: [RIVALS[1] as FixtureSeat, ...[ME, RIVALS[0] as FixtureSeat, RIVALS[2] as FixtureSeat]],
      turn: { phase: 'powers' },
    },
  },
  vast: { title: 'A structure of twenty-four Groups', position: { ...EVENING, seats: [VAST, ...RIVALS] } },
  grown: { title: 'Fourteen cards, sixteen uncontrolled Groups', position: GROWN },
  ...RARE_SCENARIOS,
  ...DANGER_SCENARIOS,
  hidden: {
    title: 'Face-down Illuminati',
    position: { ...EVENING, options: { pace: 0, hiddenIlluminati: true, peeking: true, moneyVisibility: 'hidden' } },
  },
};
