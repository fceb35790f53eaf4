import { expect, test } from 'vitest';
import { readSettings } from '../../src/base/settings/settings-store.ts';
import { isHeard } from '../../src/base/sound/effects.ts';

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

test('every kind of sound can be muted by itself, and the call for a decision is heard without the others', () => {
  const all = readSettings(undefined);
  const kinds = {
    diceSounds: ['dice'],
    moneySounds: ['coin'],
    cardSounds: ['card', 'stamp'],
    outcomeSounds: ['success', 'failure', 'victory'],
    pulse: ['pulse'],
    alarm: ['alarm'],
  } as const;
  const sounds = Object.values(kinds).flat();
  expect(sounds.filter((sound) => !isHeard(sound, all))).toEqual([]);
  for (const [kind, muted] of Object.entries(kinds))
    expect(sounds.filter((sound) => !isHeard(sound, { ...all, [kind]: false }))).toEqual(muted);
  expect(sounds.filter((sound) => isHeard(sound, { ...all, effects: false }))).toEqual(['alarm']);
  expect(sounds.filter((sound) => isHeard(sound, { ...all, effectsVolume: 0 }))).toEqual([]);
});
