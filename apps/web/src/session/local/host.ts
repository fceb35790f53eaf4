/** Hosts one table at a time in the worker, through the same ports as the server. */
import {
  type BotMemory,
  createBot,
  heard,
  LEVELS,
  type Level,
  type PersonaKey,
  personas,
  type Remark,
  replyTo,
  saidWith,
} from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { packWith, type Seat, type View, viewFor } from '@illuminice/engine';
import { hashText } from '@illuminice/fair-dice';
import type { SeatRequest, TableUpdate } from '@illuminice/protocol';
import {
  type BotAnswer,
  type BotRequest,
  type LogEntry,
  type Opening,
  type Ports,
  TABLE_SETTINGS,
  Table,
  type TableViewer,
} from '@illuminice/table';
import type { ClientRefusal } from '../stores/index.ts';
import { type GameResult, resultOf } from './game-result.ts';
import type { FromWorker, NewLocalGame, SavedGame } from './messages.ts';
import { gameOf, makeRoom, noteGame, savedGames } from './saved-games.ts';
import { type Upload, uploadOf } from './uploadable.ts';
import { newWatch } from './watch.ts';

/** As long as somebody needs to read a line and type a short one. */
const REPLY_MS = 1200;

/**
 * A game at one device waits for nobody but its people: bots answer windows at once, and think only when what happened has been
 * watched, however long somebody looks at it (T-4).
 */
const SETTINGS = {
  ...TABLE_SETTINGS,
  beginMs: 86_400_000,
  botWindowMs: 0,
  botMoveMs: 150,
  botPatienceMs: 86_400_000,
  snapshotEvery: 50,
};

export interface Host {
  begin(game: NewLocalGame): Promise<void>;
  /** False when there is no such game here. */
  open(id: string): Promise<boolean>;
  /** A new game with the seats and rules of that one; false when there is no such game here. */
  again(id: string): Promise<boolean>;
  act(seat: Seat, request: string, act: SeatRequest): Promise<void>;
  /** Said to the table; whoever is called by name answers. */
  hear(seat: Seat, text: string): void;
  watched(upTo: number): void;
  /** As everybody sees it now; undefined when its log makes no game, for a file may say anything, and until it is dealt. */
  look(id: string): Promise<View | undefined>;
  /** Undefined when its log makes no game. */
  end(id: string): Promise<End | undefined>;
  /** The game as it stands, looked at without waking anybody in it. */
  describe(id: string): Promise<Upload | undefined>;
}

/** Whether a game of the list is over, and how it ended. */
export interface End {
  readonly over: boolean;
  readonly me?: Seat;
  readonly result?: GameResult;
}

