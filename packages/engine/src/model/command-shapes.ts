import type { Alignment, AttackKind, CardNo, Side } from '../vocabulary/vocabulary.ts';
import type { CommandType, SeatCommand } from './commands.ts';

/** What a field of a command may hold. Which seats and cards exist is the table's business and checked against it. */
export type Leaf =
  | 'amount'
  | 'index'
  | 'serial'
  | 'flag'
  | 'yes'
  | 'seat'
  | 'card'
  | 'special'
  | 'illuminati'
  | 'side'
  | 'sideOrDrop'
  | 'alignment'
  | 'attackKind'
  | 'helpedSide';

export type Shape =
  | Leaf
  | { readonly list: Shape }
  | { readonly pair: Shape }
  /** By the numbers of cards. */
  | { readonly byCard: Shape }
  | { readonly either: readonly Fields[] }
  | Fields;

/** Nothing but these fields; of those in `exactlyOne` one and no more. */
export interface Fields {
  readonly fields: Readonly<Record<string, Shape | { readonly optional: Shape }>>;
  readonly exactlyOne?: readonly string[];
}

/** Longest list a command may hold: more than there are cards. */
export const MOST_LISTED = 200;

const NOTHING = { fields: {} } as const;
const ONE_GROUP = { fields: { group: 'card' } } as const;
const PLAN = { optional: { byCard: 'sideOrDrop' } } as const;
const PLACEMENT = {
  fields: { host: 'card', side: 'side', plan: PLAN, dropOld: { optional: { list: 'card' } } },
} as const;
const PLACES = { optional: { byCard: PLACEMENT } } as const;
const BUNDLE = {
  fields: {
    money: { optional: 'amount' },
    specials: { optional: { list: 'special' } },
    groups: { optional: { list: 'card' } },
  },
} as const;
const CHANGE = {
  fields: {
    target: 'card',
    add: { optional: 'alignment' },
    remove: { optional: 'alignment' },
    reverse: { optional: 'alignment' },
  },
  exactlyOne: ['add', 'remove', 'reverse'],
} as const;
const OFFER = { give: BUNDLE, want: BUNDLE, place: PLACES } as const;

/**
 * The shape of every command, once: the engine checks what bots, replays and tests hand in by it, and the protocol makes the schema of
 * what comes over the wire from it.
 */
