/**
 * `aTable`: a position in the words of the scenarios, then a game told by its players. Every accepted command is checked
 * (watch/checked-game.ts); a command that is refused fails the test, unless it was said that the seat may not do it.
 */
import { pack as fullPack } from '@illuminice/cards';
import {
  type GameEvent,
  type GameOptions,
  type Pack,
  type State,
  type View,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { answerFirst, isPending, settle } from '../scenario/defaults.ts';
import type { SettlePoint } from '../scenario/format.ts';
import { ask } from '../scenario/queries.ts';
import { readGiven, readOptions } from '../scenario/read-scenario.ts';
import { beginScenario } from '../scenario/run-scenario.ts';
import type { Json } from '../scenario/strict-json.ts';
import { type SeatVerbs, seatVerbs } from './seat-verbs.ts';
import { transcript } from './transcript.ts';

export interface TableSetup<Name extends string> {
  /** In turn order, each as a seat of `given` in scenarios/FORMAT.md. */
  readonly seats: Readonly<Record<Name, Json>>;
  readonly turn?: {
    readonly seat?: Name;
    readonly phase?: string;
    readonly actionsUsed?: number;
    readonly freeTransfersUsed?: number;
  };
  readonly initialPlayers?: number;
  readonly uncontrolled?: readonly string[];
  readonly dead?: readonly string[];
  readonly discard?: readonly string[];
  readonly deck?: readonly string[];
  readonly dice?: readonly (readonly [number, number])[];
  readonly options?: Partial<GameOptions>;
  readonly pack?: Pack;
}

export interface Table<Name extends string> {
  readonly seats: Readonly<Record<Name, SeatVerbs<Name>>>;
  readonly state: State;
  readonly log: readonly GameEvent[];
  /** Who owes an answer; the current player in a plain phase. */
  waitingFor(): Name[];
  /** Any query of scenarios/FORMAT.md. */
  asks(query: string): Json;
  view(viewer: Name | 'spectator'): View;
  /** Default answers until the innermost window closes. */
  everybodyDeclines(): void;
  /** Default answers until nobody is asked any more. */
  everybodyIsContent(): void;
  settles(point: SettlePoint): void;
  timeRunsOut(): void;
  /** Everything that happened since the position was set up, one sentence a line. */
  transcript(): string;
}

export function aTable<Name extends string>(setup: TableSetup<Name>): Table<Name> {
  const { pack = fullPack, options, seats, turn, ...rest } = setup;
  const names = Object.keys(seats) as Name[];
  const given = readGiven({
    ...rest,
    seats: names.map((name) => seats[name]),
    turn: { ...turn, seat: turn?.seat === undefined ? 0 : names.indexOf(turn.seat) },
  });
  const game = beginScenario(pack, { given, options: readOptions({ ...options }) });
  const numberOf = (name: Name): number => names.indexOf(name);
  const nameOf = (seat: number): Name => names[seat] ?? (`seat ${seat}` as Name);

  return {
    seats: Object.fromEntries(names.map((name, seat) => [name, seatVerbs({ game, seat, numberOf })])) as Record<
      Name,
      SeatVerbs<Name>
    >,
    get state() {
      return game.state;
    },
    log: game.log,
    waitingFor: () => waitingFor(game.state).map(nameOf),
    asks: (query) => ask(pack, game.state, query),
    view: (viewer) => viewFor(pack, game.state, viewer === 'spectator' ? 'spectator' : numberOf(viewer)),
    everybodyDeclines: () => settle(game, 'window'),
    everybodyIsContent() {
      while (isPending(game.state)) answerFirst(game);
    },
    settles: (point) => settle(game, point),
    timeRunsOut() {
      const refusal = game.send({ type: 'timeOut' });
      if (refusal !== undefined)
        throw new Error(`the time-out is refused: ${refusal.code} (${refusal.rule}: ${refusal.values.need})`);
    },
    transcript: () => transcript({ pack, illuminati: game.state.illuminati, nameOf }, game.log),
  };
}