export function newHost(database: IDBDatabase, tell: (message: FromWorker) => void): Host {
  let table: Table | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved: SavedGame | undefined;
  let humans: readonly Seat[] = [];
  let memories = new Map<number, BotMemory>();
  const watching = newWatch();

  /** What is said with an answer once it is a move. */
  const unsaid = new WeakMap<BotAnswer, Remark>();
  const speak = (seat: Seat, remark: Remark): void => {
    tell({ type: 'said', seat, at: Date.now(), remark });
    const memory = memories.get(seat);
    if (memory) memories.set(seat, heard(memory, remark));
  };

  const think = ({ seat, level, persona, pack, view, moves, masterMillis, ...words }: BotRequest): BotAnswer => {
    const { promises, proposals, proposal } = words;
    const mind = createBot({ pack, level: levelOf(level), ...(persona ? { persona: persona as PersonaKey } : {}) });
    const memory = memories.get(seat);
    const decision = mind.decide({
      view,
      moves,
      random: Math.random,
      budget: { millis: masterMillis, now: () => performance.now() },
      ...(memory ? { memory } : {}),
      ...(promises ? { promises } : {}),
      ...(proposals ? { proposals } : {}),
      ...(proposal === undefined ? {} : { proposal }),
    });
    memories.set(seat, decision.memory);
    const answer = { command: decision.command, ...saidWith(decision) };
    if (decision.say) unsaid.set(answer, decision.say);
    return answer;
  };

  const deliver = (viewer: TableViewer, update: TableUpdate | undefined): void => {
    if (!update) return;
    tell({ type: 'update', no: watching.published(), told: { viewer, update } });
  };

  /** After every move: in the list, and told to the page, which may be gone the next moment (S-3). */
  const note = async (view: View | undefined, over = view?.over !== undefined): Promise<void> => {
    if (!saved) return;
    const { id } = saved;
    const [own, ...others] = humans;
    const illuminati = own === undefined || others.length > 0 ? undefined : view?.seats[own]?.illuminati;
    const as = illuminati === undefined ? undefined : pack.illuminati[illuminati]?.name;
    const kept = { ...saved, playedAt: Date.now(), over };
    const ended = over ? table : undefined;
    const result = ended && resultOf(ended.pack, ended.state, await ports.store.entries(id, 1));
    const game: SavedGame = {
      ...kept,
      ...(view && view.phase !== 'setup' ? { turn: turnOf(view) } : {}),
      ...(as === undefined ? {} : { as }),
      ...(own === undefined || others.length > 0 ? {} : { me: own }),
      ...(result ? { result } : {}),
    };
    tell({ type: 'kept', game });
    await noteGame(database, game);
    if (over) await makeRoom(database);
  };

  const ports: Ports = {
    store: savedGames(database),
    clock: {
      now: () => Date.now(),
      schedule: (_, at) => {
        clearTimeout(timer);
        if (at !== undefined) timer = setTimeout(() => void table?.timerFired(), Math.max(0, at - Date.now()));
      },
    },
    hash: hashText,
    entropy: { seed: () => hex(32), id: () => hex(12) },
    fanout: {
      publish: ({ updateFor }) => {
        const told = viewersFor(humans).map((viewer) => ({ viewer, update: updateFor(viewer) }));
        // What nobody here is told of is nothing to watch.
        if (told.some(({ update }) => update)) watching.publish();
        for (const { viewer, update } of told) deliver(viewer, update);
        const view = told.findLast(({ update }) => update?.view)?.update?.view;
        if (view) void note(view);
      },
      deliverLate: ({ update }) => deliver('spectator', update),
    },
    bots: {
      decide: async (request) => {
        await watching.done();
        return think(request);
      },
      carriedOut: ({ seat, answer }) => {
        const remark = unsaid.get(answer);
        if (remark) speak(seat, remark);
      },
    },
  };

  const show = async (opened: Table, game: SavedGame): Promise<void> => {
    table = opened;
    saved = game;
    humans = peopleOf(opened.state.opening);
    const told = await Promise.all(
      viewersFor(humans).map(async (viewer) => ({ viewer, update: await opened.updateFor(viewer) })),
    );
    await note(told[0]?.update.view, opened.state.stage === 'over');
    tell({ type: 'opened', id: opened.id, humans, told });
    for (const seat of humans) await opened.connected(seat);
  };

  const leave = (): void => {
    table?.close();
    clearTimeout(timer);
    memories = new Map();
    watching.reset();
  };

  /** Opened for a look: no clock runs, no computer player thinks, nobody is told. */
  const lookAt = (id: string): Promise<Table | undefined> => {
    const asleep: Ports = {
      ...ports,
      clock: { now: () => Date.now(), schedule: () => undefined },
      bots: { decide: () => new Promise(() => undefined) },
      fanout: { publish: () => undefined, deliverLate: () => undefined },
    };
    return Table.open({ id, pack, ports: asleep, settings: SETTINGS });
  };

  const begin: Host['begin'] = async ({ cards, ...opening }) => {
    leave();
    const id = hex(12);
    const chosen = (cards && packWith(pack, cards)) ?? pack;
    const opened = await Table.create({ id, pack: chosen, ports, settings: SETTINGS, opening });
    await show(opened, savedAs(id, opening, Date.now()));
  };

  return {
    begin,
    async again(id) {
      const [first] = await ports.store.entries(id, 1, 1);
      const opening = openingIn(first);
      if (!opening) return false;
      const { seats, options } = opening;
      await begin({ seats, options });
      return true;
    },
    async open(id) {
      leave();
      const opened = await Table.open({ id, pack, ports, settings: SETTINGS });
      const [first] = await ports.store.entries(id, 1, 1);
      const opening = openingIn(first);
      if (!opened || !first || !opening) return false;
      const { online, brought } = (await gameOf(database, id)) ?? {};
      const marks = { ...(online ? { online } : {}), ...(brought ? { brought } : {}) };
      await show(opened, { ...savedAs(id, opening, first.at), ...marks });
      return true;
    },
    async act(seat, request, act) {
      const refusal: ClientRefusal = { code: 'NO_TABLE', rule: 'R-22.15', values: { need: 'openGame' } };
      const answer = table
        ? await table.request({ seat, id: request, request: act })
        : ({ ok: false, refusal } as const);
      tell({ type: 'answer', request, answer });
    },
    hear(seat, text) {
      if (!table?.state.game || table.state.game.over) return;
      const { game, seats } = table.state;
      const said = { text, from: seat, seats: seats.map(({ name, persona }) => ({ name, persona: keyOf(persona) })) };
      const view = viewFor(table.pack, game, 'spectator');
      const answer = replyTo(table.pack, { view, said, random: Math.random });
      if (answer) setTimeout(() => speak(answer.seat, answer.remark), REPLY_MS);
    },
    watched: watching.watched,
    async look(id) {
      const looked = await lookAt(id).catch(() => undefined);
      if (!looked) return undefined;
      const { view } = await looked.updateFor('spectator');
      looked.close();
      return view;
    },
    async end(id) {
      const looked = await lookAt(id).catch(() => undefined);
      if (!looked) return undefined;
      looked.close();
      const { stage, opening } = looked.state;
      const result = resultOf(looked.pack, looked.state, await ports.store.entries(id, 1));
      const [me, ...others] = peopleOf(opening);
      return {
        over: stage === 'over',
        ...(me === undefined || others.length > 0 ? {} : { me }),
        ...(result ? { result } : {}),
      };
    },
    async describe(id) {
      const looked = await lookAt(id);
      const { game, opening } = looked?.state ?? {};
      looked?.close();
      return looked && game && opening && uploadOf(looked.pack, game, opening.seats);
    },
  };
}

