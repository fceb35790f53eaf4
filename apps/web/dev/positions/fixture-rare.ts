/** Positions of the development table that an evening seldom reaches: each shows one panel, notice or sign. */
import type { TableInfo } from '@illuminice/protocol';
import {
  CTHULHU,
  GNOMES,
  LATE,
  LATE_ME,
  LATE_RIVALS,
  MANY_OPEN,
  NETWORK,
  OPEN,
  THREE_RIVALS,
  UFOS,
} from './fixture-late.ts';
import type { FixtureMove, FixtureScenario } from './fixture-moves.ts';
import type { FixturePosition, FixtureSeat } from './fixture-position.ts';
import { PROPOSED } from './fixture-talk.ts';

const everybody = (does: FixtureMove['do'], seats: readonly number[]): FixtureMove[] =>
  seats.map((seat) => ({ seat, do: does }));
const DONE = everybody({ type: 'done' }, [0, 1, 2, 3]);

const attackBy = (seat: number, more: Readonly<Record<string, unknown>>): FixtureMove => ({
  seat,
  do: {
    type: 'attack',
    kind: 'control',
    attacker: seat === 0 ? 'card:mafia' : 'card:clone-arrangers',
    target: 'card:libertarians',
    ...more,
  },
});

/** Strong enough that only eleven and twelve fail; the fixture's dice are seeded, so it succeeds. */
const CAPTURE: readonly FixtureMove[] = [
  attackBy(0, { target: 'card:kgb', aids: [0, 'card:hackers'] }),
  { seat: 0, do: { type: 'spend', from: 0, amount: 20 } },
  ...DONE,
];

/**
 * Four of five Weird groups, a Weird one on the table, money enough that only 11 and 12 fail and a card for those; a rival with
 * nothing to answer. Whoever plays it as meant wins, whatever the dice say.
 */
export const ONE_GROUP_FROM_VICTORY: FixturePosition = {
  seats: [
    {
      illuminati: 'discordian-society',
      money: 40,
      specials: ['assassination'],
      structure: [
        { group: 'hackers', on: 'left', puppets: [{ group: 'smof', on: 'top' }] },
        { group: 'tabloids', on: 'right' },
        { group: 'comic-books', on: 'top' },
      ],
    },
    { illuminati: 'bermuda-triangle', structure: [{ group: 'yuppies', on: 'left' }] },
  ],
  uncontrolled: ['trekkies', 'moonies'],
  options: { pace: 0 },
};

const OFFERS: readonly FixtureMove[] = [
  {
    seat: 1,
    do: {
      type: 'offer',
      to: 0,
      give: { groups: ['card:militia'], money: 5 },
      want: { groups: ['card:hackers'], specials: ['special:slush-fund'] },
    },
  },
  { seat: 2, do: { type: 'offer', to: 0, give: { money: 10 }, want: { specials: ['special:interference'] } } },
];

