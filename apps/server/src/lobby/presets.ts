import { completeOptions, DEFAULT_OPTIONS, type GameOptions } from '@illuminice/engine';

export type Preset = 'quick' | 'standard' | 'long';

/** a whole set of options by one name; single options may be laid on top. */
const PRESETS: Readonly<Record<Preset, Partial<GameOptions>>> = {
  quick: { pace: 2, reactionSeconds: 10, turnSeconds: 120, offerSeconds: 30, dropSeconds: 60 },
  standard: {},
  long: { pace: 10, reactionSeconds: 60, offerSeconds: 300, dropSeconds: 600, basicGoalDelta: 2 },
};

export interface OptionsWish {
  readonly preset?: Preset;
  readonly options?: Partial<GameOptions>;
}

/** A preset starts afresh; without one the wishes are laid on what holds already. */
export function chooseOptions(
  { preset, options = {} }: OptionsWish,
  current: GameOptions = DEFAULT_OPTIONS,
): GameOptions | { readonly problem: string } {
  const base = preset === undefined ? current : { ...DEFAULT_OPTIONS, ...PRESETS[preset] };
  return completeOptions({ ...base, ...options });
}
