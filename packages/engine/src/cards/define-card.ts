import { type Alignment, SIDES, type SideName } from '../vocabulary/vocabulary.ts';
import type { GroupDefinition, IlluminatiDefinition, SpecialDefinition } from './card-definition.ts';

/** A card file that contradicts itself must not load: the geometry and the arithmetic trust these facts. */
export function defineGroup(card: Omit<GroupDefinition, 'kind'>): GroupDefinition {
  check(card, {
    'power cannot be negative': card.power >= 0 && card.transferable >= 0,
    'two arrows share a side': !hasDoubles<SideName>([...card.outArrows, card.inArrow]),
    'an alignment is named twice': !hasDoubles<Alignment>(card.alignments),
    'power and outward arrows disagree': card.power > 0 === card.outArrows.length > 0,
    'unknown side': card.outArrows.every((side) => SIDES.includes(side)),
  });
  return { kind: 'group', ...card };
}

export function defineIlluminati(card: Omit<IlluminatiDefinition, 'kind'>): IlluminatiDefinition {
  check(card, { 'an Illuminati card has power': card.power >= 1 });
  return { kind: 'illuminati', ...card };
}

export function defineSpecial(card: Omit<SpecialDefinition, 'kind'>): SpecialDefinition {
  check(card, { 'a Special needs at least one copy': card.copies >= 1 });
  return { kind: 'special', ...card };
}

/** Each message with what must hold. */
function check({ key }: { readonly key: string }, facts: Readonly<Record<string, boolean>>): void {
  for (const [message, holds] of Object.entries(facts)) if (!holds) throw new Error(`card ${key}: ${message}`);
}

function hasDoubles<T>(list: readonly T[]): boolean {
  return new Set(list).size !== list.length;
}
