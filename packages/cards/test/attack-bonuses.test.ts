import type { Ability } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { attackBonuses, facts } from './facts.ts';
import { groups, illuminati } from './printed.ts';

const cards = [...illuminati, ...groups];

/** Appendix C of the rule book, line by line: scope, kinds, target, bonus. */
const APPENDIX_C: readonly (readonly [key: string, line: string])[] = [
  ['discordian-society', 'any, control, Weird, +4'],
  ['servants-of-cthulhu', 'any, destroy, any, +2'],
  ['society-of-assassins', 'any, neutralize, any, +4'],
  ['anti-nuclear-activists', 'any, destroy, nuclear-power-companies, +2'],
  ['clone-arrangers', 'any, destroy, any, +3'],
  ['cycle-gangs', 'any, destroy, any, +2'],
  ['kgb', 'any, destroy, any, +2'],
  ['semiconscious-liberation-army', 'any, destroy, any, +1'],
  ['militia', 'any, destroy, Communist, +6'],
  ['evil-geniuses-for-a-better-tomorrow', 'any, control/neutralize/destroy, orbital-mind-control-lasers, +4'],
  ['l-4-society', 'direct, control/neutralize/destroy, orbital-mind-control-lasers, +4'],
  ['phone-phreaks', 'any, control/neutralize/destroy, phone-company, +3'],
  ['feminists', 'any, control, Liberal, +3'],
  ['health-food-stores', 'any, control, anti-nuclear-activists, +2'],
  ['international-cocaine-smugglers', 'any, control, punk-rockers/cycle-gangs/hollywood, +4'],
  ['international-communist-conspiracy', 'any, control, Communist, +3'],
  ['junk-mail', 'any, control, post-office, +4'],
  ['madison-avenue', 'any, control, big-media/empty-vee, +5'],
  ['science-fiction-fans', 'any, control, Weird, +2'],
  ['hackers', 'any, neutralize, any, +3'],
  ['mafia', 'direct, control, Criminal, +3'],
  ['smof', 'direct, control, science-fiction-fans, +5'],
  ['smof', 'direct, control, trekkies, +2'],
  ['tabloids', 'direct, control, convenience-stores, +3'],
  ['video-games', 'direct, control, convenience-stores, +3'],
  ['tv-preachers', 'direct, control, moral-minority, +3'],
];

test('[R-17.2] [R-17.3] [Appendix C] the attack bonuses are these and no others', () => {
  const lines = cards.flatMap((card) => bonusesOf(card.abilities).map((bonus) => [card.key, lineOf(bonus)]));
  expect(lines.toSorted()).toEqual(APPENDIX_C.toSorted());
});

test.each([...facts.illuminati, ...facts.groups])('[R-17.28] the attack bonuses of $id are as printed', (printed) => {
  const card = cards.find((each) => each.key === printed.id);
  expect(bonusesOf(card?.abilities ?? [])).toEqual(attackBonuses(printed));
});

test('[R-17.2] a bonus against named Groups names Groups of the deck', () => {
  const keys = groups.map((card) => card.key);
  const named = cards
    .flatMap((card) => bonusesOf(card.abilities))
    .flatMap(({ target }) => ('cards' in target ? target.cards : []));
  expect(keys).toEqual(expect.arrayContaining(named));
});

type AttackBonus = Extract<Ability, { type: 'attackBonus' }>;

function bonusesOf(abilities: readonly Ability[]): AttackBonus[] {
  return abilities.filter((ability) => ability.type === 'attackBonus');
}

function lineOf({ scope, kinds, target, amount }: AttackBonus): string {
  const against = 'cards' in target ? target.cards.join('/') : 'alignment' in target ? target.alignment : 'any';
  return `${scope}, ${kinds.join('/')}, ${against}, +${amount}`;
}
