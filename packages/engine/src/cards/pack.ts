import {
  ALIGNMENTS,
  type Alignment,
  type CardKey,
  type CardNo,
  MAX_SEATS,
  SIDES,
  type Side,
  type SideName,
} from '../vocabulary/vocabulary.ts';
import type {
  Ability,
  CardDefinition,
  GroupDefinition,
  IlluminatiDefinition,
  SpecialDefinition,
} from './card-definition.ts';

/** A catalogue made ready for play: numbers instead of names, so that a state is arrays of small integers. */
export interface Pack {
  readonly illuminati: readonly IlluminatiDefinition[];
  readonly groups: readonly GroupDefinition[];
  readonly specials: readonly SpecialDefinition[];
  /** Length of every array that is indexed by `CardNo`: eight seats' Illuminati cards, then the Groups. */
  readonly size: number;
  /** By card number; what only Groups have is 0 or empty for an Illuminati card. */
  readonly power: readonly number[];
  readonly transferable: readonly number[];
  readonly resistance: readonly number[];
  readonly income: readonly number[];
  readonly alignments: readonly number[];
  readonly inSide: readonly Side[];
  readonly outSides: readonly (readonly Side[])[];
  readonly abilities: readonly (readonly Ability[])[];
  readonly numbers: ReadonlyMap<CardKey, CardNo>;
  readonly illuminatiNumbers: ReadonlyMap<CardKey, number>;
  readonly specialNumbers: ReadonlyMap<CardKey, number>;
}

const ALL_SIDES: readonly Side[] = [0, 1, 2, 3];

export function compilePack(catalogue: readonly CardDefinition[], only?: ReadonlySet<CardKey>): Pack {
  const chosen = catalogue
    .filter((card) => only === undefined || only.has(card.key))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const illuminati = chosen.filter((card) => card.kind === 'illuminati');
  const groups = chosen.filter((card) => card.kind === 'group');
  const specials = chosen.filter((card) => card.kind === 'special');
  const size = MAX_SEATS + groups.length;
  const perCard = <T>(forSeat: T, forGroup: (group: GroupDefinition) => T): T[] => [
    ...Array.from({ length: MAX_SEATS }, () => forSeat),
    ...groups.map(forGroup),
  ];
  return {
    illuminati,
    groups,
    specials,
    size,
    power: perCard(0, (group) => group.power),
    transferable: perCard(0, (group) => group.transferable),
    resistance: perCard(0, (group) => group.resistance),
    income: perCard(0, (group) => group.income),
    alignments: perCard(0, (group) => maskOf(group.alignments)),
    inSide: perCard<Side>(0, (group) => sideOf(group.inArrow)),
    outSides: perCard<readonly Side[]>(ALL_SIDES, (group) => group.outArrows.map(sideOf).toSorted()),
    abilities: perCard<readonly Ability[]>([], (group) => group.abilities),
    numbers: new Map(groups.map((group, index) => [group.key, MAX_SEATS + index])),
    illuminatiNumbers: new Map(illuminati.map((card, index) => [card.key, index])),
    specialNumbers: new Map(specials.map((card, index) => [card.key, index])),
  };
}

/** Which cards are in it: with these `compilePack` makes the same pack again from a catalogue that has grown since. */
export function keysOf({ illuminati, groups, specials }: Pack): CardKey[] {
  return [...illuminati, ...groups, ...specials].map(({ key }) => key);
}

const packs = new WeakMap<Pack, Map<string, Pack>>();

/**
 * The cards a game was begun with, out of all that are known today: its numbers follow from these keys, whatever was added since.
 * Undefined: it has a card that is not known here. The same cards are the same object.
 */
export function packWith(known: Pack, keys: readonly CardKey[]): Pack | undefined {
  const catalogue: readonly CardDefinition[] = [...known.illuminati, ...known.groups, ...known.specials];
  const wanted = new Set(keys);
  const found = catalogue.filter(({ key }) => wanted.has(key)).length;
  if (found !== wanted.size) return undefined;
  if (found === catalogue.length) return known;
  const made = packs.get(known) ?? new Map<string, Pack>();
  packs.set(known, made);
  const name = [...wanted].sort().join(' ');
  const pack = made.get(name) ?? compilePack(catalogue, wanted);
  made.set(name, pack);
  return pack;
}

export function isIlluminatiCard(card: CardNo): boolean {
  return card < MAX_SEATS;
}

export function groupDefinition(pack: Pack, card: CardNo): GroupDefinition | undefined {
  return pack.groups[card - MAX_SEATS];
}

export function sideOf(name: SideName): Side {
  return SIDES.indexOf(name) as Side;
}

export function bitOf(alignment: Alignment): number {
  return 1 << ALIGNMENTS.indexOf(alignment);
}

export function maskOf(alignments: readonly Alignment[]): number {
  return alignments.reduce((mask, alignment) => mask | bitOf(alignment), 0);
}

export function alignmentsIn(mask: number): Alignment[] {
  return ALIGNMENTS.filter((_, bit) => (mask >> bit) & 1);
}
