import { completeOptions, DEFAULT_OPTIONS, type GameOptions, PRESETS, type Preset } from '@illuminice/engine';

export interface OptionsWish {
  readonly preset?: Preset;
  readonly options?: Partial<GameOptions>;
  readonly public?: boolean;
}

interface Before {
  readonly options: GameOptions;
  readonly isPublic: boolean;
}

/** friends wait for each other, strangers have a bank. */
function usualClock({ isPublic }: Pick<Before, 'isPublic'>): NonNullable<GameOptions['clock']> {
  return isPublic ? 'bank' : 'none';
}

/** A preset starts afresh; without one the wishes are laid on what holds already. A clock that is not the usual one was chosen, and stays. */
export function chooseOptions(
  { preset, options = {}, public: wanted }: OptionsWish,
  before: Before = { options: DEFAULT_OPTIONS, isPublic: false },
): ReturnType<typeof completeOptions> {
  // Whoever names a time for turns alone means a turn clock.
  const clock = options.turnSeconds ? 'turn' : usualClock({ isPublic: wanted ?? before.isPublic });
  if (preset !== undefined) return completeOptions({ ...DEFAULT_OPTIONS, clock, ...PRESETS[preset], ...options });
  const isUsual = before.options.clock === usualClock(before);
  return completeOptions({ ...before.options, ...(isUsual ? { clock } : {}), ...options });
}

/** The options a new game begins with. Lobbies opened before there were kinds of clock name none. */
export function optionsToBegin(options: GameOptions): GameOptions {
  const complete = completeOptions(options);
  return 'problem' in complete ? options : complete;
}
