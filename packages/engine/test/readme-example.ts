import { pack } from '@illuminice/cards';
import { type GameEvent, movesFor, newGame, step, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';

const rules = { pack, random: quickRandom('any seed') };
const state = newGame({ pack, seats: 3 });
step(rules, state, { type: 'begin' });

// All that seat 1 may know, and nothing else.
const view = viewFor(pack, state, 1);

// Who owes an answer or has the turn, and what they may do now.
const [seat = 0] = waitingFor(state);
const moves = movesFor(pack, state, seat);

// Undefined: carried out in place. Otherwise a code, the rule and what would be needed, and nothing has changed.
const told: string[] = [];
const onEvent = ({ type }: GameEvent) => told.push(type);
const refusal = step({ ...rules, onEvent }, state, { type: 'default', seat });

export { moves, refusal, told, view };
