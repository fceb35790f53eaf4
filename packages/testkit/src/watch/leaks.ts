/**
 * nobody's bytes depend on what they may not see. Whatever a viewer gets must be the same, byte for byte, when
 * the hidden things are others. (Every permutation of them is tried elsewhere; this is the quick look at every command.)
 */
import { difference, eventFor, type GameEvent, movesFor, type Pack, type State, viewFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance } from '../policy/chance.ts';
import { otherTruth } from '../truths/other-truth.ts';
import type { Viewer } from '../truths/shown.ts';
import { disguisedEvent } from './disguise-event.ts';

export interface Happening {
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** The ways out of the engine. A test of this check opens one too far. */
export interface Doors {
  readonly view: (pack: Pack, state: State, viewer: Viewer) => unknown;
  readonly moves: (pack: Pack, state: State, seat: number) => unknown;
  readonly event: (pack: Pack, event: GameEvent, viewer: Viewer) => unknown;
}

export const ENGINE_DOORS: Doors = { view: viewFor, moves: movesFor, event: eventFor };

export function viewersOf(state: State): Viewer[] {
  return [...Array(state.seats).keys(), 'spectator'];
}

/** One sentence for each thing a viewer could learn and must not; empty when all is well. */
export function hiddenLeaks(pack: Pack, { after, events }: Happening, doors: Doors = ENGINE_DOORS): string[] {
  const chance = new Chance(quickRandom('another truth'));
  // nothing is secret any more, or not from this viewer.
  const isOpenTo = (viewer: Viewer) => viewer === 'spectator' && after.options.spectatorsSeeAll;
  const viewers = after.over ? [] : viewersOf(after).filter((viewer) => !isOpenTo(viewer));
  return viewers.flatMap((viewer) => {
    const other = otherTruth(after, { pack, viewer, chance, shown: undefined });
    const tells = (what: string, left: unknown, right: unknown): string[] => {
      const told = difference(left, right);
      return told === undefined ? [] : [`${what} tells ${viewer} ${told}`];
    };
    return [
      ...tells('the view', doors.view(pack, after, viewer), doors.view(pack, other, viewer)),
      ...(viewer === 'spectator'
        ? []
        : tells('the list of moves', doors.moves(pack, after, viewer), doors.moves(pack, other, viewer))),
      ...events.flatMap((event) => {
        const secret = disguisedEvent({ pack, state: after, viewer }, event);
        if (secret === undefined) return [];
        const seen = doors.event(pack, event, viewer);
        return tells(`the event ${event.type}`, seen, doors.event(pack, secret, viewer));
      }),
    ];
  });
}
