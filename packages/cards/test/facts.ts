import { readFileSync } from 'node:fs';
import type { Ability, Alignment, AttackKind, SideName } from '@illuminice/engine';

/** data/cards.json: what was read from the printed cards. The card files must say the same. */
interface AbilityFacts {
  readonly kind: string;
  readonly amount: number | null;
  readonly scope: string;
  readonly attackTypes?: readonly AttackKind[];
  readonly target?: {
    readonly any?: true;
    readonly alignments?: readonly Alignment[];
    readonly groups?: readonly string[];
  };
  readonly also?: readonly AbilityFacts[];
}

export interface IlluminatiFacts {
  readonly id: string;
  readonly name: string;
  readonly power: number;
  readonly transferable: number;
  readonly income: number;
  readonly goal: { readonly threshold: number | null; readonly alignment?: Alignment };
  readonly ability: AbilityFacts;
}

export interface GroupFacts {
  readonly id: string;
  readonly name: string;
  readonly power: number;
  readonly transferable: number;
  readonly resistance: number;
  readonly income: number;
  readonly alignments: readonly Alignment[];
  readonly inArrow: SideName;
  readonly outArrows: readonly SideName[];
  readonly ability: AbilityFacts | null;
  readonly incomeRule?: { readonly kind: 'upkeep' | 'tax'; readonly amount: number };
}

export interface SpecialFacts {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly effect: {
    readonly kind: string;
    readonly value?: number;
    readonly amount?: number;
    readonly bonusAmount?: number;
  };
}

interface Facts {
  readonly illuminati: readonly IlluminatiFacts[];
  readonly groups: readonly GroupFacts[];
  readonly specials: readonly SpecialFacts[];
}

export const facts: Facts = JSON.parse(readFileSync(new URL('../data/cards.json', import.meta.url), 'utf8'));

/** The attack bonuses a card has by the data, in the words of the engine. */
export function attackBonuses(card: IlluminatiFacts | GroupFacts): Ability[] {
  const abilities = card.ability === null ? [] : [card.ability, ...(card.ability.also ?? [])];
  return abilities.filter((ability) => ability.kind === 'attackBonus').map(toAttackBonus);
}

function toAttackBonus({ amount, scope, attackTypes = [], target = {} }: AbilityFacts): Ability {
  const [alignment] = target.alignments ?? [];
  return {
    type: 'attackBonus',
    amount: amount ?? Number.NaN,
    scope: scope === 'direct' ? 'direct' : 'any',
    kinds: attackTypes,
    target:
      alignment !== undefined ? { alignment } : target.groups !== undefined ? { cards: target.groups } : { any: true },
  };
}
