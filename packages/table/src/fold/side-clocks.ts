import type { State } from '@illuminice/engine';
import type { LightClock, OfferClock, TableState } from '../model/table-state.ts';

/**
 * One clock for each open offer and each light of a peek that has ended, whatever opened, closed or moved them: a
 * Special that leaves a hand moves the slots behind it, and their lights with them.
 */
export function keepSideClocks(state: TableState, game: State): void {
  state.offers = game.offers.map(({ from, to, serial }): OfferClock => {
    const known = state.offers.find((clock) => clock.from === from && clock.to === to && clock.serial === serial);
    return known ?? { from, to, serial, at: state.at };
  });
  const old = [...state.lights];
  state.lights = game.peeks.flatMap(({ seat: peeker, owner, slot: index, ended }): LightClock[] => {
    if (!ended) return [];
    const same = old.findIndex((light) => light.peeker === peeker && light.owner === owner && light.index === index);
    const moved = same >= 0 ? same : old.findIndex((light) => light.peeker === peeker && light.owner === owner);
    const [known] = moved >= 0 ? old.splice(moved, 1) : [];
    return [{ peeker, owner, index, at: known?.at ?? state.at }];
  });
}
