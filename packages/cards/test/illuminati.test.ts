import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { illuminati, illuminatiCard } from './printed.ts';

test('[R-1.1] eight Illuminati', () => {
  expect(illuminati).toHaveLength(8);
});

test('[R-1.9] power and income of the eight', () => {
  expect(illuminati.map(({ name, power, income }) => [name, power, income])).toEqual([
    ['The Bavarian Illuminati', 10, 9],
    ['The Bermuda Triangle', 8, 9],
    ['The Discordian Society', 8, 8],
    ['The Gnomes of Zurich', 7, 12],
    ['The Network', 7, 9],
    ['The Servants of Cthulhu', 9, 7],
    ['The Society of Assassins', 8, 8],
    ['The UFOs', 6, 8],
  ]);
});

test.each(facts.illuminati)('[R-1.8] $id is as printed, and lends what it has', (printed) => {
  const { name, power, income, goal } = illuminatiCard(printed.id);
  expect({ name, power, transferable: power, income }).toEqual({
    name: printed.name,
    power: printed.power,
    transferable: printed.transferable,
    income: printed.income,
  });
  if ('atLeast' in goal) expect(goal.atLeast).toBe(printed.goal.threshold);
  if ('alignment' in goal) expect(goal.alignment).toBe(printed.goal.alignment);
});

test.each([
  ['[R-16.1]', 'bavarian-illuminati', { type: 'power', atLeast: 35 }],
  ['[R-16.3]', 'bermuda-triangle', { type: 'allAlignments' }],
  ['[R-16.5]', 'discordian-society', { type: 'alignmentCount', alignment: 'Weird', atLeast: 5 }],
  ['[R-16.7]', 'gnomes-of-zurich', { type: 'money', atLeast: 150 }],
  ['[R-16.9]', 'network', { type: 'transferable', atLeast: 25 }],
  ['[R-16.10]', 'servants-of-cthulhu', { type: 'destroyed', atLeast: 8 }],
  ['[R-16.11]', 'society-of-assassins', { type: 'alignmentCount', alignment: 'Violent', atLeast: 6 }],
  ['[R-16.12]', 'ufos', { type: 'secret' }],
])('%s the special goal of %s', (_rule, key, goal) => {
  expect(illuminatiCard(key).goal).toEqual(goal);
});

test.each([
  ['[R-16.1]', 'bavarian-illuminati', [{ type: 'buysPrivilege', cost: 5 }]],
  ['[R-16.4]', 'bermuda-triangle', [{ type: 'reorganizesStructure' }]],
  ['[R-16.8]', 'gnomes-of-zurich', [{ type: 'redistributesMoney' }]],
  ['[R-16.9]', 'network', [{ type: 'drawsCards', cards: 2 }]],
  ['[R-16.12]', 'ufos', [{ type: 'takesPart', times: 2 }]],
])('%s the ability of %s', (_rule, key, abilities) => {
  expect(illuminatiCard(key).abilities).toEqual(abilities);
});

test('[R-16.6] only the Discordian Society is immune, to Government and Straight', () => {
  const immune = illuminati.filter((card) => card.abilities.some((ability) => ability.type === 'immunity'));
  expect(immune.map((card) => card.key)).toEqual(['discordian-society']);
  expect(illuminatiCard('discordian-society').abilities).toContainEqual({
    type: 'immunity',
    from: ['Government', 'Straight'],
  });
});

test('[R-23.8] only the UFOs have another power when every goal is secret', () => {
  const others = illuminati.filter((card) => card.powerWithHiddenGoals !== undefined);
  expect(others.map((card) => [card.key, card.powerWithHiddenGoals])).toEqual([['ufos', 7]]);
});
