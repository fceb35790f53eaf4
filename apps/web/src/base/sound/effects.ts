/** Short sounds, synthesised. Nothing is loaded and no audio device is opened before the first one may be heard. */
import { type Settings, useSettings } from '../settings/index.ts';
import { synth } from './synth.ts';

export type Sound =
  | 'dice'
  | 'coin'
  | 'card'
  | 'stamp'
  | 'alarm'
  | 'pulse'
  | 'success'
  | 'failure'
  | 'betrayal'
  | 'victory';

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … */
const VOICES: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  dice: [0.9, 0.2, 320, 0.005, 0.02, 0.09, 4, 2.2, -6, 0, 0, 0, 0.035, 4.5],
  coin: [0.7, 0.03, 1320, 0.002, 0.03, 0.22, 1, 1.6, 0, 0, 440, 0.05],
  card: [0.5, 0.1, 180, 0.004, 0.015, 0.07, 4, 1, -12, 0, 0, 0, 0, 6],
  stamp: [1.4, 0.03, 92, 0.001, 0.03, 0.16, 4, 2.4, -4, 0, 0, 0, 0, 1.5],
  alarm: [0.8, 0, 587, 0.01, 0.12, 0.35, 0, 1.3, 0, 0, 196, 0.12],
  pulse: [0.35, 0, 65, 0.08, 0.1, 0.4, 0, 1, 0, 0],
  success: [0.8, 0, 392, 0.01, 0.14, 0.4, 0, 1.2, 0, 0, 196, 0.08, 0, 0, 0, 0, 0.05],
  failure: [0.8, 0, 220, 0.01, 0.12, 0.4, 2, 1.4, -2.5, 0, -40, 0.1],
  betrayal: [1.1, 0, 131, 0.01, 0.22, 0.55, 2, 2, -0.8, 0, -26, 0.14, 0, 0.6],
  victory: [0.9, 0, 330, 0.02, 0.4, 0.9, 0, 1.1, 0, 0, 165, 0.14, 0.28, 0, 0, 0, 0.12],
};

/** Each kind can be muted by itself (visual.md). */
const KIND = {
  dice: 'diceSounds',
  coin: 'moneySounds',
  card: 'cardSounds',
  stamp: 'cardSounds',
  pulse: 'pulse',
  success: 'outcomeSounds',
  failure: 'outcomeSounds',
  betrayal: 'outcomeSounds',
  victory: 'outcomeSounds',
} as const;

/** The call for one's own decision is heard also by who wants to hear nothing else. */
export function isHeard(sound: Sound, settings: Settings): boolean {
  if (settings.effectsVolume === 0) return false;
  return sound === 'alarm' ? settings.alarm : settings.effects && settings[KIND[sound]];
}

export function playSound(sound: Sound): void {
  const settings = useSettings.getState();
  if (!isHeard(sound, settings)) return;
  const { effectsVolume } = settings;
  void synth()?.then(({ ZZFX }) => ZZFX.playSamples([ZZFX.buildSamples(...VOICES[sound])], effectsVolume / 60));
}
