import { entryAt } from '../model/entry-at.ts';
import { specialIn } from '../model/hand.ts';
import { has } from '../model/seats.ts';
import type { Listing } from './listing.ts';
import type { SpendMove } from './seat-moves.ts';

/** who may pay what into the attack, abolish its privilege or call it off. */
export function spendingMoves({ state, seat, moves }: Listing): void {
  const { attack } = state;
  if (!attack) return;
  const attacker = entryAt(state.owner, attack.attacker);
  const money = (card: number) => entryAt(state.money, card);
  const spend: SpendMove[] = [];
  const add = (from: number, sides: SpendMove['sides']) => {
    if (money(from) > 0 && !spend.some((move) => move.from === from)) spend.push({ from, max: money(from), sides });
  };
  if (seat === attacker) {
    add(attack.attacker, []);
    add(seat, []);
    if (!attack.committed) moves.callOff = true;
  } else if (seat === attack.defender) {
    add(attack.target, []);
    add(seat, []);
  } else if (!attack.privileged || has(attack.permitted, seat)) add(seat, ['for', 'against']);
  if (spend.length > 0) moves.spend = spend;
  const hand = entryAt(state.hands, seat);
  if (attack.privileged && seat !== attacker && hand.length >= 2) moves.abolish = hand.map(specialIn);
}
