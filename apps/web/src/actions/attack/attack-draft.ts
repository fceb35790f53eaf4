/** An attack somebody is still thinking about, built from either end. Nothing here decides: the rules do (`whyNot`). */
import {
  type AlignmentChange,
  type AttackCommand,
  type AttackDraft,
  type AttackKind,
  type AttackMoves,
  boardOf,
  type CardNo,
  type Pack,
  type SeatMoves,
  type SpecialNo,
  targetsOf,
  type View,
} from '@illuminice/engine';

export interface AttackPlan {
  readonly kind: AttackKind;
  readonly attacker?: CardNo;
  readonly target?: CardNo;
  readonly aids: readonly CardNo[];
  /** Begun from the Special against Groups without power: only those are its targets. */
  readonly powerless?: true;
  readonly privilege?: { readonly discard: SpecialNo } | { readonly pay: true };
  readonly lasers?: AlignmentChange;
  readonly stated?: number;
  readonly claimed?: boolean;
}

export interface AttackDrafted {
  readonly plan: AttackPlan;
  /** A choice inside the announcement; for an alignment also the Group tapped so far. */
  readonly ask?: 'privilege' | 'lasers';
  readonly lasersOn?: CardNo;
}

export type AttackStep =
  | { readonly do: 'kind'; readonly kind: AttackKind }
  | { readonly do: 'card'; readonly card: CardNo }
  | { readonly do: 'clear'; readonly what: 'attacker' | 'target' | 'aids' | 'privilege' | 'lasers' }
  | { readonly do: 'privilege'; readonly with: { readonly discard: SpecialNo } | { readonly pay: true } }
  | { readonly do: 'lasers'; readonly change: AlignmentChange }
  | { readonly do: 'stated'; readonly power: number }
  | { readonly do: 'claimed'; readonly claimed: boolean };

export interface Reader {
  readonly pack: Pack;
  readonly view: View;
  readonly moves: SeatMoves;
}

export function planAttack(
  kind: AttackKind,
  from: { readonly attacker?: CardNo; readonly target?: CardNo },
): AttackPlan {
  return { kind, aids: [], ...from };
}

/** Where an attack begins while nobody attacks yet: a choice of one is made already (S-18). */
export function firstPlan(reader: Reader, plan = planAttack('control', {})): AttackPlan {
  if (plan.attacker !== undefined) return plan;
  const [only, ...others] = attackersFor(reader, plan);
  return only === undefined || others.length > 0 ? plan : { ...plan, attacker: only };
}

/** What a click on this card would mean now; undefined = nothing (R-22.12: anything else is inert). */
export function roleOf(reader: Reader, plan: AttackPlan, card: CardNo): 'attacker' | 'target' | 'aid' | undefined {
  if (card === plan.attacker) return 'attacker';
  if (card === plan.target) return 'target';
  if (plan.attacker === undefined) {
    if (attackersFor(reader, plan).includes(card)) return 'attacker';
    return targetsFor(reader, plan).includes(card) ? 'target' : undefined;
  }
  if (plan.target === undefined) {
    if (targetsFor(reader, plan).includes(card)) return 'target';
    return aidsFor(reader, plan).includes(card) ? 'aid' : undefined;
  }
  if (aidsFor(reader, plan).includes(card)) return 'aid';
  return targetsFor(reader, plan).includes(card) ? 'target' : undefined;
}

export function stepPlan(reader: Reader, plan: AttackPlan, step: AttackStep): AttackPlan {
  switch (step.do) {
    case 'kind': {
      const { powerless: _gone, ...rest } = plan;
      return settled(reader, { ...(step.kind === 'destroy' ? plan : rest), kind: step.kind });
    }
    case 'card':
      return named(reader, plan, step.card);
    case 'clear': {
      if (step.what === 'aids') return { ...plan, aids: [] };
      const { [step.what]: _gone, ...rest } = plan;
      return rest;
    }
    case 'privilege':
      return { ...plan, privilege: step.with };
    case 'lasers':
      return settled(reader, { ...plan, lasers: step.change });
    case 'stated':
      return { ...plan, stated: step.power };
    case 'claimed':
      return { ...plan, claimed: step.claimed };
  }
}

