import { inTurnOrder, keysOf, type Mutable, type Pack, type Seat } from '@illuminice/engine';
import type { Answer, FullUpdate, SeatRequest } from '@illuminice/protocol';
import type { Due } from '../clocks/due.ts';
import { dues, earliestDue } from '../clocks/dues.ts';
import { liveSeats, mayReleaseEarly } from '../clocks/window-clock.ts';
import { decideWords, isPassing } from '../decisions/bot-answer.ts';
import { NOTHING, no } from '../decisions/decision.ts';
import { decideCommand } from '../decisions/move.ts';
import { decideRequest } from '../decisions/seat-requests.ts';
import { decideDiceAgain, decideDue, decidePresence, decideRemoval } from '../decisions/timer-actions.ts';
import { isSeenLate } from '../model/audience.ts';
import { chained, NO_HEAD } from '../model/chain.ts';
import { TableFault } from '../model/fault.ts';
import type { ActSignature, LogEntry, Opening, RemovalReason } from '../model/log.ts';
import { playedByNow, type Unplayable } from '../model/played-by.ts';
import { rematchOf } from '../model/rematch.ts';
import { bitOfSeat } from '../model/seats-of.ts';
import { TABLE_SETTINGS, type TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';
import type { EntryToldElsewhere, Ports, TableId, TableViewer } from '../ports/ports.ts';
import { fullUpdatesOf, versionOf } from '../view/update-for.ts';
import { BotRunner } from './bot-runner.ts';
import { decisionContexts } from './decision-contexts.ts';
import { EarlyRefusals } from './early-refusals.ts';
import { Executor, TRY_AGAIN, tryAgain } from './executor.ts';
import { History } from './history.ts';
import { lateUpdate } from './late-spectators.ts';
import { moveOfBot } from './move-of-bot.ts';
import { readTable } from './read-table.ts';
import { TableLog } from './table-log.ts';
import { tellViewers } from './tell-viewers.ts';

export interface TableAddress {
  readonly id: TableId;
  /** Every card this release knows; a game that is opened again has those it was begun with. */
  readonly pack: Pack;
  readonly ports: Ports;
  readonly settings?: TableSettings;
}

export interface RequestFromSeat {
  readonly seat: Seat;
  /** Of the client; unique within the seat. */
  readonly id: string;
  readonly request: SeatRequest;
  /** Kept with it, and looked at by whoever verifies the log: a false one harms the seat that sent it. */
  readonly signed?: ActSignature | undefined;
}

const REST_MS = 1000;

/**
 * One game in progress. Requests are decided one at a time; what was decided is stored first, and only then folded, acknowledged, sent
 * and shown to bots. No process owns a table: whoever loses the race for an entry reads what the other wrote and decides again.
 */
export class Table {
  readonly id: TableId;
  /** The cards of this game. */
  readonly pack: Pack;
  /** Begun by rules or with cards this release does not have: it stands still, and its log is left as it is. */
  readonly unplayable: Unplayable | undefined;
  readonly #ports: Ports;
  readonly #settings: TableSettings;
  readonly #bots: BotRunner;
  readonly #log: TableLog;
  readonly #executor: Executor;
  readonly #history: History;
  readonly #contextOf: ReturnType<typeof decisionContexts>;
  readonly #early = new EarlyRefusals();
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  private constructor(address: TableAddress, state: TableState, unplayable?: Unplayable) {
    const { id, pack, ports, settings = TABLE_SETTINGS } = address;
    this.id = id;
    this.pack = pack;
    this.unplayable = unplayable;
    this.#ports = ports;
    this.#settings = settings;
    this.#log = new TableLog({
      table: id,
      pack,
      ports,
      settings,
      state,
      folded: (entry, touched) => {
        const telling = { pack, table: id, state: this.state, settings, now: ports.clock.now(), entry };
        tellViewers({ telling, touched, ports, foundFault: (fault) => this.#executor.foundFault(fault) });
      },
    });
    this.#contextOf = decisionContexts({ pack, table: id, ports, settings });
    this.#executor = new Executor({
      log: this.#log,
      contextOf: this.#contextOf,
      settle: () => this.#settle(),
    });
    this.#history = new History({ table: id, pack, store: ports.store });
    this.#bots = new BotRunner({
      table: id,
      pack,
      settings,
      bots: ports.bots,
      now: () => ports.clock.now(),
      answered: () => this.#wake(),
    });
  }

  /** Writes the first entry. */
  static async create(address: TableAddress & { readonly opening: Opening }): Promise<Table> {
    const { id, pack, ports, opening } = address;
    const dice = { ceremonyId: ports.entropy.id(), serverSeed: ports.entropy.seed() };
    const rules = playedByNow(pack, opening.options);
    const entry: Mutable<LogEntry> = {
      seq: 1,
      at: ports.clock.now(),
      facts: [{ type: 'opened', opening, dice, rules }],
    };
    const json = chained(ports.hash, entry, { secret: dice.serverSeed, head: NO_HEAD });
    const state = TableLog.opened(entry);
    const deadline = earliestDue(state, address.settings ?? TABLE_SETTINGS)?.at;
    const { result } = await ports.store.append({ table: id, expectedSeq: 0, entry, json, deadline });
    if (result !== 'stored') throw new Error(`there is a table ${id} already`);
    const table = new Table(address, state);
    table.#settle();
    return table;
  }

  static async open(address: TableAddress): Promise<Table | undefined> {
    const { id, pack, ports } = address;
    const read = await readTable({ store: ports.store, table: id, pack });
    if (!read) return undefined;
    if ('unplayable' in read) return new Table(address, read.state, read.unplayable);
    const table = new Table({ ...address, pack: read.pack }, read.state);
    if (read.isRestored) await table.#enqueue(() => table.#executor.executeFirst(decideDiceAgain));
    table.#settle();
    return table;
  }

  /** The host is done with this object; the table itself lives on in its log. */
  close(): void {
    this.#closed = true;
    this.#ports.clock.schedule(this.id, undefined);
  }

  get state(): Readonly<TableState> {
    return this.#log.state;
  }

  /** How long the log is as far as it is known here; asks for no state. */
  get seq(): number {
    return this.#log.seq;
  }

  /** Resolves when what it leads to is on disk, or it is refused. */
  request({ seat, id, request, signed: signature }: RequestFromSeat): Promise<Answer> {
    const commandId = `${seat}.${id}`;
    if (this.unplayable)
      return this.#unlessAccepted(commandId, {
        ok: false,
        ...no('TABLE_FROZEN', 'R-24.2', { need: 'rulesOfThisGame' }),
      });
    const refused = this.#early.of({ context: () => this.#contextOf(this.state), seat, request });
    if (refused) return this.#unlessAccepted(commandId, refused);
    return this.#early.during(seat, () =>
      this.#enqueue(async () => {
        const answer = await this.#executor.execute((context) => decideRequest(context, seat, request), {
          seat,
          commandId,
          signed: signature && { signature, request },
        });
        return answer.ok ? answer : this.#unlessAccepted(commandId, answer);
      }),
    );
  }

  /** Refused as things are, but it may have been accepted before. */
  async #unlessAccepted(commandId: string, refused: Answer): Promise<Answer> {
    try {
      return (await this.#ports.store.accepted(this.id, commandId)) === undefined ? refused : { ok: true };
    } catch {
      // Only the store could say.
      return tryAgain();
    }
  }

  /** By whoever runs the server; a computer player takes over where the option says so. */
  remove(seat: Seat, why: RemovalReason): Promise<Answer> {
    return this.#enqueue(() => this.#executor.execute((context) => decideRemoval(context, seat, why), {}));
  }

  /** The first connection of a seat came. */
  connected(seat: Seat): Promise<void> {
    return this.#presence({ seat, present: true });
  }

  /** The last connection of a seat went. */
  disconnected(seat: Seat): Promise<void> {
    return this.#presence({ seat, present: false });
  }

  /** The time given to `clock.schedule` has come. Harmless at any other time. */
  timerFired(): Promise<void> {
    return this.#enqueueIfPlayable(() => this.#step());
  }

  /** Another process wrote this entry. */
  committed(entry: LogEntry): Promise<void> {
    return this.#enqueueIfPlayable(async () => {
      await this.#log.heardOf(entry);
      this.#settle();
    });
  }

  /** The same, with what everybody is to be told of it made by that process. */
  toldElsewhere(entry: EntryToldElsewhere): Promise<void> {
    return this.#enqueueIfPlayable(async () => {
      if (this.#log.keepUnread(entry))
        return this.#ports.clock.schedule(this.id, this.#closed ? undefined : entry.deadline);
      await this.#log.heardOf(entry.read());
      this.#settle();
    });
  }

  /** Other processes may have written entries that nobody told us of. */
  readOn(): Promise<void> {
    return this.#enqueueIfPlayable(async () => {
      await this.#log.readOn();
      this.#settle();
    });
  }

  /** Everything, for arrival and resync. The log is read first: what is said of now must be of the moment it is sent. */
  async updateFor(viewer: TableViewer): Promise<FullUpdate> {
    const recent = this.unplayable ? [] : await this.#history.before(this.state, viewer);
    const course = await this.#history.course(this.state);
    const { state } = this;
    const request = { pack: this.pack, table: this.id, state, settings: this.#settings, now: this.#ports.clock.now() };
    const isLate = viewer === 'spectator' && isSeenLate(state);
    const update = isLate ? await lateUpdate({ ...request, store: this.#ports.store }) : fullUpdatesOf(request)(viewer);
    const cards = keysOf(this.pack);
    return { ...update, cards, recent, ...(course && state.stage === 'over' ? { course } : {}) };
  }

  /** How much this viewer has been told; an update of an older number must not follow. */
  versionFor(viewer: TableViewer): number {
    return versionOf(this.state, viewer);
  }

  nextDeadline(): number | undefined {
    return this.#log.deadline;
  }

  /** Everything needed to see a fault again: the log, and with it the command that broke the table. */
  async dump(): Promise<{ readonly table: TableId; readonly frozen?: string; readonly entries: readonly LogEntry[] }> {
    const entries = await this.#ports.store.entries(this.id, 1);
    const { frozen } = this.state;
    return { table: this.id, ...(frozen === undefined ? {} : { frozen }), entries };
  }

  /** What the next game begins with, once every person still here wants one; its dice will be new. */
  rematchOpening(): Opening | undefined {
    return rematchOf(this.state);
  }

  /** Nothing is under way any more. For hosts that shut down, and for tests. */
  async idle(): Promise<void> {
    let seen: Promise<unknown> | undefined;
    while (seen !== this.#queue) {
      seen = this.#queue;
      await seen.catch(() => undefined);
    }
  }

  #enqueueIfPlayable(work: () => Promise<void>): Promise<void> {
    return this.unplayable ? Promise.resolve() : this.#enqueue(work);
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #presence(presence: { readonly seat: Seat; readonly present: boolean }): Promise<void> {
    return this.#enqueueIfPlayable(async () => {
      await this.#executor.execute((context) => decidePresence(context, presence), {});
    });
  }

  get #mover() {
    return { table: this.id, executor: this.#executor, bots: this.#ports.bots };
  }

  #wake(): void {
    if (this.#closed) return;
    this.timerFired().catch(() => undefined);
  }

  /** One thing the clock or a bot has ready; the next one waits its turn behind what people sent meanwhile. */
  async #step(): Promise<void> {
    if (this.#closed) return;
    if (this.#executor.hasFirst) await this.#executor.execute(() => NOTHING, {});
    const due = this.#earlyRelease() ?? earliestDue(this.state, this.#settings);
    if (due && due.at <= this.#ports.clock.now()) {
      const answer = await this.#performDue(due);
      if (answer.ok) this.#wake();
      else this.#rest();
      return;
    }
    const ready = this.#bots.takeReady();
    if (!ready) {
      this.#settle();
      return;
    }
    const answer = await moveOfBot(this.#mover, ready);
    if (!answer.ok && answer.refusal.code === TRY_AGAIN) {
      ready.keep();
      this.#rest();
      return;
    }
    if (!answer.ok) ready.refused();
    this.#settle();
    this.#wake();
  }

  /** The disk fails: what is due stays due, but is not tried again and again without a pause. */
  #rest(): void {
    this.#ports.clock.schedule(this.id, this.#ports.clock.now() + REST_MS);
  }

  async #performDue({ action, at }: Due): Promise<Answer> {
    if (action.type === 'releaseBots') return this.#releaseBots();
    return this.#executor.execute(
      (context) => {
        // After a lost race the clock may have other things to do.
        if (!this.#isStillDue(context.state, { action, at })) return NOTHING;
        const decision = decideDue(context, action);
        if (!('refusal' in decision)) return decision;
        const { code, rule, values } = decision.refusal;
        throw new TableFault(
          { type: 'timeOut' },
          new Error(`the timer's ${action.type} is refused: ${code} (${rule}: ${values.need})`),
        );
      },
      { due: at },
    );
  }

  #isStillDue(state: TableState, { action, at }: Due): boolean {
    return dues(state, this.#settings).some((due) => due.at === at && due.action.type === action.type);
  }

  /** All asked bots have answered where their time may be zero. */
  #earlyRelease(): Due | undefined {
    const { state } = this;
    const { bots } = liveSeats(state);
    const isReady = bots.length > 0 && mayReleaseEarly(state, this.#settings) && this.#bots.hasAll(bots);
    const release = isReady
      ? dues(state, this.#settings).find(({ action }) => action.type === 'releaseBots')
      : undefined;
    return release && { ...release, at: this.#ports.clock.now() };
  }

  /** together, at a time that does not depend on what they hold; the first valid play in turn order is taken. */
  async #releaseBots(): Promise<Answer> {
    const { game } = this.state;
    if (!game) return { ok: true };
    const release = dues(this.state, this.#settings).find(({ action }) => action.type === 'releaseBots');
    if (!release) return { ok: true };
    const due = release.at <= this.#ports.clock.now() ? { due: release.at } : {};
    const asked = liveSeats(this.state).bots.reduce((mask, seat) => mask | bitOfSeat(seat), 0);
    for (const { seat, answer } of this.#bots.takeAnswers(inTurnOrder(game, asked))) {
      if (isPassing(answer)) {
        if (answer.proposes) await this.#executor.execute((context) => decideWords(context, seat, answer), { seat });
        continue;
      }
      const isStillAsked = (state: TableState) => this.#isStillDue(state, release);
      const given = await moveOfBot(this.#mover, { seat, answer, isStillAsked, ...due });
      if (given.ok) return given;
    }
    return this.#executor.execute((context) => {
      if (!this.#isStillDue(context.state, release)) return NOTHING;
      const somebodyElse = liveSeats(context.state).humans.length > 0;
      return somebodyElse ? { facts: [{ type: 'botsAnswered' }] } : decideCommand(context, { type: 'timeOut' });
    }, due);
  }

  /** After every change: who is asked, and when to wake up again. */
  #settle(): void {
    if (this.#closed) return;
    if (this.#executor.hasFirst) return this.#rest();
    this.#bots.attend(this.state);
    const times = [this.nextDeadline(), this.#bots.nextReadyAt()].filter((time) => time !== undefined);
    this.#ports.clock.schedule(this.id, times.length === 0 ? undefined : Math.min(...times));
  }
}
