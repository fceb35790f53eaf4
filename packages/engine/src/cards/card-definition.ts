import type { Alignment, AttackKind, CardKey, SideName } from '../vocabulary/vocabulary.ts';

/**
 * What a card may declare. The engine interprets these words and never asks which card it is:
 * a card that needs a new word gets one here, and everything that must learn it stops compiling.
 */
export type TargetFilter =
  | { readonly any: true }
  | { readonly alignment: Alignment }
  | { readonly cards: readonly CardKey[] };

export type Ability =
  /** a bonus on attacks; `any` = by any card of the structure, `direct` = only if this card attacks. */
  | {
      readonly type: 'attackBonus';
      readonly amount: number;
      readonly scope: 'any' | 'direct';
      readonly kinds: readonly AttackKind[];
      readonly target: TargetFilter;
    }
  /** Groups of these alignments may neither attack this structure nor aid such an attack. */
  | { readonly type: 'immunity'; readonly from: readonly Alignment[] }
  /** when this card attacks so, one alignment is replaced by another. */
  | {
      readonly type: 'actsAs';
      readonly kind: AttackKind;
      readonly against: Alignment;
      readonly replaces: Alignment;
      readonly by: Alignment;
    }
  /** another own resistance against attackers of these alignments, in any zone. */
  | { readonly type: 'resistsAlignments'; readonly alignments: readonly Alignment[]; readonly resistance: number }
  /** more resistance for every other Group of the controller. */
  | { readonly type: 'sheltersOthers'; readonly amount: number }
  /** money transfers from this card may go to any card of the structure. */
  | { readonly type: 'transfersAnywhere' }
  /** */
  | { readonly type: 'tax'; readonly amount: number }
  /** paid in P1 by the master or the Illuminati. */
  | { readonly type: 'upkeep'; readonly amount: number }
  /** */
  | { readonly type: 'payToDraw'; readonly cost: number }
  /** */
  | { readonly type: 'altersAlignment' }
  /** */
  | { readonly type: 'drawsCards'; readonly cards: number }
  /** */
  | { readonly type: 'buysPrivilege'; readonly cost: number }
  /** */
  | { readonly type: 'takesPart'; readonly times: number }
  /** */
  | { readonly type: 'reorganizesStructure' }
  /** */
  | { readonly type: 'redistributesMoney' };

/** The special goals of R-16; `secret` = one of the others, chosen at the start. */
export type Goal =
  | { readonly type: 'power'; readonly atLeast: number }
  | { readonly type: 'transferable'; readonly atLeast: number }
  | { readonly type: 'money'; readonly atLeast: number }
  | { readonly type: 'destroyed'; readonly atLeast: number }
  | { readonly type: 'alignmentCount'; readonly alignment: Alignment; readonly atLeast: number }
  | { readonly type: 'allAlignments' }
  | { readonly type: 'secret' };

/** What a Special does when it takes effect, and by that when it can be played. */
export type SpecialEffect =
  | { readonly type: 'setsRoll'; readonly to: number }
  | { readonly type: 'takesGroup' }
  | { readonly type: 'spies' }
  | { readonly type: 'endsPrivilege' }
  | { readonly type: 'entersPrivileged' }
  | { readonly type: 'doublesIncome' }
  | { readonly type: 'revives' }
  | { readonly type: 'cancelsSpecial' }
  | { readonly type: 'losesTurn' }
  | { readonly type: 'gainsMoney'; readonly amount: number }
  | { readonly type: 'attacksPowerless' }
  | { readonly type: 'redistributes'; readonly bonus: number };

interface Face {
  readonly key: CardKey;
  readonly name: string;
  /** A sentence or two of flavour and advice in our own words, for the enlarged card. */
  readonly text: string;
  /** What the card does, in one line for the interface; empty when it has no ability. */
  readonly summary: string;
  /** A name of the game-icons set; no two cards share one. */
  readonly icon: string;
}

export interface IlluminatiDefinition extends Face {
  readonly kind: 'illuminati';
  readonly power: number;
  readonly income: number;
  readonly goal: Goal;
  readonly goalSummary: string;
  readonly abilities: readonly Ability[];
  /** the power (and transferable power) it has instead when every goal is secret. */
  readonly powerWithHiddenGoals?: number;
}

export interface GroupDefinition extends Face {
  readonly kind: 'group';
  readonly power: number;
  readonly transferable: number;
  readonly resistance: number;
  readonly income: number;
  readonly alignments: readonly Alignment[];
  readonly inArrow: SideName;
  readonly outArrows: readonly SideName[];
  readonly abilities: readonly Ability[];
}

export interface SpecialDefinition extends Face {
  readonly kind: 'special';
  readonly copies: number;
  readonly effect: SpecialEffect;
  /** When it can be played, in a few words for the card face. */
  readonly timing: string;
}

export type CardDefinition = IlluminatiDefinition | GroupDefinition | SpecialDefinition;
