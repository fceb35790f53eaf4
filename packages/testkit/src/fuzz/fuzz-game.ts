/** One random game from the first deal to its end, every step of it watched. */
import { movesFor, type Pack, type SeatCommand, type State, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { Chance } from '../policy/chance.ts';
import { wildCommand } from '../policy/random-command.ts';
import { takenBy } from '../policy/situation.ts';
import { randomSetup, type Setup } from './random-setup.ts';
import { strayCommand } from './stray-commands.ts';
import { type Enriched, type Sent, Violation, WatchedGame } from './watched-game.ts';

/** Everything needed to play the same game again. */
export interface Trace {
  readonly seed: string;
  readonly setup: Setup;
  readonly sent: readonly (Sent | Enriched)[];
}

export interface FuzzedGame {
  readonly trace: Trace;
  readonly violation?: Violation;
  readonly accepted: number;
  readonly refused: number;
  readonly events: number;
  readonly turns: number;
}

/** After so many commands everybody falls silent; then ends the game before so many more time-outs. */
const BUSY_COMMANDS = 200;
const SILENT_COMMANDS = 6_000;
/** where silence ends nothing, it is looked at for so long. */
const ENDLESS_COMMANDS = 300;

export interface Onlooker {
  readonly beforeCommand?: (state: State, sent: Sent) => void;
  /** Goes home after so many commands; without it the game is seen to its end. */
  readonly commands?: number;
}

export function fuzzGame(pack: Pack, seed: string, { beforeCommand, commands }: Onlooker = {}): FuzzedGame {
  const chance = new Chance(quickRandom(`player ${seed}`));
  const setup = randomSetup(chance);
  const game = new WatchedGame(pack, setup, quickRandom(seed));
  const sent: (Sent | Enriched)[] = [];
  const history: Sent[] = [];
  const send = (entry: Sent) => {
    sent.push(entry);
    history.push(entry);
    beforeCommand?.(game.state, entry);
    game.send(entry);
  };
  try {
    send({ command: { type: 'begin' } });
    const busy = commands ?? (chance.happens(30) ? BUSY_COMMANDS * 3 : BUSY_COMMANDS);
    let isRich = chance.happens(30);
    for (let count = 0; count < busy && !game.state.over; count++) {
      if (!isRich && game.state.phase !== 'setup') {
        isRich = true;
        const enriched: Enriched = { enrich: `position ${seed}` };
        sent.push(enriched);
        game.enrich(enriched);
      }
      oneMove(game, chance, { history, send });
    }
    game.isSilent = true;
    const { stalemate = true, lastRound = 0 } = setup.options;
    const mustEnd = stalemate || lastRound > 0;
    for (let count = 0; commands === undefined && !game.state.over; count++) {
      if (!mustEnd && count === ENDLESS_COMMANDS) break;
      if (count > SILENT_COMMANDS) throw new Violation('does not end', `${SILENT_COMMANDS} time-outs`);
      send({ command: { type: 'timeOut' } });
    }
    return result(game, { seed, setup, sent });
  } catch (error) {
    const violation = error instanceof Violation ? error : new Violation('crash', `${error} in view or options`);
    return { ...result(game, { seed, setup, sent }), violation };
  }
}

function result(game: WatchedGame, trace: Trace): FuzzedGame {
  const { accepted, refused, events, state } = game;
  return { trace, accepted, refused, events, turns: state.turnsTaken.reduce((sum, turns) => sum + turns, 0) };
}

interface Sending {
  readonly history: readonly Sent[];
  readonly send: (entry: Sent) => void;
}

function oneMove(game: WatchedGame, chance: Chance, { history, send }: Sending): void {
  const { state, pack } = game;
  const clock = clockCommand(game, chance);
  if (clock) {
    send(clock);
    return;
  }
  const seat = whoMoves(game, chance);
  const view = viewFor(pack, state, seat);
  const moves = movesFor(pack, state, seat);
  const isTaken = takenBy(pack, state, seat);
  const command = wildCommand({ pack, seat, moves, view: () => view, isTaken, chance });
  const fitting: SeatCommand = command ?? { type: 'done' };
  if (chance.happens(40)) send(strayCommand({ chance, seats: state.seats, size: pack.size, fitting, seat, history }));
  else if (command) send({ command: { ...command, seat } });
}

/** Mostly somebody the game waits for, sometimes whoever has an offer to answer, sometimes anybody. */
function whoMoves({ state }: WatchedGame, chance: Chance): number {
  const waiting = waitingFor(state);
  const withGroups = state.offers.filter(({ give, want }) => give.groups?.length || want.groups?.length);
  if (withGroups.length > 0 && chance.happens(40)) return chance.oneOf(withGroups).to;
  return chance.happens(75) && waiting.length > 0 ? chance.oneOf(waiting) : chance.below(state.seats);
}

/** time enters as a command. */
function clockCommand({ state }: WatchedGame, chance: Chance): Sent | undefined {
  if (chance.happens(2)) return { command: { type: 'timeOut' } };
  if (state.options.gameMinutes && chance.below(300) === 0) return { command: { type: 'callTime' } };
  const ended = state.peeks.filter((peek) => peek.ended);
  if (ended.length > 0 && chance.happens(20)) {
    const { seat, owner, slot } = chance.oneOf(ended);
    return { command: { type: 'lightOut', peeker: seat, owner, index: slot } };
  }
  if (state.offers.length > 0 && chance.below(200) === 0) {
    const { from, to, serial } = chance.oneOf(state.offers);
    return { command: { type: 'expireOffer', from, to, serial } };
  }
  return undefined;
}
