import { type Alignment, SIDES, type SideName } from '../vocabulary/vocabulary.ts';
import type { GroupDefinition, IlluminatiDefinition, SpecialDefinition } from './card-definition.ts';

/** A card file that contradicts itself must not load: the geometry and the arithmetic trust these facts. */
export function defineGroup(card: Omit<GroupDefinition, 'kind'>): GroupDefinition {
  check(card.key, card.power >= 0 && card.transferable >= 0, 'power cannot be negative');
  check(card.key, !hasDoubles<SideName>([...card.outArrows, card.inArrow]), 'two arrows share a side');
  check(card.key, !hasDoubles<Alignment>(card.alignments), 'an alignment is named twice');
  check(
    card.key,
    card.power === 0 ? card.outArrows.length === 0 : card.outArrows.length > 0,
    'power and outward arrows disagree',
  );
  check(
    card.key,
    card.outArrows.every((side) => SIDES.includes(side)),
    'unknown side',
  );
  return { kind: 'group', ...card };
}

export function defineIlluminati(card: Omit<IlluminatiDefinition, 'kind'>): IlluminatiDefinition {
  check(card.key, card.power >= 1, 'an Illuminati card has power');
  return { kind: 'illuminati', ...card };
}

export function defineSpecial(card: Omit<SpecialDefinition, 'kind'>): SpecialDefinition {
  check(card.key, card.copies >= 1, 'a Special needs at least one copy');
  return { kind: 'special', ...card };
}

function check(key: string, holds: boolean, message: string): void {
  if (!holds) throw new Error(`card ${key}: ${message}`);
}

function hasDoubles<T>(list: readonly T[]): boolean {
  return new Set(list).size !== list.length;
}
