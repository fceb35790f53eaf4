/** Positions in which a press could end the own game, or win somebody else's. */
import type { FixtureScenario } from './fixture-moves.ts';
import type { FixturePosition, FixtureSeat } from './fixture-position.ts';

const RIVALS: readonly FixtureSeat[] = [
  {
    illuminati: 'discordian-society',
    money: 30,
    structure: [
      { group: 'hackers', on: 'left', puppets: [{ group: 'smof', on: 'top' }] },
      { group: 'tabloids', on: 'right' },
      { group: 'comic-books', on: 'top' },
    ],
  },
  { illuminati: 'network', money: 18, crowd: ['new-york', 'democrats'] },
];

const OPEN = ['trekkies', 'moonies', 'loan-sharks'];
const ONE_GROUP: FixtureSeat = {
  illuminati: 'gnomes-of-zurich',
  money: 38,
  specials: ['slush-fund'],
  structure: [{ group: 'yuppies', on: 'left', money: 4 }],
};

const LAST_GROUP: FixturePosition = { seats: [ONE_GROUP, ...RIVALS], uncontrolled: OPEN, options: { pace: 0 } };

export const DANGER_SCENARIOS: Readonly<Record<string, FixtureScenario>> = {
  thirdTurn: {
    title: 'The third turn without a Group',
    position: {
      ...LAST_GROUP,
      seats: [
        { illuminati: 'gnomes-of-zurich', money: 38, turnsTaken: 2, specials: ['swiss-bank-account'] },
        { illuminati: 'network', money: 18, crowd: ['new-york', 'democrats'] },
        { illuminati: 'ufos', goal: 'network', money: 12, crowd: ['hackers'] },
      ],
    },
  },
  lastGroup: { title: 'One Group left', position: LAST_GROUP },
  lastGroupWanted: {
    title: 'A rival offers money for the last Group',
    position: { ...LAST_GROUP, turn: { seat: 1 } },
    moves: [{ seat: 1, do: { type: 'offer', to: 0, give: { money: 12 }, want: { groups: ['card:yuppies'] } } }],
  },
  rivalNearVictory: {
    title: 'A rival attacks for the last Group they need',
    position: { ...LAST_GROUP, turn: { seat: 1 } },
    moves: [
      { seat: 1, do: { type: 'attack', kind: 'control', attacker: 1, target: 'card:trekkies' } },
      { seat: 1, do: { type: 'spend', from: 1, amount: 20 } },
    ],
  },
  rivalComesNear: {
    title: 'A rival places the third of five Weird Groups',
    position: {
      ...LAST_GROUP,
      seats: [
        ONE_GROUP,
        { illuminati: 'discordian-society', money: 30, crowd: ['hackers', 'tabloids'] },
        ...RIVALS.slice(1),
      ],
      turn: { seat: 1 },
    },
    moves: [
      { seat: 1, do: { type: 'attack', kind: 'control', attacker: 1, target: 'card:trekkies' } },
      { seat: 1, do: { type: 'spend', from: 1, amount: 20 } },
    ],
    until: 'placement',
  },
  outbid: {
    title: 'Before the third turn without a Group: a rival attacks, and the others are about to pay',
    position: {
      ...LAST_GROUP,
      seats: [
        { illuminati: 'gnomes-of-zurich', money: 38, turnsTaken: 2 },
        ...RIVALS,
        { illuminati: 'ufos', goal: 'network', money: 12, crowd: ['california'] },
        { illuminati: 'bermuda-triangle', money: 9, crowd: ['mafia'] },
      ],
      turn: { seat: 1 },
    },
    moves: [{ seat: 1, do: { type: 'attack', kind: 'control', attacker: 1, target: 'card:trekkies' } }],
  },
  powersAhead: {
    title: 'Free transfers, and a power that waits behind them',
    position: {
      ...LAST_GROUP,
      seats: [{ illuminati: 'bermuda-triangle', money: 9, crowd: ['mafia', 'pentagon', 'california'] }, ...RIVALS],
      turn: { phase: 'transfers' },
    },
  },
};
