import { DEFAULT_OPTIONS, type GameOptions, OPTION_CHOICES, OPTION_RANGES } from '@illuminice/engine';
import { z } from 'zod';

/** Two weeks. */
const MOST_SECONDS = 1_209_600;

/** R-23, as the engine lists them. What does not go together is said by its `completeOptions`. */
const fields = (Object.keys(DEFAULT_OPTIONS) as (keyof GameOptions)[]).map((name) => [
  name,
  z.exactOptional(kindOf(name)),
]);

export const gameOptionsSchema = z.strictObject(Object.fromEntries(fields)) as z.ZodType as z.ZodType<
  Partial<GameOptions>,
  Partial<GameOptions>
>;

function kindOf(name: keyof GameOptions): z.ZodType {
  const choices = OPTION_CHOICES[name];
  if (choices) return z.enum(choices as readonly string[]);
  if (typeof DEFAULT_OPTIONS[name] === 'boolean') return z.boolean();
  const [least, most] = OPTION_RANGES[name] ?? [0, MOST_SECONDS];
  return z.int().min(least).max(most);
}