export const COMMAND_SHAPES = {
  chooseIlluminati: { fields: { card: 'illuminati' } },
  chooseGoal: { fields: { goal: 'illuminati' } },
  attack: {
    fields: {
      kind: 'attackKind',
      attacker: 'card',
      target: 'card',
      aids: { optional: { list: 'card' } },
      privilege: { optional: { either: [{ fields: { discard: 'special' } }, { fields: { pay: 'yes' } }] } },
      whispering: { optional: 'yes' },
      lasers: { optional: CHANGE },
      stated: { optional: 'amount' },
      claimed: { optional: 'flag' },
    },
  },
  spend: { fields: { from: 'card', amount: 'amount', side: { optional: 'helpedSide' } } },
  done: NOTHING,
  callOff: NOTHING,
  abolish: { fields: { discard: { pair: 'special' } } },
  replace: { fields: { discard: { optional: 'special' }, pay: { optional: 'yes' }, none: { optional: 'yes' } } },
  play: {
    fields: {
      card: 'special',
      target: { optional: 'card' },
      host: { optional: 'card' },
      side: { optional: 'side' },
      money: { optional: 'card' },
      hand: { optional: 'seat' },
      treasuries: { optional: { byCard: 'amount' } },
    },
  },
  decline: NOTHING,
  place: PLACEMENT,
  fund: { fields: { amount: 'amount' } },
  transfer: { fields: { from: 'card', to: 'card', amount: 'amount' } },
  move: { fields: { group: 'card', host: 'card', side: 'side', plan: PLAN } },
  drop: ONE_GROUP,
  give: { fields: { to: 'seat', ...BUNDLE.fields } },
  offer: { fields: { to: 'seat', ...OFFER } },
  counter: { fields: { from: 'seat', serial: 'serial', ...OFFER } },
  accept: { fields: { from: 'seat', serial: 'serial', place: PLACES } },
  reject: { fields: { from: 'seat', serial: 'serial' } },
  withdraw: { fields: { to: 'seat', serial: 'serial' } },
  lasers: CHANGE,
  recycle: NOTHING,
  tax: { fields: { seats: { list: 'seat' } } },
  payTax: { fields: { from: { byCard: 'amount' } } },
  payUpkeep: { fields: { from: 'card' } },
  state: { fields: { income: { optional: 'amount' }, draws: { optional: 'amount' } } },
  claimImmunity: NOTHING,
  redistribute: { fields: { treasuries: { byCard: 'amount' } } },
  reorganize: { fields: { links: { list: { fields: { card: 'card', host: 'card', side: 'side' } } } } },
  keep: { fields: { faceUp: 'flag' } },
  pass: NOTHING,
  endActions: NOTHING,
  endTransfers: NOTHING,
  endTurn: NOTHING,
  bid: { fields: { amount: 'amount' } },
  accuse: { fields: { accused: 'seat', illuminati: 'illuminati' } },
  revealGoal: NOTHING,
  flip: { fields: { card: 'special' } },
  flaunt: { fields: { card: 'card', shown: 'flag' } },
  peek: { fields: { owner: 'seat', index: 'index' } },
  stopPeek: NOTHING,
  catchPeek: { fields: { index: 'index' } },
  closeNotice: NOTHING,
  leave: NOTHING,
  default: NOTHING,
} as const satisfies { readonly [Type in CommandType]: Fields };

interface LeafTypes {
  readonly flag: boolean;
  readonly yes: true;
  readonly side: Side;
  readonly sideOrDrop: Side | 'drop';
  readonly alignment: Alignment;
  readonly attackKind: AttackKind;
  readonly helpedSide: 'for' | 'against';
}

/** The type of what has this shape. */
type Shaped<Of> = Of extends keyof LeafTypes
  ? LeafTypes[Of]
  : Of extends Leaf
    ? number
    : Of extends { readonly list: infer Item }
      ? readonly Shaped<Item>[]
      : Of extends { readonly pair: infer Item }
        ? readonly [Shaped<Item>, Shaped<Item>]
        : Of extends { readonly byCard: infer Item }
          ? Readonly<Record<CardNo, Shaped<Item>>>
          : Of extends { readonly either: readonly (infer Choice)[] }
            ? Shaped<Choice>
            : Of extends { readonly fields: infer Names }
              ? ShapedFields<Names>
              : never;

type ShapedFields<Names> = {
  readonly [Name in keyof Names as Names[Name] extends { readonly optional: unknown } ? never : Name]: Shaped<
    Names[Name]
  >;
} & {
  readonly [Name in keyof Names as Names[Name] extends { readonly optional: unknown }
    ? Name
    : never]?: Names[Name] extends { readonly optional: infer Inner } ? Shaped<Inner> : never;
};

type CommandShaped = {
  [Type in CommandType]: { readonly type: Type } & Shaped<(typeof COMMAND_SHAPES)[Type]>;
};

type Differing = {
  [Type in CommandType]: CommandShaped[Type] extends Extract<SeatCommand, { type: Type }>
    ? Extract<SeatCommand, { type: Type }> extends CommandShaped[Type]
      ? Exclude<keyof Extract<SeatCommand, { type: Type }>, keyof CommandShaped[Type]> extends never
        ? never
        : Type
      : Type
    : Type;
}[CommandType];

/** A command whose type and shape differ stops the compiler here, and is named. */
const differing: [Differing] extends [never] ? true : Differing = true;
void differing;