function named(reader: Reader, plan: AttackPlan, card: CardNo): AttackPlan {
  switch (roleOf(reader, plan, card)) {
    case 'attacker': {
      if (card !== plan.attacker)
        return settled(reader, { ...plan, attacker: card, aids: plan.aids.filter((aid) => aid !== card) });
      // Chosen before anybody tapped it, because there is no other: a tap confirms it.
      if (attackersFor(reader, { kind: plan.kind, aids: [] }).length === 1) return plan;
      const { attacker: _free, ...rest } = plan;
      return rest;
    }
    case 'target': {
      if (card !== plan.target)
        return firstPlan(
          reader,
          settled(reader, { ...plan, target: card, aids: plan.aids.filter((aid) => aid !== card) }),
        );
      const { target: _free, ...rest } = plan;
      return rest;
    }
    case 'aid':
      return {
        ...plan,
        aids: plan.aids.includes(card) ? plan.aids.filter((aid) => aid !== card) : [...plan.aids, card],
      };
    case undefined:
      return plan;
  }
}

/** A change of kind or alignment may make what was named before illegal: that is forgotten, the rest stays. */
function settled(reader: Reader, plan: AttackPlan): AttackPlan {
  const { target, ...rest } = plan;
  const kept = target !== undefined && !targetsFor(reader, rest).includes(target) ? rest : plan;
  return { ...kept, aids: kept.aids.filter((aid) => aidsFor(reader, kept).includes(aid)) };
}

export function attackersFor(reader: Reader, plan: AttackPlan): readonly CardNo[] {
  const cards = reader.moves.attack?.attackers.map(({ card }) => card) ?? [];
  return cards.filter((card) => {
    const targets = targetsOfCard(reader, plan, card);
    return plan.target === undefined ? targets.length > 0 : targets.includes(plan.target);
  });
}

function targetsOfCard({ pack, view, moves }: Reader, { kind, powerless }: AttackPlan, card: CardNo): CardNo[] {
  const { attack } = moves;
  const targets = attack ? targetsOf({ pack, view }, attack, { kind, attacker: card }) : [];
  return powerless ? targets.filter((target) => attack?.powerless.includes(target)) : targets;
}

/** While nobody attacks yet: all that at least one card could attack (REQ-081). */
export function targetsFor(reader: Reader, plan: AttackPlan): readonly CardNo[] {
  if (plan.attacker !== undefined) return targetsOfCard(reader, plan, plan.attacker);
  const cards = reader.moves.attack?.attackers ?? [];
  return [...new Set(cards.flatMap(({ card }) => targetsOfCard(reader, plan, card)))];
}

/** Aids that this attack could use: not the attacker, not the target, not one that an immunity bars. */
export function aidsFor({ pack, view, moves }: Reader, { attacker, target }: AttackPlan): readonly CardNo[] {
  const { attack } = moves;
  if (!attack || attacker === undefined) return [];
  const { alignments } = boardOf(pack, view);
  const barred = (aid: CardNo) =>
    target !== undefined &&
    attack.immune.some(({ targets, from }) => targets.includes(target) && ((alignments[aid] ?? 0) & from) !== 0);
  return attack.aids.filter((aid) => aid !== attacker && aid !== target && !barred(aid));
}

/** A Group without power can be destroyed only by a whispering campaign: the card goes with the announcement. */
export function needsWhispering({ kind, target, powerless }: AttackPlan, attack: AttackMoves | undefined): boolean {
  return powerless === true || (kind === 'destroy' && target !== undefined && !!attack?.powerless.includes(target));
}

/** The command, once type, attacker and target are set (REQ-075). */
export function announcement({ moves }: Reader, plan: AttackPlan): AttackCommand | undefined {
  const { kind, attacker, target, aids, privilege, lasers, stated, claimed } = plan;
  if (attacker === undefined || target === undefined) return undefined;
  return {
    type: 'attack',
    kind,
    attacker,
    target,
    ...(aids.length > 0 ? { aids } : {}),
    ...(privilege ? { privilege } : {}),
    ...(needsWhispering(plan, moves.attack) ? { whispering: true as const } : {}),
    ...(lasers ? { lasers } : {}),
    ...(stated === undefined ? {} : { stated }),
    ...(claimed === undefined ? {} : { claimed }),
  };
}

/** What `explain` wants, as soon as both ends are named. */
export function explainable({ moves }: Reader, plan: AttackPlan): AttackDraft | undefined {
  const { kind, attacker, target, aids, lasers, stated, claimed } = plan;
  if (attacker === undefined || target === undefined) return undefined;
  return {
    kind,
    attacker,
    target,
    aids,
    whispering: needsWhispering(plan, moves.attack),
    ...(lasers ? { lasers } : {}),
    ...(stated === undefined ? {} : { stated }),
    ...(claimed === undefined ? {} : { claimed }),
  };
}
