/** A person's client on a bad network: sends random moves, resends what was not answered, asks again after a gap. */
import { pack } from '@illuminice/cards';
import type { SeatCommand, View } from '@illuminice/engine';
import type { FullUpdate, SeatRequest, TableUpdate } from '@illuminice/protocol';
import { Chance, calmCommand } from '@illuminice/testkit';
import type { ServerProcess } from './process.ts';
import { sociableCommand } from './sociable.ts';
import type { World } from './world.ts';

export interface NetworkFaults {
  /** Each per mille and message. */
  readonly drop: number;
  readonly duplicate: number;
  readonly slowest: number;
  /** Per mille and thought. */
  readonly disconnect: number;
}

const SAYS_NO: ReadonlySet<string> = new Set(['decline', 'done', 'default']);

export class Client {
  readonly seat: number;
  /** Accepted moves; those that only say no are left out, because saying it twice writes one line. */
  readonly acknowledged = new Set<string>();
  readonly #wild: boolean;
  readonly #world: World;
  readonly #faults: NetworkFaults;
  readonly #chance: Chance;
  #process: ServerProcess | undefined;
  #connection = 0;
  #deliver: ((update: TableUpdate) => void) | undefined;
  #latest: FullUpdate | TableUpdate | undefined;
  #gap = false;
  #pending: { readonly id: string; readonly act: SeatRequest } | undefined;
  #ids = 0;

  constructor(
    seat: number,
    world: World,
    { faults, wild }: { readonly faults: NetworkFaults; readonly wild: boolean },
  ) {
    this.seat = seat;
    this.#world = world;
    this.#faults = faults;
    this.#wild = wild;
    this.#chance = new Chance((_, below) => world.below(below));
  }

  get latest(): FullUpdate | TableUpdate | undefined {
    return this.#latest;
  }

  get isConnected(): boolean {
    return this.#process !== undefined && !this.#process.isDead;
  }

  connect(process: ServerProcess): void {
    this.disconnect();
    this.#process = process;
    const connection = ++this.#connection;
    this.#deliver = (update) => this.#carry(() => connection === this.#connection && this.#receive(update));
    process.connect(this.seat, this.#deliver);
    this.resync();
  }

  disconnect(): void {
    this.#connection++;
    if (this.#process && this.#deliver && !this.#process.isDead) this.#process.disconnect(this.seat, this.#deliver);
    this.#process = undefined;
  }

  resync(): void {
    const process = this.#process;
    const connection = this.#connection;
    this.#carry(() => {
      const table = process?.table;
      if (!table || process.isDead) return;
      table.updateFor(this.seat).then(
        (update) => this.#carry(() => connection === this.#connection && this.#receive(update, true)),
        () => undefined,
      );
    });
  }

