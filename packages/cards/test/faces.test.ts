import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { catalogue, pack } from '../src/index.ts';

const FOLDERS = { illuminati: 'illuminati', group: 'groups', special: 'specials' } as const;

const iconSet: { readonly icons: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

describe.each(catalogue)('the face of $key', (card) => {
  test('lies in the file of its name', () => {
    const files = readdirSync(new URL(`../src/${FOLDERS[card.kind]}/`, import.meta.url));
    expect(files).toContain(`${card.key}.ts`);
  });

  test('has a text that fits the enlarged card', () => {
    expect(card.text).toMatch(/^\S.*[.!?]$/);
    expect(card.text.length).toBeGreaterThan(30);
    expect(card.text.length).toBeLessThanOrEqual(240);
  });

  test('says what it does, if it does anything', () => {
    const does = card.kind === 'special' || card.abilities.length > 0;
    expect(card.summary !== '').toBe(does);
    expect(card.summary.length).toBeLessThanOrEqual(160);
    if (card.kind === 'special') expect(card.timing).not.toBe('');
    if (card.kind === 'illuminati') expect(card.goalSummary).not.toBe('');
  });

  test('states every amount of its abilities in its summary', () => {
    if (card.kind === 'special') return;
    for (const ability of card.abilities) {
      if ('amount' in ability) expect(card.summary).toMatch(new RegExp(`\\b${ability.amount}\\b`));
      if ('cost' in ability) expect(card.summary).toContain(`${ability.cost} MB`);
    }
  });

  test('has an icon of the set, and not the emblem of the published game', () => {
    expect(iconSet.icons).toHaveProperty(card.icon);
    expect(card.icon).not.toMatch(/(^|-)eye|pyramid/);
  });
});

test.each(['key', 'name', 'icon', 'text'] as const)('no two cards share a %s', (field) => {
  const seen = catalogue.map((card) => card[field]);
  expect(seen.filter((value, index) => seen.indexOf(value) !== index)).toEqual([]);
});

test('[R-1.1] the pack holds every card of the catalogue', () => {
  expect(pack.illuminati.length + pack.groups.length + pack.specials.length).toBe(catalogue.length);
});
