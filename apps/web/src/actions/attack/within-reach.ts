/** What an attack would have to roll, asked for many at once: for lists that say where the chances are. */
import { type CardNo, chance36, explain } from '@illuminice/engine';
import { percent } from '../../tabletop/numbers/index.ts';
import { type Seen, treasuryOf } from '../../tabletop/seen/index.ts';
import { type AttackPlan, aidsFor, attackersFor, explainable, planAttack, targetsFor } from './attack-draft.ts';

export interface Reach {
  readonly attacker: CardNo;
  readonly target: CardNo;
  /** What the attacking card alone needs to roll. */
  readonly required: number;
  /** The same with every card that can lend and all the money that may be spent. */
  readonly atMost: number;
}

/** The one calculation of lists, ledger and announcement: the attack as it would really be announced. */
function requiredFor(seen: Seen, plan: AttackPlan): number | undefined {
  const draft = explainable(seen, plan);
  return draft && explain(seen.pack, seen.view, draft).required;
}

/** Named cards with what each would have to roll against the card that is set already, the best first. */
export function withOdds(
  seen: Seen,
  plan: AttackPlan,
  cards: readonly CardNo[],
): readonly { readonly card: CardNo; readonly required?: number | undefined }[] {
  const { attacker, target } = plan;
  if (attacker === undefined && target === undefined) return cards.map((card) => ({ card }));
  return cards
    .map((card) => ({
      card,
      required: requiredFor(seen, { ...plan, attacker: attacker ?? card, target: target ?? card }),
    }))
    .toSorted((a, b) => (b.required ?? 0) - (a.required ?? 0));
}

/** Uncontrolled Groups with the card that would take each of them most easily, likeliest first. */
export function withinReach(seen: Seen): readonly Reach[] {
  return seen.view.uncontrolled
    .flatMap((target) => {
      const attackers = attackersFor(seen, planAttack('control', { target })).filter((card) =>
        targetsFor(seen, planAttack('control', { attacker: card })).includes(target),
      );
      const [best] = withOdds(seen, planAttack('control', { target }), attackers);
      return best?.required === undefined
        ? []
        : [reachOf(seen, { attacker: best.card, target, required: best.required })];
    })
    .toSorted((a, b) => chance36(b.required) - chance36(a.required) || b.atMost - a.atMost);
}

/** The best chance to take each uncontrolled Group before money, in per cent; empty while this player may not attack. */
export function chancesOf(seen: Seen): ReadonlyMap<CardNo, number> {
  if (!seen.moves.attack) return new Map();
  return new Map(withinReach(seen).map(({ target, required }) => [target, percent(required)]));
}

function reachOf(seen: Seen, { attacker, target, required }: Omit<Reach, 'atMost'>): Reach {
  const { view, me = 0 } = seen;
  const plan = planAttack('control', { attacker, target });
  const helped = requiredFor(seen, { ...plan, aids: aidsFor(seen, plan) }) ?? required;
  const money = (card: CardNo) => {
    const held = treasuryOf(view, card);
    return held === 'hidden' ? 0 : held;
  };
  return { attacker, target, required, atMost: helped + money(me) + (attacker === me ? 0 : money(attacker)) };
}
