import type { SeatCommand, View } from '@illuminice/engine';
import { brokenTo } from '../bargain/keep-word.ts';
import { pick } from '../model/choose.ts';
import { type BotMemory, NEVER, roundOf } from '../model/memory.ts';
import type { PersonaKey } from '../personas/persona.ts';
import { nearestGap } from '../scene/distance.ts';
import { factsFor } from '../scene/scene.ts';
import { type Cue, type Moment, type Remark, VARIANTS } from '../texts/remark.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** Turns of the table between two remarks of one bot, by judgement: company, not chatter. */
const PAUSE = 3;
/** The part of all attacks that is announced in the chat: everybody sees them anyway, and how they end is worth a word too (B-6). */
const ANNOUNCED = 0.1;
/** What cannot be said later. */
const AT_ONCE: readonly Moment[] = ['greet', 'offer', 'betrayed', 'win'];

/** What goes into the chat with a move, once that has been made: `heard` notes it then. */
export function spoken(thought: Thought, choice: Choice, persona: PersonaKey): Remark | undefined {
  const { view, memory, random } = thought;
  const cue = cueFor(thought, choice);
  if (!cue || (!AT_ONCE.includes(cue.moment) && roundOf(view) - memory.spoke < PAUSE)) return undefined;
  const { moment, ...values } = cue;
  const key = `${persona}.${moment}` as const;
  const fresh = [...Array(VARIANTS).keys()].filter((variant) => !memory.said.includes(`${key}/${variant}`));
  return fresh.length === 0 ? undefined : { key, values: { ...values, variant: pick(fresh, random) } };
}

/** The memory of a bot whose line has reached the table; what is withheld was not said (B-6). */
export function heard(memory: BotMemory, { key, values: { variant } }: Remark): BotMemory {
  const line = `${key}/${variant}`;
  const round = Number.parseInt(memory.turn, 10);
  const said = memory.said.includes(line) ? memory.said : [...memory.said, line];
  return { ...memory, spoke: Number.isNaN(round) ? NEVER : round, said };
}

function cueFor(thought: Thought, { command, cue }: Choice): Cue | undefined {
  if (cue?.moment === 'offer') return cue;
  if (winsNow(thought, command)) return { moment: 'win' };
  const other = cue?.moment === 'attack' && thought.random() > ANNOUNCED ? undefined : cue;
  return betrayal(thought) ?? greeting(thought) ?? endOfAttack(thought, command) ?? other;
}

/** whoever broke their word to us hears of it once. */
function betrayal({ promises, me, memory }: Thought): Cue | undefined {
  const broken = brokenTo(promises, me);
  const last = broken.at(-1);
  return last && broken.length > memory.betrayals ? { moment: 'betrayed', seat: last.by } : undefined;
}

export function betrayalsNoted(memory: BotMemory, { promises, me }: Thought): BotMemory {
  const betrayals = brokenTo(promises, me).length;
  return betrayals === memory.betrayals ? memory : { ...memory, betrayals };
}

/** Whoever has nothing left for a phase ends the turn with the one before. */
const ENDINGS: readonly SeatCommand['type'][] = ['endTurn', 'endTransfers', 'pass'];

/** whoever has met their goal when their turn ends has won; nobody is asked anything afterwards. */
function winsNow({ view, me, scene }: Thought, { type }: SeatCommand): boolean {
  if (!ENDINGS.includes(type) || view.turn.seat !== me) return false;
  return nearestGap(factsFor(scene, me), scene.contest, scene.weights) === 0;
}

function endOfAttack({ view, memory, me }: Thought, { type }: SeatCommand): Cue | undefined {
  const { attacking } = memory;
  if (!attacking) return undefined;
  if (type === 'place') return { moment: 'success' };
  if (view.attack) return undefined;
  const isOver = view.turn.actionsUsed > attacking.before && attacking.owner !== me;
  return isOver && ownerIn(view, attacking.target) === attacking.owner ? { moment: 'failure' } : undefined;
}

/** Before one's first turn is over, and only once. */
function greeting({ view, me, memory }: Thought): Cue | undefined {
  const isOwnFirst = view.turn.seat === me && view.seats[me]?.turnsTaken === 0 && view.questions.length === 0;
  return isOwnFirst && memory.spoke === NEVER ? { moment: 'greet' } : undefined;
}

/** What is to be known of our own attack when we are asked next. */
export function attackNoted(memory: BotMemory, view: View, command: SeatCommand): BotMemory {
  if (command.type === 'attack') {
    const { target } = command;
    return { ...memory, attacking: { target, owner: ownerIn(view, target), before: view.turn.actionsUsed } };
  }
  // While it runs, or until the Group is placed, its end is not told yet; a call-off is no failure.
  if (!memory.attacking || (view.attack && command.type !== 'callOff')) return memory;
  const { attacking: _seen, ...rest } = memory;
  return rest;
}

function ownerIn(view: View, target: number): number {
  return view.seats.findIndex(({ groups }) => groups.some(({ card }) => card === target));
}
