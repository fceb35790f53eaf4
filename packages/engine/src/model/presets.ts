import { DEFAULT_OPTIONS, type GameOptions } from './options.ts';

/** whole sets of options by one name, each told by what differs from the rulebook. */
export const PRESETS = {
  official: {},
  /** An hour and a half with friends: fewer cards, and the clock on the wall says when the last round begins. */
  evening: { basicGoalDelta: -2, gameMinutes: 90, reactionSeconds: 10, offerSeconds: 30 },
  /** Strangers who want a result: everybody has the same time, nobody is made a present of anything. */
  tournament: {
    lastRound: 12,
    turnOrder: 'rolls',
    giftConsent: true,
    clock: 'bank',
    decisionSeconds: 15,
    reactionSeconds: 10,
    offerSeconds: 30,
    dropSeconds: 60,
  },
  long: { basicGoalDelta: 2, pace: 10, reactionSeconds: 60, offerSeconds: 300, dropSeconds: 600 },
  /** Where the original documents and the rulebook differ, the documents. */
  seeds: {
    illuminati: 'choose',
    turnOrder: 'rolls',
    freeTransfers: 'anytime',
    abilityScope: 'attackerOnly',
    basicGoalCountsIlluminati: false,
    peeking: true,
  },
} as const satisfies Readonly<Record<string, Partial<GameOptions>>>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as [Preset, ...Preset[]];

/** What older clients and bots call them. */
const FORMER_NAMES = { quick: 'evening', standard: 'official' } as const satisfies Readonly<Record<string, Preset>>;
type FormerPreset = keyof typeof FORMER_NAMES;
export const FORMER_PRESET_NAMES = Object.keys(FORMER_NAMES) as [FormerPreset, ...FormerPreset[]];

export function presetNamed(name: Preset | FormerPreset): Preset {
  return name in FORMER_NAMES ? FORMER_NAMES[name as FormerPreset] : (name as Preset);
}

/** What of these options is not as in the rulebook, or as usual at a table. Missing ones are. */
export function houseRules(
  options: Readonly<Partial<GameOptions>>,
  usual: GameOptions = DEFAULT_OPTIONS,
): Partial<GameOptions> {
  return Object.fromEntries(
    Object.entries(options).filter(([option, value]) => usual[option as keyof GameOptions] !== value),
  );
}
