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
  const ready = synth();
  if (!ready) return;
  void Promise.all([ready, import('./voices.ts')]).then(([{ ZZFX }, { VOICES }]) => {
    const [volume, randomness = 0, ...voice] = VOICES[sound];
    const samples = made.get(sound) ?? ZZFX.buildSamples(volume, 0, ...voice);
    made.set(sound, samples);
    ZZFX.playSamples([samples], effectsVolume / 60, 1 + randomness * (2 * Math.random() - 1));
  });
}

/** To make a sound takes the time of a frame on a phone: each is made once, and played a little higher or lower each time. */
const made = new Map<Sound, readonly number[]>();