/** Several people at one device need the public view too, for what all may see together. */
function viewersFor(humans: readonly Seat[]): TableViewer[] {
  return humans.length > 1 ? [...humans, 'spectator'] : [...humans];
}

function peopleOf({ seats }: Opening): readonly Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
}

function turnOf({ seats }: View): number {
  return 1 + seats.reduce((sum, { turnsTaken }) => sum + turnsTaken, 0);
}

/** The first line of a log tells who sat down to what. */
export function openingIn(first: LogEntry | undefined): Opening | undefined {
  const opened = first?.facts.find((fact) => fact.type === 'opened');
  return opened?.type === 'opened' ? opened.opening : undefined;
}

export function savedAs(id: string, { seats, continues }: Opening, startedAt: number): SavedGame {
  return {
    id,
    names: seats.map(({ name }) => name),
    people: seats.filter(({ kind }) => kind === 'human').length,
    startedAt,
    playedAt: startedAt,
    over: false,
    ...(continues ? { continues: continues.from } : {}),
    ...(continues?.branch ? { branch: continues.branch } : {}),
  };
}

function keyOf(persona: string | undefined): PersonaKey | undefined {
  return personas.find(({ key }) => key === persona)?.key;
}

function levelOf(level: string): Level {
  return LEVELS.find((known) => known === level) ?? 'regular';
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
