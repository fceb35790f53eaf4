import { catalogue } from '@illuminice/cards';
import { describe, expect, test } from 'vitest';
import { INTERFACE_ICONS } from '../../src/base/art/interface-icons.ts';
import { ALIGNMENT_LOOKS } from '../../src/pieces/cards/alignment-colours.ts';
import { drawArt } from '../../vite/art-files.ts';

const { files, folder } = drawArt();

describe('pictures drawn at build time', () => {
  test('there is one for every card, icon, tone, arrow and mark', () => {
    for (const { key } of catalogue) expect(files.has(`card/${key}.svg`), key).toBe(true);
    for (const name of INTERFACE_ICONS) expect(files.has(`icon/${name}.svg`), name).toBe(true);
    for (const { short } of Object.values(ALIGNMENT_LOOKS))
      for (const shape of ['wide', 'tall']) expect(files.has(`tone/${short}-${shape}.svg`)).toBe(true);
    for (const kind of ['link', 'free', 'legal', 'in'])
      for (const way of ['up', 'right', 'down', 'left']) expect(files.has(`arrow/${kind}-${way}.svg`)).toBe(true);
  });

  test('the same art has the same address, so that browsers may keep it for ever', () => {
    expect(drawArt().folder).toBe(folder);
  });

  test('pictures ask nobody outside for anything', () => {
    for (const [name, content] of files) {
      const addresses = String(content).match(/https?:\/\/[^"' ]+/g) ?? [];
      expect(
        addresses.filter((address) => address !== 'http://www.w3.org/2000/svg'),
        name,
      ).toEqual([]);
    }
  });

  test('the publisher’s marks stay theirs: no eye, no pyramid', () => {
    const used = [...catalogue.map(({ icon }) => icon), ...INTERFACE_ICONS];
    expect(used.filter((name) => /(^|-)eye(s|d|ball)?(-|$)|pyramid/.test(name))).toEqual([]);
  });

  test('white words stand out from every alignment colour (4.5 to 1)', () => {
    for (const [name, { colour }] of Object.entries(ALIGNMENT_LOOKS))
      expect(contrastWithWhite(colour), name).toBeGreaterThanOrEqual(4.5);
  });
});

function contrastWithWhite(colour: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 1.05 / (0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) + 0.05);
}
