/** Hosts one table at a time in the worker, through the same ports as the server. */
import { type BotMemory, createBot, LEVELS, type Level, type PersonaKey } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { type BotRequest, type LogEntry, type Ports, type SeatAct, TABLE_SETTINGS, Table } from '@illuminice/table';
import { type FromWorker, type NewSoloGame, OWN_SEAT, type SavedGame } from './messages.ts';
import { noteGame, savedGames } from './saved-games.ts';

/** A mind in the same thread as nothing else: long enough to be good, short enough to stay lively. */
const THINKING_MS = 900;

/** Solo waits for nobody: bots answer windows at once, and their moves can still be followed. */
const SETTINGS = { ...TABLE_SETTINGS, botWindowMs: 0, botMoveMs: 450, snapshotEvery: 50 };

export interface Host {
  begin(game: NewSoloGame): Promise<void>;
  /** False when there is no such game here. */
  open(id: string): Promise<boolean>;
  act(request: string, act: SeatAct): Promise<void>;
}

export function newHost(database: IDBDatabase, tell: (message: FromWorker) => void): Host {
  let table: Table | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let saved: SavedGame | undefined;
  let memories = new Map<number, BotMemory>();

  const think = ({ seat, level, persona, view, options }: BotRequest) => {
    const mind = createBot({ pack, level: levelOf(level), ...(persona ? { persona: persona as PersonaKey } : {}) });
    const memory = memories.get(seat);
    const decision = mind.decide({
      view,
      options,
      random: Math.random,
      budget: { millis: THINKING_MS, now: () => performance.now() },
      ...(memory ? { memory } : {}),
    });
    memories.set(seat, decision.memory);
    return { command: decision.command, reason: decision.reason };
  };

  const ports: Ports = {
    store: savedGames(database),
    clock: {
      now: () => Date.now(),
      schedule: (_, at) => {
        clearTimeout(alarm);
        if (at !== undefined) alarm = setTimeout(() => void table?.alarm(), Math.max(0, at - Date.now()));
      },
    },
    entropy: { seed: () => hex(32), id: () => hex(12) },
    fanout: {
      audience: () => [OWN_SEAT],
      deliver: (_, __, update) => {
        tell({ type: 'update', update });
        if (saved) void noteGame(database, { ...saved, playedAt: Date.now(), over: update.view?.over !== undefined });
      },
    },
    bots: { decide: async (request) => think(request) },
  };

  const show = async (opened: Table, game: SavedGame): Promise<void> => {
    table = opened;
    saved = game;
    await noteGame(database, game);
    tell({ type: 'opened', id: opened.id, update: await opened.updateFor(OWN_SEAT) });
    await opened.presence(OWN_SEAT, true);
  };

  const leave = (): void => {
    table?.close();
    clearTimeout(alarm);
    memories = new Map();
  };

  return {
    async begin({ name, opponents, options }) {
      leave();
      const seats = [{ name, kind: 'human' as const }, ...opponents.map((bot) => ({ ...bot, kind: 'bot' as const }))];
      const id = hex(12);
      const opened = await Table.create({ id, pack, ports, settings: SETTINGS, opening: { seats, options } });
      const now = Date.now();
      await show(opened, { id, names: seats.map((seat) => seat.name), startedAt: now, playedAt: now, over: false });
    },
    async open(id) {
      leave();
      const opened = await Table.open({ id, pack, ports, settings: SETTINGS });
      const game = opened && gameOf(id, await ports.store.entries(id, 1, 1));
      if (!opened || !game) return false;
      await show(opened, game);
      return true;
    },
    async act(request, act) {
      const refusal = { code: 'NO_TABLE', rule: 'R-22.15', need: 'a game that is open' };
      const answer = table ? await table.act({ seat: OWN_SEAT, id: request, act }) : ({ ok: false, refusal } as const);
      tell({ type: 'answer', request, answer });
    },
  };
}

/** The first line of a log tells who sat down. */
export function gameOf(id: string, [first]: readonly LogEntry[]): SavedGame | undefined {
  const opened = first?.facts.find((fact) => fact.type === 'opened');
  if (!first || opened?.type !== 'opened') return undefined;
  const names = opened.opening.seats.map((seat) => seat.name);
  return { id, names, startedAt: first.at, playedAt: Date.now(), over: false };
}

function levelOf(level: string): Level {
  return LEVELS.find((known) => known === level) ?? 'regular';
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
