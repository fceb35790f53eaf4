/** Somebody honest: keeps a connection, knows what they sent and what was answered, sends again what nobody answered. */

import type { ServerMessage, ServerMessageOf } from '@illuminice/protocol';
import { PROTOCOL_VERSION } from '@illuminice/protocol';
import type { Asker } from './after-game.ts';
import { type Act, chooseAct } from './choose-act.ts';
import type { Answer } from './pages.ts';
import type { Party } from './party.ts';
import type { ServerProcess } from './server-process.ts';
import { checkChat, checkWhispers } from './talk.ts';
import { TimeLeft } from './time-left.ts';
import type { Wire } from './wire.ts';
import { type Chance, type Timer, Violation, type World } from './world.ts';

export interface Town {
  readonly world: World;
  /** Which process the way in leads to now. */
  readonly process: () => ServerProcess | undefined;
  /** Whether the disk has it, as a promise that may be relied on. */
  readonly isStored: (id: string) => boolean;
  readonly slowestMs: number;
  /** What honest people sent, for whoever listens in. */
  readonly overheard: string[];
}

export type TableNews = ServerMessageOf<'tableState'> | ServerMessageOf<'update'>;

interface Pending {
  readonly id: string;
  readonly act: Act;
  since: number;
  wire: Wire;
}

/** However slow the disk: whoever is connected is answered within this. */
const ANSWER_MS = 20_000;
const GREETING_MS = 20_000;
/** Of a thousand looks at the table, so many at what is over: soon after the end, and later. */
const LOOKS_BACK = [
  { forMs: 20_000, permille: 400 },
  { forMs: 180_000, permille: 50 },
  { forMs: Number.POSITIVE_INFINITY, permille: 5 },
];
const AGAIN: ReadonlySet<string> = new Set(['TRY_AGAIN', 'STORE_UNAVAILABLE', 'SERVER_BUSY', 'TOO_FAST', 'TOO_OFTEN']);
/** Acknowledged like a move. */
const WORDS: ReadonlySet<string> = new Set(['propose', 'answerProposal', 'withdrawProposal']);
const SAYS_NO: ReadonlySet<string> = new Set(['decline', 'done', 'default']);

export class Person {
  readonly name: string;
  readonly party: Party;
  readonly chance: Chance;
  readonly #town: Town;
  readonly #address: string;
  readonly #wireChance: Chance;
  #cookie: string | undefined;
  #wire: Wire | undefined;
  #isGreeted = false;
  /** The table this connection was shown. */
  #shown: string | undefined;
  #openedAt = 0;
  #isComing = false;
  #comings = 0;
  #pending: Pending | undefined;
  #ids = 0;
  #besides = 0;
  readonly #asker: Asker;
  /** The question over HTTP that is under way. */
  #asked: { readonly of: ServerProcess; readonly since: number; readonly what: string } | undefined;
  #overAt = Number.NEGATIVE_INFINITY;
  #life: Timer;
  readonly #versions = new Map<string, number>();
  /** The view this person was told last. */
  #position: string | undefined;
  readonly #time = new TimeLeft();
  lobby: ServerMessageOf<'lobby'>['lobby'];
  state: TableNews | undefined;
  cards: readonly string[] = [];
  diceSeed = '';
  /** Moves, by table and command id, and lines of chat that were acknowledged. */
  readonly acknowledged: string[] = [];
  readonly said: string[] = [];
  /** Everything that came, and when; only where somebody compares. */
  transcript: string[] | undefined;

  constructor(name: string, party: Party, town: Town) {
    this.name = name;
    this.party = party;
    this.#town = town;
    this.chance = town.world.chance(`person ${name}`);
    this.#wireChance = town.world.chance(`wire ${name}`);
    this.#address = `10.0.${Math.floor(name.length / 200)}.${1 + this.#wireChance.below(250)}`;
    party.members.push(this);
    this.#asker = { name, chance: town.world.chance(`after ${name}`), ask: (asked, then) => this.#ask(asked, then) };
    this.#life = town.world.later(this.chance.below(2_000), () => this.#live(), town.world.people);
  }

  /** Whatever they are doing, they look now. */
  wake(): void {
    this.#life.isCancelled = true;
    this.#liveAfter(1);
  }

  get isConnected(): boolean {
    return this.#isGreeted && this.#wire?.isOpen === true;
  }

  /** After a disk that lied nobody can hold the server to what it said. */
  forget(): void {
    this.#versions.clear();
    this.#time.forget();
    this.#pending = undefined;
    this.state = undefined;
    this.lobby = undefined;
    this.party.after?.forget();
    // Whatever they waited for, a game of another release for instance, is waited for anew.
    this.party.progress();
    this.hangUp();
  }

  hangUp(how: 'close' | 'cut' = 'close'): void {
    this.#wire?.[how]();
    this.#wire = undefined;
    this.#isGreeted = false;
  }

