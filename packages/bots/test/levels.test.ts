import { pack } from '@illuminice/cards';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { spreadDice } from '../src/search/luck.ts';
import { deciding, sending } from './deciding.ts';
import { chance } from './play.ts';
import { FOUR_WEIRD, number } from './positions.ts';

const special = (key: string) => pack.specialNumbers.get(key) ?? -1;

const decide = deciding('levels');
const sent = sending('levels');

/** Ana needs one more Weird Group, a hard one; two rivals have this much money against it. */
const nearlyFive = (own: { money: number; specials: string[] }, theirs: number) => ({
  seats: {
    ana: {
      illuminati: 'discordian-society',
      turnsTaken: 6,
      structure: FOUR_WEIRD,
      ...own,
    },
    ben: { illuminati: 'network', money: theirs, turnsTaken: 6, structure: [{ group: 'cia', on: 'left' }] },
    cleo: {
      illuminati: 'society-of-assassins',
      money: theirs,
      turnsTaken: 6,
      structure: [{ group: 'kgb', on: 'left' }],
    },
  },
  uncontrolled: ['semiconscious-liberation-army', 'democrats'],
});

for (const level of ['regular', 'expert'] as const) {
  test(`[R-15.8] ${level} plays a money Special where an attack that wins hangs on it`, () => {
    const { state } = aTable(nearlyFive({ money: 0, specials: ['slush-fund'] }, 1));
    sent(state, {
      type: 'attack',
      seat: 0,
      kind: 'control',
      attacker: number('tabloids'),
      target: number('semiconscious-liberation-army'),
    });
    expect(decide(state, { level }).command).toEqual({ type: 'play', card: special('slush-fund') });
  });

  test(`[R-19.2] ${level} without a Group takes one in its last turn instead of 5 MB`, () => {
    const { state } = aTable({
      seats: {
        ana: { illuminati: 'gnomes-of-zurich', money: 9, turnsTaken: 2, structure: [] },
        ben: { illuminati: 'network', money: 30, turnsTaken: 2, structure: [{ group: 'cia', on: 'left' }] },
      },
      uncontrolled: ['yuppies', 'democrats'],
    });
    const { command } = decide(state, { level });
    expect(command).toMatchObject({ type: 'attack', kind: 'control' });
    expect([number('yuppies'), number('democrats')]).toContain(command.type === 'attack' ? command.target : -1);
  });
}

test('[R-9.10] Expert claims privilege for the attack that wins when they think of it, Regular never does', () => {
  const { state } = aTable(nearlyFive({ money: 3, specials: ['media-campaign'] }, 12));
  expect(decide(state, { random: () => 0 }).command).toMatchObject({
    type: 'attack',
    target: number('semiconscious-liberation-army'),
    privilege: { discard: special('media-campaign') },
  });
  expect(decide(state, { level: 'regular' }).command).not.toHaveProperty('privilege');
});

test('[R-9.15] Expert calls off an attack that nothing can save, and does not announce it again', () => {
  const { state } = aTable({
    seats: {
      ana: { illuminati: 'ufos', money: 2, turnsTaken: 5, structure: [{ group: 'trekkies', on: 'left' }] },
      ben: {
        illuminati: 'network',
        money: 40,
        turnsTaken: 5,
        structure: [
          { group: 'cia', on: 'left' },
          { group: 'texas', on: 'right' },
        ],
      },
    },
    uncontrolled: ['yuppies', 'democrats'],
  });
  const attack = { kind: 'control', attacker: 0, target: number('cia') } as const;
  sent(state, { type: 'attack', seat: 0, ...attack });
  const { command, memory } = decide(state);
  expect(command).toEqual({ type: 'callOff' });
  expect(memory.tried).toEqual([`attack:control:0:${number('cia')}`]);
});

test('the looks of one decision take their first roll from all over the odds, and share it between candidates', () => {
  const rolls = Array.from({ length: 36 }, (_, round) => {
    const port = spreadDice(chance(`spread ${round}`), 5, round);
    return port(0, 6, 'die') + port(1, 6, 'die') + 2;
  });
  const ways = Array.from({ length: 11 }, (_, index) => rolls.filter((roll) => roll === index + 2).length);
  expect(ways).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  const few = rolls.slice(0, 6);
  expect(few.filter((roll) => roll < 7).length).toBeGreaterThanOrEqual(2);
  expect(few.filter((roll) => roll > 7).length).toBeGreaterThanOrEqual(2);
});
