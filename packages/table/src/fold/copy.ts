import { clone, copyInto, type Pack } from '@illuminice/engine';
import type { LogEntry, TableFact } from '../model/log.ts';
import type { PromiseState, TableState } from '../model/table-state.ts';
import type { StoredTable } from '../ports/ports.ts';
import { fold } from './fold.ts';
import { openTable } from './open.ts';

/** A copy that `fold` may change. Everything fold replaces rather than changes is shared. */
export function copyOf(state: TableState): TableState {
  const copy = copyBesideGame(state);
  copy.game = state.game && clone(state.game);
  return copy;
}

/** A copy for these facts alone: a game in which nothing happens is shared. Two of five commands are answers the table keeps. */
export function copyFor(state: TableState, facts: readonly TableFact[]): TableState {
  return facts.some(({ type }) => type === 'game') ? copyOf(state) : copyBesideGame(state);
}

function copyBesideGame(state: TableState): TableState {
  return {
    ...state,
    seats: state.seats.map((seat) => ({ ...seat })),
    dice: { ...state.dice },
    moment: { ...state.moment },
    turnClock: { ...state.turnClock },
    offers: state.offers.map((offer) => ({ ...offer })),
    lights: state.lights.map((light) => ({ ...light })),
    promises: state.promises.map(copyOfPromise),
    proposals: state.proposals.map((proposal) => ({ ...proposal })),
    vote: state.vote && { ...state.vote },
    versions: state.versions.slice(),
  };
}

/** Judging changes both what was promised and what it hangs on. */
function copyOfPromise(promise: PromiseState): PromiseState {
  return promise.unless ? { ...promise, unless: { ...promise.unless } } : { ...promise };
}

/**
 * Takes over what was folded on a copy. The lists of the game stay where they are: a thousand tables would otherwise leave a new position
 * each, every second, for the collector to carry from one place to the next.
 */
export function takeOver(state: TableState, next: TableState): void {
  const { game } = state;
  Object.assign(state, next);
  if (game === next.game) return;
  if (!game || !next.game || game.options !== next.game.options || game.seats !== next.game.seats) return;
  copyInto(game, next.game);
  state.game = game;
}

/** The table as its log tells it. */
export function foldStored(pack: Pack, { snapshot, tail }: StoredTable): TableState | undefined {
  let state = snapshot ? copyOf(snapshot.state) : undefined;
  for (const entry of tail) state = foldNext(pack, state, entry);
  return state;
}

function foldNext(pack: Pack, state: TableState | undefined, entry: LogEntry): TableState {
  if (!state) return openTable(entry);
  fold(pack, state, { entry });
  return state;
}
