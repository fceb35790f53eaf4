/** A position must be one the game could reach: R-1.7 (arrows), R-12.8 (no overlap), R-0.1 (whole money). */
import { groupDefinition, isIlluminatiCard, type Pack } from '../cards/pack.ts';
import { hasOverlap } from '../geometry/layout.ts';
import { ACTIVE, type State } from '../model/state.ts';
import { groupsOf } from '../rules/board.ts';
import { layoutOfSeat } from '../rules/queries.ts';
import { type CardNo, SIDES } from '../vocabulary/vocabulary.ts';
import { PositionError } from './position.ts';

export function checkStructures(pack: Pack, state: State): void {
  for (const amount of state.money)
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new PositionError({ code: 'badTreasury', rule: 'R-0.1', values: { amount } });
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.status[seat] !== ACTIVE) continue;
    checkArrows(pack, state, seat);
    if (hasOverlap(layoutOfSeat(pack, state, seat)))
      throw new PositionError({ code: 'overlap', rule: 'R-12.8', values: { seat } });
  }
}

function checkArrows(pack: Pack, state: State, seat: number): void {
  const used = new Set<string>();
  for (const card of groupsOf(state, seat)) {
    const host = state.host[card] ?? -1;
    const side = state.side[card] ?? -1;
    const values = { host: nameOf(pack, state, host), side: SIDES[side] ?? side };
    const arrow = `${host} ${side}`;
    if (used.has(arrow)) throw new PositionError({ code: 'arrowTaken', rule: 'R-1.7', values });
    used.add(arrow);
    if (!pack.outSides[host]?.some((out) => out === side))
      throw new PositionError({ code: 'noArrow', rule: 'R-1.7', values });
  }
}

function nameOf(pack: Pack, state: State, card: CardNo): string {
  const key = isIlluminatiCard(card)
    ? pack.illuminati[state.illuminati[card] ?? -1]?.key
    : groupDefinition(pack, card)?.key;
  return key ?? `card ${card}`;
}
