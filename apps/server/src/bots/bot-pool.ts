/** Computer players think in threads of their own: no table ever waits for another table's bot on the event loop. */

import type { BotMemory, Level, MindDecision, PersonaKey, Remark } from '@illuminice/bots';
import { heard, LEVELS, personas, saidWith } from '@illuminice/bots';
import { pack as everyCard } from '@illuminice/cards';
import { keysOf } from '@illuminice/engine';
import type { BotAnswer, BotPort, BotRequest, CarriedOut } from '@illuminice/table';
import { Piscina } from 'piscina';
import type { Thought } from './think.ts';

const MOST_MEMORIES = 20_000;

interface SaidRemark {
  readonly table: string;
  readonly seat: number;
  readonly remark: Remark;
}

interface BotPoolOptions {
  readonly threads: number;
  readonly say: (said: SaidRemark) => void;
  /** Or less, where the table lets it think no longer or wants an answer earlier. */
  readonly longestThoughtMs: number;
}

export class BotPool implements BotPort {
  readonly #pool: Piscina<Thought, MindDecision>;
  readonly #memories = new Map<string, BotMemory>();
  /** What is said with an answer once it is a move. */
  readonly #unsaid = new WeakMap<BotAnswer, Remark>();
  readonly #say: (said: SaidRemark) => void;
  readonly #longestThoughtMs: number;

  constructor({ threads, say, longestThoughtMs }: BotPoolOptions) {
    this.#pool = new Piscina({
      filename: new URL('./think.ts', import.meta.url).href,
      name: 'think',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
    });
    this.#say = say;
    this.#longestThoughtMs = longestThoughtMs;
  }

  async decide(request: BotRequest): Promise<BotAnswer> {
    const { table, seat, pack, view, moves, promises, proposals, proposal } = request;
    const key = `${table}/${seat}`;
    const memory = this.#memories.get(key);
    const persona = personaKey(request.persona);
    const decision = await this.#pool.run({
      ...(pack === everyCard ? {} : { cards: keysOf(pack) }),
      view,
      moves,
      level: level(request.level),
      ...(persona === undefined ? {} : { persona }),
      ...(memory === undefined ? {} : { memory }),
      ...(promises === undefined ? {} : { promises }),
      ...(proposals === undefined ? {} : { proposals }),
      ...(proposal === undefined ? {} : { proposal }),
      millis: Math.max(20, Math.min(this.#longestThoughtMs, request.masterMillis, request.within * 0.6)),
    });
    this.#remember(key, decision.memory);
    const answer = { command: decision.command, ...saidWith(decision) };
    if (decision.say) this.#unsaid.set(answer, decision.say);
    return answer;
  }

  carriedOut({ table, seat, answer }: CarriedOut): void {
    const remark = this.#unsaid.get(answer);
    if (!remark) return;
    this.#say({ table, seat, remark });
    const key = `${table}/${seat}`;
    const memory = this.#memories.get(key);
    if (memory) this.#memories.set(key, heard(memory, remark));
  }

  forget(table: string): void {
    for (let seat = 0; seat < 8; seat++) this.#memories.delete(`${table}/${seat}`);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  /** The oldest goes first; a mind without memory plays on (it only makes no offers for a while). */
  #remember(key: string, memory: BotMemory): void {
    this.#memories.delete(key);
    this.#memories.set(key, memory);
    const [oldest] = this.#memories.keys();
    if (this.#memories.size > MOST_MEMORIES && oldest !== undefined) this.#memories.delete(oldest);
  }
}

function level(name: string): Level {
  return LEVELS.find((known) => known === name) ?? 'regular';
}

function personaKey(name: string | undefined): PersonaKey | undefined {
  return personas.find(({ key }) => key === name)?.key;
}
