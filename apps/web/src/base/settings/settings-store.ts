/** What a player set for this browser; remembered, never sent anywhere. */
import { create } from 'zustand';
import { LANGUAGES, type Language, preferredLanguage } from '../i18n/index.ts';

export type Motion = 'system' | 'full' | 'reduced';
/** How fast what others do is shown; step by step waits for a press. */
export type Pace = 'instant' | 'quick' | 'normal' | 'step';
export type TextSize = 'small' | 'normal' | 'large' | 'huge';

export interface Settings {
  readonly music: boolean;
  readonly musicVolume: number;
  /** All of them, and each kind by itself (visual.md); the call for one's own decision stands apart. */
  readonly effects: boolean;
  readonly effectsVolume: number;
  readonly diceSounds: boolean;
  readonly moneySounds: boolean;
  readonly cardSounds: boolean;
  readonly outcomeSounds: boolean;
  /** Low, once a second, while a window is open. */
  readonly pulse: boolean;
  readonly alarm: boolean;
  /** Further calls for one's own decision, where the device has them. */
  readonly vibration: boolean;
  readonly badge: boolean;
  /** The screen stays on while one is asked. */
  readonly awake: boolean;
  readonly motion: Motion;
  readonly textSize: TextSize;
  readonly patterns: boolean;
  readonly hotkeys: boolean;
  /** One sentence beside each decision, in the first games. */
  readonly explains: boolean;
  readonly pace: Pace;
  /** What others do is shown on a stage in the place of one's own board. */
  readonly director: boolean;
  /** Before each own turn: what happened since the last one. */
  readonly recap: boolean;
  readonly language: Language;
  readonly name: string;
}

const KEY = 'illuminice.settings';

const DEFAULTS: Settings = {
  music: true,
  musicVolume: 40,
  effects: true,
  effectsVolume: 60,
  diceSounds: true,
  moneySounds: true,
  cardSounds: true,
  outcomeSounds: true,
  pulse: true,
  alarm: true,
  vibration: true,
  badge: true,
  awake: true,
  motion: 'system',
  textSize: 'normal',
  patterns: false,
  hotkeys: true,
  explains: true,
  pace: 'normal',
  director: true,
  recap: true,
  language: 'en',
  name: '',
};

interface SettingsStore extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

export const useSettings = create<SettingsStore>()((set, get) => ({
  ...DEFAULTS,
  ...remembered(),
  change: (change) => {
    set(change);
    const { change: _, ...settings } = get();
    remember(settings);
  },
}));

/** Somebody's storage may hold anything: an older version, a hand-made change, nothing. Wrong values fall back alone. */
export function readSettings(stored: unknown, fallback: Settings = DEFAULTS): Settings {
  const given: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const flag = (key: keyof Settings) => (typeof given[key] === 'boolean' ? given[key] : (fallback[key] as boolean));
  const percent = (key: 'musicVolume' | 'effectsVolume') => {
    const value = given[key];
    return typeof value === 'number' && value >= 0 && value <= 100 ? value : fallback[key];
  };
  return {
    music: flag('music'),
    musicVolume: percent('musicVolume'),
    effects: flag('effects'),
    effectsVolume: percent('effectsVolume'),
    diceSounds: flag('diceSounds'),
    moneySounds: flag('moneySounds'),
    cardSounds: flag('cardSounds'),
    outcomeSounds: flag('outcomeSounds'),
    pulse: flag('pulse'),
    alarm: flag('alarm'),
    vibration: flag('vibration'),
    badge: flag('badge'),
    awake: flag('awake'),
    motion: oneOf(given.motion, ['system', 'full', 'reduced'], fallback.motion),
    textSize: oneOf(given.textSize, ['small', 'normal', 'large', 'huge'], fallback.textSize),
    patterns: flag('patterns'),
    hotkeys: flag('hotkeys'),
    explains: flag('explains'),
    pace: oneOf(given.pace, ['instant', 'quick', 'normal', 'step'], fallback.pace),
    director: flag('director'),
    recap: flag('recap'),
    language: oneOf(
      given.language,
      LANGUAGES.map(({ code }) => code),
      fallback.language,
    ),
    name: typeof given.name === 'string' ? given.name.slice(0, 20) : fallback.name,
  };
}

function oneOf<T extends string>(value: unknown, choices: readonly T[], fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback;
}

function remembered(): Settings {
  try {
    const stored = localStorage.getItem(KEY);
    const fallback = { ...DEFAULTS, language: preferredLanguage() };
    return stored === null ? fallback : readSettings(JSON.parse(stored), fallback);
  } catch {
    return DEFAULTS;
  }
}

/** Private windows may refuse to store; the settings then last as long as the page. */
function remember(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing to do: the player keeps their settings until the page is closed.
  }
}
