import type { Fault } from './fault.ts';

/** The lobby options of R-23. Fixed at the start of a game and visible to all. */
export interface GameOptions {
  readonly illuminati: 'random' | 'choose';
  readonly turnOrder: 'seat' | 'rolls';
  readonly freeTransfers: 'afterActions' | 'anytime';
  readonly abilityScope: 'card' | 'attackerOnly';
  readonly basicGoalDelta: number;
  readonly basicGoalCountsIlluminati: boolean;
  readonly deckOut: 'score' | 'continue';
  readonly longGame: boolean;
  /** 0 = none. Missing in games begun before there was one, as are the next two. */
  readonly lastRound?: number;
  /** 0 = none. The engine knows no clock: whoever runs the table calls time. */
  readonly gameMinutes?: number;
  /** */
  readonly stalemate?: boolean;
  readonly hiddenGoals: boolean;
  readonly hiddenIlluminati: boolean;
  readonly hiddenOverstate: boolean;
  readonly turnSequence: 'normal' | 'staggered' | 'random' | 'bidding';
  readonly peeking: boolean;
  readonly moneyVisibility: 'ownerChoice' | 'public' | 'hidden';
  readonly spectatorsSeeAll: boolean;
  readonly giftConsent: boolean;
  readonly noThrowing: boolean;
  readonly largeGameIncome: boolean;
  /** Seconds; the engine knows no clock, these are for whoever runs the table. */
  readonly pace: number;
  readonly reactionSeconds: number;
  /** Missing in games begun before there were kinds of clock: they keep the clock they were begun with. */
  readonly clock?: 'none' | 'bank' | 'turn';
  readonly decisionSeconds: number;
  readonly bankSeconds: number;
  readonly turnSeconds: number;
  readonly offerSeconds: number;
  readonly dropSeconds: number;
  readonly replaceLeavers: boolean;
  /** How long a computer player that searches may think about one decision. Missing in games begun before there was a choice. */
  readonly masterMillis?: number;
}

/** What a computer player that searches may think where its table says nothing. */
export const MASTER_MILLIS = 1500;

/** A code of house rules names an option by its place here: new ones go to the end, none ever moves. */
export const DEFAULT_OPTIONS: GameOptions = {
  illuminati: 'random',
  turnOrder: 'seat',
  freeTransfers: 'afterActions',
  abilityScope: 'card',
  basicGoalDelta: 0,
  basicGoalCountsIlluminati: true,
  deckOut: 'score',
  longGame: false,
  lastRound: 0,
  stalemate: true,
  hiddenGoals: false,
  hiddenIlluminati: false,
  hiddenOverstate: false,
  turnSequence: 'normal',
  peeking: false,
  moneyVisibility: 'ownerChoice',
  spectatorsSeeAll: false,
  giftConsent: false,
  noThrowing: true,
  largeGameIncome: true,
  pace: 4,
  reactionSeconds: 20,
  clock: 'none',
  decisionSeconds: 30,
  bankSeconds: 600,
  turnSeconds: 0,
  offerSeconds: 60,
  dropSeconds: 120,
  replaceLeavers: true,
  gameMinutes: 0,
  masterMillis: MASTER_MILLIS,
};

/** Clocks are a table's own; everything else a game was begun with stays with it, wherever it is carried. */
export const CLOCK_OPTIONS: ReadonlySet<string> = new Set<keyof GameOptions>([
  'pace',
  'reactionSeconds',
  'clock',
  'decisionSeconds',
  'bankSeconds',
  'turnSeconds',
  'offerSeconds',
  'dropSeconds',
  'replaceLeavers',
  'masterMillis',
]);

export const OPTION_CHOICES: { readonly [Key in keyof GameOptions]?: readonly GameOptions[Key][] } = {
  illuminati: ['random', 'choose'],
  turnOrder: ['seat', 'rolls'],
  freeTransfers: ['afterActions', 'anytime'],
  abilityScope: ['card', 'attackerOnly'],
  deckOut: ['score', 'continue'],
  turnSequence: ['normal', 'staggered', 'random', 'bidding'],
  moneyVisibility: ['ownerChoice', 'public', 'hidden'],
  clock: ['none', 'bank', 'turn'],
};

export type OptionsFault = Fault<
  | 'unknownOption'
  | 'wrongType'
  | 'unknownChoice'
  | 'notWhole'
  | 'tooLarge'
  | 'tooSmall'
  | 'hiddenAndChosen'
  | 'overstateWithoutHidden'
  | 'bankWithoutTime'
>;

/** where a number of the rules ends. */
export const OPTION_RANGES: { readonly [Key in keyof GameOptions]?: readonly [least: number, most: number] } = {
  basicGoalDelta: [-4, 5],
  lastRound: [0, 99],
  gameMinutes: [0, 600],
  masterMillis: [1, 10_000],
};

/** Fills in the defaults, or says what is wrong with options that cannot be played. */
export function completeOptions(
  given: Readonly<Partial<GameOptions>>,
): GameOptions | { readonly problem: OptionsFault } {
  const wrong = (code: OptionsFault['code'], rule: string, values: OptionsFault['values'] = {}) => ({
    problem: { code, rule, values },
  });
  for (const [option, value] of Object.entries(given)) {
    const standard = DEFAULT_OPTIONS[option as keyof GameOptions];
    if (standard === undefined) return wrong('unknownOption', 'R-23', { option });
    if (typeof value !== typeof standard) return wrong('wrongType', 'R-23', { option, type: typeof standard });
    const choices: readonly unknown[] | undefined = OPTION_CHOICES[option as keyof GameOptions];
    if (choices && !choices.includes(value))
      return wrong('unknownChoice', 'R-23', { option, choices: choices.join(', ') });
    if (typeof value === 'number') {
      const [least, most] = OPTION_RANGES[option as keyof GameOptions] ?? [0, Number.MAX_SAFE_INTEGER];
      if (!Number.isInteger(value) || (value < 0 && least === 0)) return wrong('notWhole', 'R-23', { option });
      if (value < least) return wrong('tooSmall', 'R-23', { option, least });
      if (value > most) return wrong('tooLarge', 'R-23', { option, most });
    }
  }
  // Where only a time for turns is named, a turn clock is meant: so it was before there were kinds of clock.
  const clock = given.turnSeconds ? 'turn' : DEFAULT_OPTIONS.clock;
  const options = { ...DEFAULT_OPTIONS, ...(clock ? { clock } : {}), ...given };
  if (options.hiddenIlluminati && options.illuminati === 'choose') return wrong('hiddenAndChosen', 'R-23.1');
  if (options.hiddenOverstate && !options.hiddenIlluminati) return wrong('overstateWithoutHidden', 'R-23.17');
  if (options.clock === 'bank' && options.decisionSeconds + options.bankSeconds === 0)
    return wrong('bankWithoutTime', 'R-24.10');
  return options;
}
