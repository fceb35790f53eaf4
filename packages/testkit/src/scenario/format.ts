/** Scenario format 1: what `scenarios/FORMAT.md` allows and nothing else, names still names. What is missing, the engine fills in. */
import { type GameOptions, ONCE_PER_TURN, REFUSAL_CODES, SIDES } from '@illuminice/engine';
import { z } from 'zod';

const whole = z.int().min(0);
const flag = z.boolean();
const keys = z.array(z.string());
const die = z.int().min(1).max(6);
const dice = z.array(z.tuple([die, die])).default([]);
const maybe = z.exactOptional;

const group = z.strictObject({
  group: z.string(),
  on: z.enum(SIDES),
  money: maybe(whole),
  get puppets() {
    return z.exactOptional(z.array(group));
  },
});

export const STRUCTURE = z.array(group);

const seat = z.strictObject({
  illuminati: z.string(),
  money: maybe(whole),
  structure: maybe(STRUCTURE),
  specials: maybe(z.array(z.string().or(z.strictObject({ card: z.string(), faceUp: flag.default(false) })))),
  turnsTaken: maybe(whole),
  destroyed: maybe(whole),
  goal: maybe(z.string()),
  participated: maybe(z.record(z.string(), whole)),
  stacked: maybe(keys),
  used: maybe(z.array(z.enum(ONCE_PER_TURN))),
  left: maybe(flag),
  eliminated: maybe(flag),
});

const turn = z.strictObject({
  seat: maybe(whole),
  phase: maybe(z.enum(['start', 'income', 'draw', 'actions', 'transfers', 'powers', 'end'])),
  actionsUsed: maybe(whole.max(2)),
  freeTransfersUsed: maybe(whole.max(2)),
});

const players = z.int().min(2).max(8);

export const SETUP = z.strictObject({ players, illuminati: maybe(keys), deck: maybe(keys), dice });

export const POSITION = z.strictObject({
  seats: z.array(seat).min(2).max(8),
  initialPlayers: maybe(players),
  uncontrolled: maybe(keys),
  dead: maybe(keys),
  discard: maybe(keys),
  deck: maybe(keys),
  turn: maybe(turn),
  dice,
});

export const SCENARIO = z.strictObject({
  id: z.string(),
  title: z.string().default(''),
  rules: keys.default([]),
  requirements: keys.default([]),
  options: z.record(z.string(), z.json()).default({}),
  given: z.record(z.string(), z.json()),
  steps: z.array(z.record(z.string(), z.json())),
});

const SETTLE_POINTS = ['actions', 'transfers', 'powers', 'window', 'placement'] as const;

export const STEPS = {
  do: z.strictObject({
    seat: maybe(whole),
    do: z.record(z.string(), z.json()),
    refused: maybe(z.enum(REFUSAL_CODES)),
  }),
  settle: z.strictObject({ settle: z.enum(SETTLE_POINTS) }),
  endTurn: z.strictObject({ endTurn: whole }),
  expect: z.strictObject({ expect: z.record(z.string(), z.json()) }),
};

export type SetupGiven = z.infer<typeof SETUP>;
export type PositionGiven = z.infer<typeof POSITION>;
export type GroupGiven = z.infer<typeof group>;
export type SettlePoint = (typeof SETTLE_POINTS)[number];
export type CommandStep = z.infer<(typeof STEPS)['do']>;
export type Step = z.infer<(typeof STEPS)[keyof typeof STEPS]>;

export interface Scenario extends Omit<z.infer<typeof SCENARIO>, 'options' | 'given' | 'steps'> {
  readonly options: GameOptions;
  readonly given: SetupGiven | PositionGiven;
  readonly steps: readonly Step[];
}
