/** From `given` to a State: the engine lays the cards out, and every invariant is looked at on top. */
import { type GameOptions, buildPosition as layOut, type Pack, PositionError, type State } from '@illuminice/engine';
import { brokenInvariants } from '../watch/invariants.ts';
import type { PositionGiven } from './format.ts';
import { ScenarioError } from './scenario-error.ts';

/** The position just before `turn.phase` does anything; `resume` of the engine goes on from here. */
export function buildPosition(pack: Pack, given: PositionGiven, options: GameOptions): State {
  const state = laidOut(pack, given, options);
  const broken = brokenInvariants(pack, state);
  if (broken.length > 0) throw new ScenarioError(`impossible position: ${broken.join('; ')}`);
  return state;
}

function laidOut(pack: Pack, given: PositionGiven, options: GameOptions): State {
  try {
    return layOut(pack, given, options);
  } catch (error) {
    if (error instanceof PositionError) throw new ScenarioError(error.message);
    throw error;
  }
}