export const RARE_SCENARIOS: Readonly<Record<string, FixtureScenario>> = {
  finale: { title: 'One Group from victory', position: ONE_GROUP_FROM_VICTORY },
  late: { title: 'A late board: ten Groups', position: LATE },
  eight: {
    title: 'Eight players, long names, many uncontrolled Groups',
    position: { ...LATE, seats: [LATE_ME, ...LATE_RIVALS], uncontrolled: MANY_OPEN },
  },
  bermuda: {
    title: 'Rebuilding the structure at the end of the turn',
    position: { ...LATE, turn: { phase: 'powers' } },
  },
  taxing: {
    title: 'Income with tax to collect and upkeep to pay',
    position: {
      ...LATE,
      seats: [
        {
          illuminati: 'network',
          money: 4,
          crowd: ['irs', 'post-office', 'yuppies'],
          specials: ['market-manipulation'],
        },
        { ...GNOMES, specials: ['deep-agent'] },
        { ...NETWORK, illuminati: 'bermuda-triangle' },
      ],
      turn: { phase: 'income' },
    },
  },
  taxed: {
    title: 'A rival collects tax from you',
    position: { ...LATE, turn: { seat: 1, phase: 'income' } },
    moves: [{ seat: 1, do: { type: 'decline' } }],
    until: 'taxes',
  },
  bids: {
    title: 'Secret bids for the next turn',
    position: { ...LATE, options: { pace: 0, turnSequence: 'bidding' }, turn: { seat: 1 } },
    moves: [{ seat: 1, do: { type: 'endTurn' } }],
    until: 'bids',
  },
  interfere: {
    title: 'A rival attacks an uncontrolled Group',
    position: { ...LATE, turn: { seat: 1 } },
    moves: [attackBy(1, {})],
  },
  privileged: {
    title: 'A privileged attack of a rival: abolish it?',
    position: { ...LATE, turn: { seat: 1 } },
    moves: [attackBy(1, { privilege: { discard: 'special:murphys-law' } })],
    until: 'spending',
  },
  besieged: {
    title: 'A rival wants one of your Groups',
    position: { ...LATE, turn: { seat: 1 } },
    moves: [
      attackBy(1, { target: 'card:hackers', aids: [1] }),
      { seat: 1, do: { type: 'spend', from: 1, amount: 6 } },
      { seat: 2, do: { type: 'spend', from: 2, amount: 3, side: 'against' } },
    ],
  },
  immunity: {
    title: 'Face-down Illuminati: claim immunity?',
    position: {
      ...LATE,
      seats: [{ ...LATE_ME, illuminati: 'discordian-society' }, ...THREE_RIVALS],
      options: { pace: 0, hiddenIlluminati: true },
      turn: { seat: 1 },
    },
    moves: [attackBy(1, { target: 'card:hackers', attacker: 'card:irs' })],
  },
  hiddenIncome: {
    title: 'Face-down Illuminati: what it earns is stated',
    position: {
      ...LATE,
      seats: [{ ...LATE_ME, illuminati: 'network' }, ...THREE_RIVALS],
      options: { pace: 0, hiddenIlluminati: true },
      turn: { phase: 'income' },
    },
  },
  accuse: {
    title: 'Face-down Illuminati: accusing',
    position: { ...LATE, options: { pace: 0, hiddenIlluminati: true } },
  },
  cancelled: {
    title: 'The Special that paid for privilege was cancelled',
    position: LATE,
    moves: [
      attackBy(0, { privilege: { discard: 'special:slush-fund' } }),
      { seat: 1, do: { type: 'play', card: 'special:secrets-man-was-not-meant-to-know' } },
    ],
    until: 'replace',
  },
  secrets: {
    title: 'A Special is played and may be cancelled',
    position: {
      ...LATE,
      seats: [
        { ...LATE_ME, specials: ['secrets-man-was-not-meant-to-know', 'slush-fund'] },
        { ...CTHULHU, specials: ['swiss-bank-account'] },
        GNOMES,
        UFOS,
      ],
      turn: { seat: 1 },
    },
    moves: [{ seat: 1, do: { type: 'play', card: 'special:swiss-bank-account' } }],
  },
  spied: {
    title: 'What espionage told',
    position: LATE,
    moves: [{ seat: 0, do: { type: 'play', card: 'special:computer-espionage', hand: 1 } }],
    until: 'nothing',
  },
  spiedMoney: {
    title: 'What espionage told about a stacked treasury',
    position: { ...LATE, options: { pace: 0, moneyVisibility: 'hidden' } },
    moves: [{ seat: 0, do: { type: 'play', card: 'special:computer-espionage', money: 2 } }],
    until: 'nothing',
  },
  peeked: {
    title: 'Somebody peeks at your card: the red light',
    position: { ...LATE, options: { pace: 0, peeking: true } },
    moves: [{ seat: 1, do: { type: 'peek', owner: 0, index: 1 } }],
  },
  peeking: {
    title: 'You peek at a card',
    position: { ...LATE, options: { pace: 0, peeking: true } },
    moves: [{ seat: 0, do: { type: 'peek', owner: 1, index: 0 } }],
  },
  stacked: {
    title: 'Stacked treasuries',
    position: { ...LATE, options: { pace: 0, moneyVisibility: 'hidden' } },
  },
  captured: {
    title: 'A captured Group with puppets looks for its place',
    position: LATE,
    moves: CAPTURE,
    until: 'placement',
  },
  funding: {
    title: 'Money onto the captured Group',
    position: LATE,
    moves: CAPTURE,
    until: 'funding',
  },
  drawn: {
    title: 'A Special was drawn',
    position: { ...LATE, deckTop: ['swiss-bank-account'], turn: { phase: 'draw' } },
  },
  recycled: {
    title: 'The Recyclers have five megabucks',
    position: { ...LATE, seats: [richRecyclers(), ...THREE_RIVALS] },
  },
  offered: {
    title: 'A rival offers a trade with Groups, and a promise with it',
    position: { ...LATE, turn: { seat: 1 } },
    moves: OFFERS,
    info: {
      promises: [
        { serial: 1, from: 1, to: 0, text: 'The Mafia stays mine.', state: 'open' },
        {
          serial: 2,
          from: 1,
          to: 0,
          text: 'I stay out of your next attack.',
          promise: { kind: 'stayOut' },
          state: 'offered',
          offer: 1,
        },
      ],
    },
  },
  proposed: { title: 'A coalition, a threat, a whispered no', position: LATE, info: PROPOSED },
  watched: {
    title: 'The same offers before the eyes of a spectator who sees everything',
    position: { ...LATE, options: { pace: 0, spectatorsSeeAll: true }, turn: { seat: 1 } },
    moves: OFFERS,
  },
  received: {
    title: 'A traded Group looks for its place',
    position: LATE,
    moves: [
      { seat: 0, do: { type: 'offer', to: 1, give: { money: 8 }, want: { groups: ['card:clone-arrangers'] } } },
      { seat: 1, do: { type: 'accept', from: 0, serial: 1 } },
    ],
    until: 'placement',
  },
  turnStart: {
    title: 'The turn of a rival begins: does anybody stop it?',
    position: {
      ...LATE,
      seats: [{ ...LATE_ME, specials: ['senate-investigating-committee'] }, CTHULHU, GNOMES, { ...UFOS, specials: [] }],
    },
    moves: [{ seat: 0, do: { type: 'endTurn' } }],
  },
  won: {
    title: 'Victory',
    position: {
      ...LATE,
      seats: [{ ...LATE_ME, illuminati: 'bavarian-illuminati' }, ...THREE_RIVALS],
    },
    moves: [{ seat: 0, do: { type: 'endTurn' } }],
  },
  lost: {
    title: 'Somebody else won',
    position: {
      ...LATE,
      seats: [LATE_ME, { ...CTHULHU, destroyed: 8 }, GNOMES, UFOS],
      turn: { seat: 1 },
    },
    moves: [{ seat: 1, do: { type: 'endTurn' } }],
  },
  defeated: {
    title: 'Defeat',
    position: {
      ...LATE,
      seats: [{ illuminati: 'bermuda-triangle', money: 3, crowd: ['yuppies'] }, ...THREE_RIVALS],
      uncontrolled: ['hackers', ...OPEN],
      turn: { seat: 1 },
    },
    moves: [
      attackBy(1, {
        kind: 'neutralize',
        target: 'card:yuppies',
        attacker: 'card:cia',
        aids: [1, 'card:irs', 'card:kgb'],
      }),
      { seat: 1, do: { type: 'spend', from: 1, amount: 14 } },
      ...DONE,
    ],
    until: 'nothing',
  },
  voted: {
    title: 'A vote, and an absent player',
    position: { ...LATE, turn: { seat: 1 } },
    info: { vote: { what: 'takeback', by: 2, asked: [0, 1, 2], yes: [2], endsAt: 0 } },
  },
  idle: {
    title: 'Everybody waits for somebody',
    position: { ...LATE, turn: { seat: 1 } },
    times: { idle: 9_000 },
  },
  hurried: {
    title: 'The bank of the own seat runs out',
    position: LATE,
    times: { free: 2_000, bank: 11_000 },
  },
  timed: {
    title: 'A game that ends after some minutes',
    position: LATE,
    times: { game: 302_500 },
  },
  outOfTime: {
    title: 'A computer decides because the time ran out',
    position: { ...LATE, turn: { seat: 1 } },
    info: { seats: seatsWithMine('clock') },
  },
  replaced: {
    title: 'A computer plays for you while you were away',
    position: { ...LATE, turn: { seat: 1 } },
    info: { seats: seatsWithMine('idle') },
  },
};

function seatsWithMine(away: 'clock' | 'idle'): TableInfo['seats'] {
  return ['Hagbard', 'Ada', 'Borges', 'Cleo'].map((name, seat) => ({
    name,
    present: true,
    kept: 2,
    broken: 0,
    ...(seat === 0 ? { kind: 'bot', away } : { kind: 'human' }),
  }));
}

function richRecyclers(): FixtureSeat {
  return {
    ...LATE_ME,
    structure: [{ group: 'recyclers', on: 'left', money: 6 }],
    crowd: LATE_ME.crowd?.filter((key) => key !== 'recyclers') ?? [],
  };
}
