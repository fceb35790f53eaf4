import { expect, test } from 'vitest';
import { readSettings } from '../../src/settings/settings-store.ts';

test('[REQ-004] what was set comes back as it was', () => {
  const kept = {
    ...readSettings(undefined),
    music: false,
    textSize: 'huge',
    language: 'de',
    name: 'Ada',
    musicVolume: 0,
  };
  expect(readSettings(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('a storage that holds nonsense spoils only the settings it spoils', () => {
  const standard = readSettings(undefined);
  expect(readSettings('nonsense')).toEqual(standard);
  expect(
    readSettings({
      music: 'yes',
      musicVolume: 900,
      motion: 'wild',
      language: 'xx',
      name: 'x'.repeat(50),
      effects: false,
    }),
  ).toEqual({ ...standard, effects: false, name: 'x'.repeat(20) });
});