  /** One message over the wire: late, twice or never. */
  #carry(run: () => void): void {
    const times = this.#world.happens(this.#faults.drop) ? 0 : this.#world.happens(this.#faults.duplicate) ? 2 : 1;
    for (let copy = 0; copy < times; copy++) this.#world.later(this.#world.below(this.#faults.slowest + 1), run);
  }

  #receive(update: FullUpdate | TableUpdate, isWhole = false): void {
    const known = this.#latest?.version ?? 0;
    if (isWhole ? update.version < known : update.version <= known) return;
    if (!isWhole && update.version > known + 1) this.#gap = true;
    else if (isWhole) this.#gap = false;
    this.#latest = update;
  }

  /** Called again and again by the world. */
  think(): void {
    if (!this.isConnected) return;
    if (this.#gap) this.resync();
    if (this.#pending) {
      this.#send(this.#pending);
      return;
    }
    const act = this.#choose();
    if (!act) {
      if (this.#world.happens(200)) this.resync();
      return;
    }
    this.#pending = { id: `${this.#ids++}`, act };
    this.#send(this.#pending);
  }

  #choose(): SeatRequest | undefined {
    const { view, moves, table } = this.#latest ?? {};
    if (table?.own && this.#world.happens(20)) {
      const rare: SeatRequest[] = [
        { type: 'wait' },
        { type: 'standing', kind: 'stayOut', on: this.#world.happens(500) },
        { type: 'undo' },
        { type: 'handBack' },
        { type: 'promise', to: (this.seat + 1) % 3, text: 'peace', promise: { kind: 'peace', turns: 1 } },
        { type: 'vote', what: 'takeback', yes: this.#world.happens(700) },
        { type: 'vote', what: 'turnBack', yes: this.#world.happens(700) },
      ];
      return rare[this.#world.below(rare.length)];
    }
    if (table?.vote?.asked.includes(this.seat) && !table.vote.yes.includes(this.seat))
      return { type: 'vote', what: table.vote.what, yes: this.#world.happens(700) };
    if (!view || !moves) return undefined;
    if (!table?.waitingFor.includes(this.seat) || table.own?.answered) return this.#idleTalk(moves);
    const command = this.#command(view, moves);
    return command && { type: 'command', command };
  }

  #idleTalk(moves: NonNullable<TableUpdate['moves']>): SeatRequest | undefined {
    if (this.#wild && this.#chance.happens(8)) return this.#proposal();
    const command = this.#wild && this.#chance.happens(10) ? sociableCommand(moves, this.#chance) : undefined;
    if (command?.type !== 'offer' && command?.type !== 'counter') return command && { type: 'command', command };
    const promise = { text: 'peace', promise: { kind: 'peace', turns: 1 }, secret: this.#chance.happens(300) } as const;
    return { type: 'command', command, ...(this.#chance.happens(500) ? { promise } : {}) };
  }

  /** Answers what is open, withdraws it, or proposes something to one or both. */
  #proposal(): SeatRequest | undefined {
    const open = (this.#latest?.table.proposals ?? []).filter(({ end }) => end === undefined);
    const own = open.find(({ by }) => by === this.seat);
    if (own && this.#chance.happens(100)) return { type: 'withdrawProposal', proposal: own.id };
    const asked = open.find(
      ({ to, answers }) => to.includes(this.seat) && answers.every(({ seat }) => seat !== this.seat),
    );
    if (asked) return { type: 'answerProposal', proposal: asked.id, yes: this.#chance.happens(600) };
    const seats = this.#latest?.table.seats.map((_, seat) => seat).filter((seat) => seat !== this.seat) ?? [];
    const to = this.#chance.happens(500) ? seats : [this.#chance.oneOf(seats)];
    const terms = [...to, this.seat].map((by) => ({ by, promise: { kind: 'peace', turns: 2 } as const }));
    const unless = to.length === 1 && this.#chance.happens(200);
    return {
      type: 'propose',
      to,
      terms,
      ...(this.#chance.happens(500) ? { secret: true } : {}),
      ...(unless ? { unless } : {}),
      ...(to.length > 1 && this.#chance.happens(500) ? { enough: 1 } : {}),
      seconds: 20,
    };
  }

  #command(view: View, moves: NonNullable<TableUpdate['moves']>): SeatCommand | undefined {
    const at = { pack, seat: this.seat, moves, view: () => view, chance: this.#chance };
    return (
      (this.#wild && this.#chance.happens(15) ? sociableCommand(moves, this.#chance) : undefined) ?? calmCommand(at)
    );
  }

  #send(pending: { readonly id: string; readonly act: SeatRequest }): void {
    const process = this.#process;
    this.#carry(() => {
      if (!process || process.isDead) return;
      process.act(this.seat, pending.id, pending.act).then(
        (answer) => answer && this.#carry(() => this.#answered(pending, answer)),
        () => undefined,
      );
    });
  }

  #answered(
    { id, act }: { readonly id: string; readonly act: SeatRequest },
    answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } },
  ): void {
    if (answer.ok && act.type === 'command' && !SAYS_NO.has(act.command.type)) this.acknowledged.add(id);
    if (this.#pending?.id !== id || answer.refusal?.code === 'TRY_AGAIN') return;
    this.#pending = undefined;
    if (!answer.ok) this.resync();
  }
}
