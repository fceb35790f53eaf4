import { DEFAULT_OPTIONS, type GameOptions, OPTION_CHOICES } from '@illuminice/engine';
import { z } from 'zod';

/** Two weeks. */
const MOST_SECONDS = 1_209_600;
/** */
const MOST_GOAL_DELTA = 5;

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
  return z
    .int()
    .min(0)
    .max(name === 'basicGoalDelta' ? MOST_GOAL_DELTA : MOST_SECONDS);
}
