import { pack } from '@illuminice/cards';
import { movesFor, type State, step, viewFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { createBot } from '../src/index.ts';
import { dice } from './dice.ts';
import { chance } from './play.ts';
import { number } from './positions.ts';

function expertAt({ state }: { readonly state: State }, seat: number) {
  return createBot({ level: 'expert', pack }).decide({
    view: viewFor(pack, state, seat),
    moves: movesFor(pack, state, seat),
    random: chance('abilities'),
    budget: {},
  });
}

const IN_PLAY: readonly string[] = ['cia', 'kgb', 'comic-books'];

const rival = {
  illuminati: 'gnomes-of-zurich',
  money: 6,
  turnsTaken: 5,
  structure: [{ group: 'cia', on: 'left' }],
};

test('[R-16.13] the Lasers make the missing Weird Group, and the turn is won', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 2,
        turnsTaken: 5,
        structure: [
          {
            group: 'orbital-mind-control-lasers',
            on: 'right',
            puppets: [
              { group: 'comic-books', on: 'right' },
              { group: 'united-nations', on: 'top' },
            ],
          },
          { group: 'tabloids', on: 'left' },
          { group: 'trekkies', on: 'top' },
          { group: 'psychiatrists', on: 'bottom' },
        ],
      },
      ben: rival,
    },
    uncontrolled: ['texas', 'yuppies'],
  });
  const { command, reason } = expertAt(table, 0);
  expect(command).toMatchObject({ type: 'lasers' });
  expect(reason.key).toBe('alignmentsForGoal');
  const rules = { pack, random: dice('lasers') };
  expect(step(rules, table.state, { ...command, seat: 0 })).toBeUndefined();
  expect(step(rules, table.state, { type: 'endTurn', seat: 0 })).toBeUndefined();
  expect(table.state.over?.winners).toEqual([0]);
});

test('[R-15.16] White Collar Crime gathers scattered money before the first attack', () => {
  const table = aTable({
    seats: {
      ana: {
        illuminati: 'network',
        money: 1,
        turnsTaken: 4,
        specials: ['white-collar-crime'],
        structure: [
          { group: 'multinational-oil-companies', on: 'right', money: 12 },
          { group: 'video-games', on: 'left', money: 7 },
        ],
      },
      ben: rival,
    },
    uncontrolled: ['texas', 'yuppies'],
  });
  const { command } = expertAt(table, 0);
  expect(command).toMatchObject({
    type: 'play',
    card: pack.specialNumbers.get('white-collar-crime'),
    treasuries: { 0: 25, [number('video-games')]: 0 },
  });
});

test('[R-15.11] the Senate card is kept for a turn in which somebody could win', () => {
  const seats = (weird: { group: string; on: string }[]) => ({
    ana: { illuminati: 'discordian-society', money: 9, turnsTaken: 5, structure: weird },
    ben: { ...rival, specials: ['senate-investigating-committee'] },
  });
  const near = [
    { group: 'tabloids', on: 'left' },
    { group: 'trekkies', on: 'top' },
    { group: 'psychiatrists', on: 'bottom' },
    { group: 'intellectuals', on: 'right' },
  ];
  const answer = (weird: typeof near) => {
    const table = aTable({
      deck: pack.groups
        .slice(0, 20)
        .map(({ key }) => key)
        .filter((key) => !IN_PLAY.includes(key)),
      seats: seats(weird),
      turn: { phase: 'start' },
      uncontrolled: ['yuppies', 'texas'],
    });
    return expertAt(table, 1).command.type;
  };
  expect(answer(near)).toBe('play');
  expect(answer(near.slice(0, 1))).toBe('decline');
});

test('[R-16.8] the Gnomes bring their money home at the end of the turn', () => {
  const table = aTable({
    seats: {
      ana: { ...rival, structure: [{ group: 'cia', on: 'left', money: 8 }] },
      ben: { illuminati: 'network', money: 5, turnsTaken: 5, structure: [{ group: 'kgb', on: 'left' }] },
    },
    turn: { phase: 'powers' },
    uncontrolled: ['texas', 'yuppies'],
  });
  expect(expertAt(table, 0).command).toMatchObject({ type: 'redistribute', treasuries: { 0: 14, [number('cia')]: 0 } });
});
