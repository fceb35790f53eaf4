import type { Pack } from '../cards/pack.ts';
import type { CommandType } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { ALIGNMENTS, type Alignment, ATTACK_KINDS, type AttackKind } from '../vocabulary/vocabulary.ts';

/**
 * Whether something that claims to be a command has the shape of one. The last line of defence behind the protocol's schemas:
 * bots, replays and tests come here without them, and a malformed command must be refused, never thrown.
 */
export function isWellFormed(pack: Pack, state: State, command: Readonly<Record<string, unknown>>): boolean {
  const type = command.type;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return false;
  const shape: Shape = SHAPES[type as CommandType];
  for (const key in command) if (key !== 'type' && key !== 'seat' && !Object.hasOwn(shape, key)) return false;
  for (const key in shape) {
    const check = shape[key] as Check;
    const value = command[key];
    if (value === undefined ? !check.optional : !check(value, pack, state)) return false;
  }
  return type !== 'lasers' || oneOf(command, ['add', 'remove', 'reverse']);
}

interface Check {
  (value: unknown, pack: Pack, state: State): boolean;
  optional?: boolean;
}

type Shape = Readonly<Record<string, Check>>;

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const amount: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const index: Check = (value) => whole(value) && value >= 0;
const flag: Check = (value) => typeof value === 'boolean';
const yes: Check = (value) => value === true;
const seat: Check = (value, _, state) => whole(value) && value >= 0 && value < state.seats;
const card: Check = (value, pack) => whole(value) && value >= 0 && value < pack.size;
const special: Check = (value, pack) => whole(value) && value >= 0 && value < pack.specials.length;
const illuminati: Check = (value, pack) => whole(value) && value >= 0 && value < pack.illuminati.length;
const side: Check = (value) => whole(value) && value >= 0 && value <= 3;
const sideOrDrop: Check = (value, pack, state) => value === 'drop' || side(value, pack, state);
const alignment: Check = (value) => ALIGNMENTS.includes(value as Alignment);
const kind: Check = (value) => ATTACK_KINDS.includes(value as AttackKind);
const helps: Check = (value) => value === 'for' || value === 'against';

const optional = (check: Check): Check =>
  Object.assign((value: unknown, pack: Pack, state: State) => check(value, pack, state), { optional: true });
const listOf =
  (check: Check): Check =>
  (value, pack, state) =>
    Array.isArray(value) && value.length <= 200 && value.every((item) => check(item, pack, state));
const pairOf =
  (check: Check): Check =>
  (value, pack, state) =>
    Array.isArray(value) && value.length === 2 && value.every((item) => check(item, pack, state));
/** Each card under one key: '8' and '08' would be two treasuries in a sum and one on the table. */
const byCard =
  (check: Check): Check =>
  (value, pack, state) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([key, item]) => key === String(Number(key)) && card(Number(key), pack, state) && check(item, pack, state),
    );
const record =
  (shape: Shape): Check =>
  (value, pack, state) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(shape, key)) &&
    Object.entries(shape).every(([key, check]) =>
      value[key] === undefined ? check.optional === true : check(value[key], pack, state),
    );

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf(value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean {
  return keys.filter((key) => value[key] !== undefined).length === 1;
}

const exactlyOne =
  (keys: readonly string[], shape: Check): Check =>
  (value, pack, state) =>
    shape(value, pack, state) && isRecord(value) && oneOf(value, keys);

const CHANGE = { target: card, add: optional(alignment), remove: optional(alignment), reverse: optional(alignment) };
const PLACEMENT = { host: card, side, plan: optional(byCard(sideOrDrop)), dropOld: optional(listOf(card)) };
const bundle = record({ money: optional(amount), specials: optional(listOf(special)), groups: optional(listOf(card)) });
const placements = byCard(record(PLACEMENT));
const privilege = exactlyOne(['discard', 'pay'], record({ discard: optional(special), pay: optional(yes) }));

const SHAPES: { readonly [Type in CommandType]: Shape } = {
  chooseIlluminati: { card: illuminati },
  chooseGoal: { goal: illuminati },
  attack: {
    kind,
    attacker: card,
    target: card,
    aids: optional(listOf(card)),
    privilege: optional(privilege),
    whispering: optional(yes),
    lasers: optional(exactlyOne(['add', 'remove', 'reverse'], record(CHANGE))),
    stated: optional(amount),
    claimed: optional(flag),
  },
  spend: { from: card, amount, side: optional(helps) },
  done: {},
  callOff: {},
  abolish: { discard: pairOf(special) },
  replace: { discard: optional(special), pay: optional(yes), none: optional(yes) },
  play: {
    card: special,
    target: optional(card),
    host: optional(card),
    side: optional(side),
    money: optional(card),
    hand: optional(seat),
    treasuries: optional(byCard(amount)),
  },
  decline: {},
  place: PLACEMENT,
  fund: { amount },
  transfer: { from: card, to: card, amount },
  move: { group: card, host: card, side, plan: optional(byCard(sideOrDrop)) },
  drop: { group: card },
  give: { to: seat, money: optional(amount), specials: optional(listOf(special)), groups: optional(listOf(card)) },
  offer: { to: seat, give: bundle, want: bundle, place: optional(placements) },
  counter: { from: seat, serial: index, give: bundle, want: bundle, place: optional(placements) },
  accept: { from: seat, serial: index, place: optional(placements) },
  reject: { from: seat, serial: index },
  withdraw: { to: seat, serial: index },
  lasers: CHANGE,
  recycle: {},
  tax: { seats: listOf(seat) },
  payTax: { from: byCard(amount) },
  payUpkeep: { from: card },
  state: { income: optional(amount), draws: optional(amount) },
  claimImmunity: {},
  redistribute: { treasuries: byCard(amount) },
  reorganize: { links: listOf(record({ card, host: card, side })) },
  keep: { faceUp: flag },
  pass: {},
  endActions: {},
  endTransfers: {},
  endTurn: {},
  bid: { amount },
  accuse: { accused: seat, illuminati },
  revealGoal: {},
  flip: { card: special },
  flaunt: { card, shown: flag },
  peek: { owner: seat, index },
  stopPeek: {},
  catchPeek: { index },
  closeNotice: {},
  leave: {},
  default: {},
};
