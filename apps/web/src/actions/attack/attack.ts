/** Announcing an attack: from either end, with aid, privilege and a changed alignment. */
import { ATTACK_KINDS, type AttackCommand, type AttackKind, type CardNo, isIlluminatiCard } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { defineAction, latePanel, regular } from '../../tabletop/action/index.ts';
import { ownerOf, type Seen } from '../../tabletop/seen/index.ts';
import { alterable } from '../change-alignment/index.ts';
import { type AttackDrafted, firstPlan, planAttack, stepPlan } from './attack-draft.ts';
import { announcementLights } from './attack-lights.ts';
import { attacksNaming, powerlessPlan, whyNoAttack, whyNotAgainst, whyNotBy } from './why-no-attack.ts';

export const attack = defineAction<AttackDrafted>({
  name: 'attack',
  isPossible: ({ moves }) => moves.attack !== undefined,
  panel: latePanel(async () => (await import('./draft-panel.tsx')).DraftPanel),
  lights: announcementLights,
  press: (seen, draft, card) => {
    // Inside a choice a tap answers it or means nothing: the attack itself must not change behind its back.
    if (draft.ask)
      return draft.ask === 'lasers' && alterable(seen).includes(card) ? { ...draft, lasersOn: card } : draft;
    return { plan: stepPlan(seen, draft.plan, { do: 'card', card }) };
  },
  tried: attacksNaming,
  isOnBoard: ({ ask, plan }) => !ask && (plan.attacker === undefined || plan.target === undefined),
  stepBack: ({ ask, plan }) => (ask ? { plan } : undefined),
  turn: (seen) => {
    const entry = {
      act: 'attack',
      label: t('act.attack', 'Attack'),
      icon: 'crossed-swords',
      hotkey: 'A',
      why: seen.moves.attack ? undefined : whyNoAttack(seen),
      start: { draft: { plan: firstPlan(seen) } },
    } as const;
    return [...regular(seen, entry), { ...entry, list: 'main' }];
  },
  keys: (seen) => ({ a: seen.moves.attack && { draft: { plan: firstPlan(seen) } } }),
  onCard: (seen, card) => {
    const owner = ownerOf(seen.view, card);
    if (seen.me === undefined || (owner !== seen.me && isIlluminatiCard(card))) return [];
    const end = owner === seen.me ? 'attacker' : 'target';
    return ATTACK_KINDS.map((kind) => ({
      label: menuLabel(kind),
      why: end === 'attacker' ? whyNotBy(seen, card, kind) : whyNotAgainst(seen, card, kind),
      start: { draft: { plan: firstPlan(seen, planAttack(kind, { [end]: card })) } },
    }));
  },
  pointsTo: (wanted, seen, draft) => (wanted.type === 'attack' ? leadTo(wanted, seen, draft) : undefined),
});

/** T-20: the Special against Groups without power opens the attack it belongs to. */
export function beginPowerless(seen: Seen): void {
  const plan = powerlessPlan(seen);
  if (plan) attack.begin({ plan });
}

function menuLabel(kind: AttackKind): string {
  switch (kind) {
    case 'control':
      return t('menu.control', 'Attack to control');
    case 'neutralize':
      return t('menu.neutralize', 'Attack to neutralize');
    case 'destroy':
      return t('menu.destroy', 'Attack to destroy');
  }
}

/** From the button to the kind, the cards, the extras and the announcement. */
function leadTo(wanted: AttackCommand, { view }: Seen, draft: AttackDrafted | undefined): readonly string[] {
  if (!draft) return ['turn.attack', 'nav.panel'];
  const { plan, ask } = draft;
  if (ask === 'privilege') return ['privilege.choice', 'privilege.confirm'];
  if (plan.kind !== wanted.kind) return [`attack.kind.${wanted.kind}`];
  // Something else was named: the light on the announcement would lead to a refusal for ever, so the choice begins again.
  if (isOther(plan.attacker, wanted.attacker) || isOther(plan.target, wanted.target)) return ['panel.cancel'];
  if (plan.privilege && !wanted.privilege) return ['panel.cancel'];
  if (plan.attacker === undefined) return [`card.${wanted.attacker}`];
  // In the hand the list is folded away: a rival's card is reached by way of their board.
  if (plan.target === undefined)
    return [`card.${wanted.target}`, `attack.pick.${wanted.target}`, `table.rival.${ownerOf(view, wanted.target)}`];
  const aid = wanted.aids?.find((card: CardNo) => !plan.aids.includes(card));
  if (aid !== undefined) return [`attack.aid.${aid}`, `card.${aid}`];
  return [wanted.privilege && !plan.privilege ? 'attack.privilege' : 'attack.confirm'];
}

function isOther(named: CardNo | undefined, wanted: CardNo): boolean {
  return named !== undefined && named !== wanted;
}
