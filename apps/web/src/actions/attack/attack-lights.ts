/** What an announcement, and the attack that follows it, lights on the boards. */
import { type CardNo, explain, explainAttack, previewPlacement } from '@illuminice/engine';
import type { Ring } from '../../pieces/cards/index.ts';
import type { Highlights } from '../../tabletop/action/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { alterable } from '../change-alignment/index.ts';
import { type AttackDrafted, type AttackPlan, aidsFor, attackersFor, explainable, targetsFor } from './attack-draft.ts';

export function announcementLights(seen: Seen, draft: AttackDrafted): Highlights {
  return draft.ask ? insideAttack(seen, draft) : attackLights(seen, draft.plan);
}

/** The Lasers may be turned on any Group in play; privilege is paid with what lies on no board. */
function insideAttack(seen: Seen, { plan, ask, lasersOn }: AttackDrafted): Highlights {
  const { rings, choosable: _theirs, ...lights } = attackLights(seen, plan);
  const marked = [...rings].filter(([, ring]) => ring !== 'legal');
  return {
    ...lights,
    rings: new Map(lasersOn === undefined ? marked : [...marked, [lasersOn, 'chosen']]),
    choosable: new Set(ask === 'lasers' ? alterable(seen) : []),
  };
}

function attackLights(seen: Seen, plan: AttackPlan): Highlights {
  const { attacker, target } = plan;
  const rings = new Map<CardNo, Ring>();
  const attackers = attackersFor(seen, plan);
  const targets = targetsFor(seen, plan);
  const aids = aidsFor(seen, plan);
  const draft = explainable(seen, plan);
  if (draft) markHelpers(rings, explain(seen.pack, seen.view, draft).lines);
  // Last, because what can be chosen must look so, whatever else the card does for the attack.
  const open =
    attacker === undefined
      ? [...attackers, ...(target === undefined ? targets : [])]
      : target === undefined
        ? targets
        : aids;
  for (const card of open) rings.set(card, 'legal');
  for (const aid of plan.aids) rings.set(aid, 'aid');
  if (attacker !== undefined) rings.set(attacker, 'attacker');
  if (target !== undefined) rings.set(target, 'target');
  const choosable = new Set([
    ...(attacker === undefined ? attackers : [attacker, ...aids]),
    ...targets,
    ...(target === undefined ? [] : [target]),
  ]);
  return { rings, choosable, pressArrows: false, ...landing(seen, plan) };
}

/** The attack that runs, for everybody, unless somebody has begun something that lights the boards itself. */
export function attackInProgress(seen: Seen): Highlights {
  const { attack } = seen.view;
  const rings = new Map<CardNo, Ring>();
  // Once the captured Group lies in its place, nothing of the attack is left to be seen.
  if (!attack || seen.view.questions.at(-1)?.kind === 'funding') return { rings, pressArrows: false };
  const explanation = explainAttack(seen.pack, seen.view);
  if (explanation) markHelpers(rings, explanation.lines);
  for (const aid of attack.aids) rings.set(aid, 'aid');
  rings.set(attack.attacker, 'attacker');
  rings.set(attack.target, 'target');
  const mine = seen.view.turn.seat === seen.me;
  return { rings, pressArrows: false, ...(mine ? landing(seen, attack) : {}) };
}

function markHelpers(
  rings: Map<CardNo, Ring>,
  lines: readonly { readonly what: string; readonly card?: CardNo }[],
): void {
  for (const { what, card } of lines)
    if ((what === 'abilities' || what === 'defence') && card !== undefined) rings.set(card, 'helps');
}

/** Where a captured Group would come to lie: the first open arrow of the attacker; chosen only after the roll. */
function landing(
  { me, pack, view }: Seen,
  { kind, attacker, target }: Pick<AttackPlan, 'kind' | 'attacker' | 'target'>,
): Pick<Highlights, 'arrows' | 'ghost' | 'string'> {
  if (kind !== 'control' || attacker === undefined || target === undefined || me === undefined) return {};
  const taken = new Set(view.seats[me]?.groups.filter(({ host }) => host === attacker).map(({ side }) => side));
  const arrows = (pack.outSides[attacker] ?? [])
    .filter((side) => !taken.has(side))
    .map((side) => ({ host: attacker, side }))
    .filter((arrow) => previewPlacement(pack, view, { seat: me, group: target, ...arrow }).ok);
  const [first] = arrows;
  return first ? { arrows, ghost: { group: target, ...first }, string: target } : {};
}
