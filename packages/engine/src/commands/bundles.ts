import { isIlluminatiCard } from '../cards/pack.ts';
import { subtree } from '../geometry/tree.ts';
import type { Bundle } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { findSpecials, isFaceUp, isKnownTo, specialIn } from '../model/hand.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import type { State } from '../model/state.ts';
import { structureOf } from '../rules/board.ts';
import { isStacked } from '../rules/treasury.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { actionsLeft } from './timing.ts';

export function isEmpty({ money, specials, groups }: Bundle): boolean {
  return !money && !specials?.length && !groups?.length;
}

export function groupsIn(give: Bundle, want: Bundle): number {
  return (give.groups?.length ?? 0) + (want.groups?.length ?? 0);
}

/** when Groups may change hands between these two, and whether the current player can pay for it. */
export function checkGroupTrade(state: State, seats: readonly [Seat, Seat], groups: number): Refusal | undefined {
  if (groups === 0) return undefined;
  const { seat } = state.turn;
  if (state.phase !== 'actions' || !seats.includes(seat))
    return refuse('WRONG_PHASE', 'R-14.6', { need: 'actionsPhaseOfEither', seats });
  if (state.attack) return refuse('ATTACK_IN_PROGRESS', 'R-14.6', { need: 'attackOver' });
  return undefined;
}

export function checkGroupCost(state: State, groups: number): Refusal | undefined {
  return groups > actionsLeft(state)
    ? refuse('NO_ACTIONS_LEFT', 'R-14.6', { need: 'actionPerGroup', groups, left: actionsLeft(state) })
    : undefined;
}

/** Groups of that seat, roots of subtrees that do not lie in each other. */
export function checkGroups(state: State, owner: Seat, groups: readonly CardNo[] = []): Refusal | undefined {
  if (
    groups.some((card) => isIlluminatiCard(card) || state.owner[card] !== owner) ||
    new Set(groups).size !== groups.length
  )
    return refuse('ILLEGAL_TARGET', 'R-14.4', { need: 'groupsOfGiver', seat: owner });
  if (groups.length < 2) return undefined;
  const structure = structureOf(state, owner);
  const nested = groups.some((top) => groups.some((card) => card !== top && subtree(structure, top).includes(card)));
  return nested ? refuse('ILLEGAL_TARGET', 'R-14.6', { need: 'subtreeRoots' }) : undefined;
}

export function checkSpecials(state: State, owner: Seat, specials: Bundle['specials'] = []): Refusal | undefined {
  return findSpecials(entryAt(state.hands, owner), specials)
    ? undefined
    : refuse('CARD_NOT_HELD', 'R-14.4', { need: 'specialsHeld', seat: owner, specials });
}

/**
 * whether somebody could give this as far as another sees. A stack that is not empty might hold enough, and a face-down
 * card might be the one: to know better would be to know what is hidden.
 */
export function mightGive(
  state: State,
  { owner, seenBy }: { readonly owner: Seat; readonly seenBy: Seat },
  { money = 0, specials = [] }: Bundle,
): boolean {
  const held = entryAt(state.money, owner);
  if (isStacked(state, owner) ? money > 0 && held === 0 : money > held) return false;
  const hand = entryAt(state.hands, owner);
  const seen = hand.filter((slot) => isFaceUp(slot) || isKnownTo(slot, seenBy)).map(specialIn);
  let unseen = hand.length - seen.length;
  for (const special of specials) {
    const at = seen.indexOf(special);
    if (at >= 0) seen.splice(at, 1);
    else if (--unseen < 0) return false;
  }
  return true;
}

/** money goes from Illuminati to Illuminati. What lies in a stack is told to its owner alone. */
export function checkMoney(
  state: State,
  { payer, asker }: { readonly payer: Seat; readonly asker: Seat },
  amount = 0,
): Refusal | undefined {
  const had = entryAt(state.money, payer);
  if (amount <= had) return undefined;
  const isTold = payer === asker || !isStacked(state, payer);
  return refuse('INSUFFICIENT_FUNDS', 'R-14.3', { need: 'funds', card: payer, amount, ...(isTold ? { had } : {}) });
}

export function checkWhole(...bundles: readonly Bundle[]): Refusal | undefined {
  return bundles.some(({ money = 1 }) => !Number.isInteger(money) || money < 1)
    ? refuse('BAD_AMOUNT', 'R-0.1', { need: 'wholeAmount', least: 1 })
    : undefined;
}