  /** Whoever waits for an answer is waiting for too long. */
  check(): void {
    const { now } = this.#town.world;
    const pending = this.#pending;
    const asked = this.#asked;
    if (asked?.of.isUp && now - asked.since > ANSWER_MS)
      throw new Violation(`${this.name} has waited ${now - asked.since} ms for an answer to ${asked.what}`);
    if (!this.#wire?.isOpen) return;
    if (this.#shown !== undefined) this.#time.check(this.name, now);
    if (!this.#isGreeted && now - this.#openedAt > GREETING_MS)
      throw new Violation(`${this.name} came and was not greeted for ${now - this.#openedAt} ms`);
    if (pending?.wire === this.#wire && now - pending.since > ANSWER_MS)
      throw new Violation(
        `${this.name} has waited ${now - pending.since} ms for an answer to ${JSON.stringify(pending.act)}`,
      );
  }

  /** Something beside what they do on their own; a twin of this world may do without. */
  sendBeside(act: Act): void {
    if (this.isConnected) this.#wire?.send(JSON.stringify({ ...act, id: `${this.name}-beside-${this.#besides++}` }));
  }

  #live(): void {
    const { thinkMs, isByMail } = this.party.plan;
    const isQuick = this.party.isInAHurry || !isByMail;
    if (!this.#wire?.isOpen) this.#connect();
    else if (this.#isGreeted) this.#act();
    this.#lookBack();
    const hasNothing = this.isConnected && this.#pending === undefined;
    if (isQuick) this.#liveAfter(300 + this.chance.below(thinkMs));
    else if (hasNothing && this.chance.happens(500)) {
      this.hangUp();
      this.#liveAfter(1 + this.chance.below(3_600_000));
    } else this.#liveAfter(2_000 + this.chance.below(4_000));
  }

  #liveAfter(ms: number): void {
    const { world } = this.#town;
    this.#life = world.later(ms, () => this.#live(), world.people);
  }

  #lookBack(): void {
    const { chance } = this.#asker;
    const sinceMs = this.#town.world.now - this.#overAt;
    const { permille } = LOOKS_BACK.find(({ forMs }) => sinceMs <= forMs) ?? { permille: 0 };
    if (chance.happens(permille)) this.party.after?.act(this.#asker);
  }

  /** One question at a time; whose process has died is never answered. */
  #ask({ isStranger, ...question }: Parameters<Asker['ask']>[0], answered: (answer: Answer) => void): void {
    const { world, process: way, slowestMs } = this.#town;
    const { chance } = this.#asker;
    const process = way();
    if (process === undefined || this.#asked?.of.isUp) return;
    const asked = { of: process, since: world.now, what: `${question.method} ${question.url}` };
    this.#asked = asked;
    const order = { ...question, address: this.#address, cookie: isStranger ? undefined : this.#cookie };
    const heard = (answer: Answer): void => {
      if (this.#asked === asked) this.#asked = undefined;
      answered(answer);
    };
    const late = (): number => 1 + chance.below(slowestMs);
    const hear = (answer: Answer): void => void world.later(late(), () => heard(answer), world.people);
    world.later(late(), () => process.ask(order, hear), process.owner);
  }

  #connect(): void {
    const { world, process: way, slowestMs } = this.#town;
    const process = way();
    if (process === undefined || this.#isComing) return;
    this.#isComing = true;
    const coming = ++this.#comings;
    world.later(5_000, () => {
      if (coming === this.#comings) this.#isComing = false;
    });
    const client = {
      heard: (text: string) => this.#heard(text),
      closed: () => this.hangUp(),
    };
    const come = async (): Promise<void> => {
      const order = { client, cookie: this.#cookie, address: this.#address, chance: this.#wireChance, slowestMs };
      const answer = await process.connect(order);
      // A process that stood still opens a door nobody waits at any more.
      if (coming !== this.#comings) return typeof answer === 'number' ? undefined : answer.wire.close();
      this.#isComing = false;
      if (typeof answer === 'number') return;
      this.#cookie = answer.cookie;
      this.#wire = answer.wire;
      this.#isGreeted = false;
      this.#shown = undefined;
      this.#openedAt = world.now;
      const table = this.state?.table.table;
      const resume = table === undefined ? {} : { resume: { table, version: this.state?.version ?? 0 } };
      answer.wire.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, ...resume }));
    };
    world.later(1 + this.#wireChance.below(slowestMs), come, process.owner);
  }

  #act(): void {
    const { world } = this.#town;
    const wire = this.#wire;
    if (wire === undefined) return;
    if (this.#pending !== undefined) {
      if (this.#pending.wire === wire) return;
      // Only moves may be sent again: each has an id the table remembers.
      if (!isMove(this.#pending.act)) this.#pending = undefined;
      else if (this.state !== undefined) this.#send({ ...this.#pending, wire, since: world.now });
      return;
    }
    const act = chooseAct(this);
    if (act !== undefined) this.#send({ id: `${this.name}-${this.#ids++}`, act, since: world.now, wire });
  }

  #send(pending: Pending): void {
    this.#pending = pending;
    const text = JSON.stringify({ ...pending.act, id: pending.id });
    this.#town.overheard.push(text);
    if (this.#town.overheard.length > 50) this.#town.overheard.shift();
    pending.wire.send(text);
  }

  #heard(text: string): void {
    const { world } = this.#town;
    this.transcript?.push(`${world.elapsed} ${text}`);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.#isGreeted = true;
        return;
      case 'lobby':
        this.#enter(message.lobby);
        return;
      case 'tableState':
      case 'update':
        return this.#news(message);
      case 'chat':
        return checkChat(this.name, message, this.state?.table.own?.seat);
      case 'pong':
        if (message.id === this.#pending?.id) this.#pending = undefined;
        return;
      case 'accepted':
      case 'refused':
      case 'error':
        return this.#answered(message);
      default:
        return;
    }
  }

  #enter(lobby: ServerMessageOf<'lobby'>['lobby']): void {
    if (JSON.stringify(lobby) !== JSON.stringify(this.lobby)) this.party.progress();
    if (lobby === undefined && this.state?.table.stage === 'playing')
      throw new Violation(`${this.name} sits at a game that runs, and is told that they are nowhere`);
    this.lobby = lobby;
    if (lobby?.table === undefined) this.state = undefined;
    if (this.party.isHost(this)) this.party.code = lobby?.code;
  }

  #news(news: TableNews): void {
    const { table, stage } = news.table;
    checkWhispers(this.name, news.table);
    this.#time.told(this.name, news.table, this.#town.world.now);
    // It is told who sits there, and nothing of the game: another release has to play it.
    if (stage === 'frozen') {
      this.state = news;
      return;
    }
    const known = this.#versions.get(table) ?? 0;
    if (news.type === 'update' && this.#shown !== table)
      throw new Violation(`${this.name} was told version ${news.version} of a game this connection was not shown`);
    if (news.type === 'update' && this.state && news.version !== this.state.version + 1)
      throw new Violation(`${this.name} was told version ${news.version} after ${this.state.version}`);
    if (news.version < known)
      throw new Violation(`${this.name} has seen version ${known} of the game and is shown ${news.version}`);
    // What is said while all wait for a clock that stands still brings no game forward.
    const position = JSON.stringify(news.view);
    if (news.version > known && (position === undefined || position !== this.#position)) this.party.progress();
    this.#position = position;
    this.#versions.set(table, news.version);
    if (stage === 'over' && news.table.own && this.state?.table.stage !== 'over')
      this.#isOver(news.table.own.seat, table);
    if (news.type === 'tableState') {
      this.cards = news.cards;
      this.#shown = table;
    }
    this.state = news;
  }

  #isOver(seat: number, table: string): void {
    this.#overAt = this.#town.world.now;
    this.party.after?.over(this.#asker, { table, seat });
  }

  #answered(answer: ServerMessageOf<'accepted'> | ServerMessageOf<'refused'> | ServerMessageOf<'error'>): void {
    const pending = this.#pending;
    if (pending === undefined || answer.id !== pending.id) return;
    const code = answer.type === 'refused' ? answer.refusal.code : answer.type === 'error' ? answer.problem.code : '';
    if (answer.type === 'error' && code === 'INTERNAL')
      throw new Violation(`INTERNAL for ${JSON.stringify(pending.act)}`);
    if (AGAIN.has(code) && isMove(pending.act)) {
      this.#send({ ...pending, since: this.#town.world.now });
      return;
    }
    this.#pending = undefined;
    if (answer.type === 'accepted') this.#note(pending);
    if (answer.type === 'refused' && this.#isStored(pending))
      throw new Violation(`${pending.id} of ${this.name} is stored, and refused with ${code} when it comes again`);
  }

  #note({ id, act }: Pending): void {
    if (act.type === 'chat') this.said.push(act.text);
    if (act.type === 'command' ? SAYS_NO.has(act.command.type) : !WORDS.has(act.type)) return;
    const key = this.#keyOf(id);
    if (!this.#town.isStored(key)) throw new Violation(`${key} was acknowledged to ${this.name} and is on no disk`);
    this.acknowledged.push(key);
  }

  #isStored({ id, act }: Pending): boolean {
    return act.type === 'command' && this.#town.isStored(this.#keyOf(id));
  }

  /** As the log has it. */
  #keyOf(id: string): string {
    const { table, own } = this.state?.table ?? {};
    return `${table} ${own?.seat}.${id}`;
  }
}

function isMove({ type }: Act): boolean {
  return type === 'command' || type === 'diceCommit' || type === 'diceReveal';
}
