import type { Answer } from '@illuminice/protocol';
import { type DecisionContext, NOTHING, no, type TableDecision } from '../decisions/decision.ts';
import { TableFault } from '../model/fault.ts';
import type { TableState } from '../model/table-state.ts';
import type { EntrySource, TableLog } from './table-log.ts';

export const TRY_AGAIN = 'TRY_AGAIN';

/** How often a lost race is decided again before the client is asked to try later. */
const MOST_RACES = 8;

interface Parts {
  readonly log: TableLog;
  contextOf(state: TableState): DecisionContext;
  /** After every change. */
  settle(): void;
}

type Deciding = (context: DecisionContext) => TableDecision | Promise<TableDecision>;

/** Decides, stores, folds; decides again after a lost race. A fault of the rules freezes this table and no other. */
export class Executor {
  readonly #parts: Parts;
  /** Found while telling people of an entry that is already stored. */
  #found: TableFault | undefined;
  #first: Deciding | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get hasFirst(): boolean {
    return this.#first !== undefined;
  }

  foundFault(fault: TableFault): void {
    this.#found ??= fault;
  }

  /** Nothing else is decided here before this is stored: as long as the disk fails, everybody is asked to try again. */
  async executeFirst(decideOn: Deciding): Promise<void> {
    this.#first = decideOn;
    await this.execute(() => NOTHING, {});
  }

  execute(decideOn: Deciding, from: EntrySource): Promise<Answer> {
    const first = this.#first;
    return first ? this.#executeAfter(first, { decideOn, from }) : this.#execute(decideOn, from);
  }

  async #executeAfter(
    first: Deciding,
    { decideOn, from }: { readonly decideOn: Deciding; readonly from: EntrySource },
  ): Promise<Answer> {
    const answer = await this.#execute(first, {});
    if (!answer.ok) return answer;
    this.#first = undefined;
    return this.#execute(decideOn, from);
  }

  async #execute(decideOn: Deciding, from: EntrySource): Promise<Answer> {
    const { log, contextOf, settle } = this.#parts;
    for (let race = 0; race < MOST_RACES; race++) {
      try {
        if (log.mayBeBehind) await log.catchUp();
        const decided = decideOn(contextOf(log.state));
        const decision = decided instanceof Promise ? await decided : decided;
        if ('refusal' in decision) return { ok: false, refusal: decision.refusal };
        if (decision.facts.length === 0) return { ok: true };
        const result = await log.append(decision, from);
        if (result === 'conflict') continue;
        const head = result === 'stored' ? log.state.chain?.head : undefined;
        if (this.#found) await this.#freeze(this.#found);
        settle();
        return head === undefined ? { ok: true } : { ok: true, head };
      } catch (error) {
        if (error instanceof TableFault) return this.#freeze(error);
        await this.#readOn();
        return tryAgain();
      }
    }
    return tryAgain();
  }

  async #freeze({ command, message }: TableFault): Promise<Answer> {
    const { log, settle } = this.#parts;
    this.#found = undefined;
    try {
      for (let race = 0; race < MOST_RACES && log.state.stage !== 'frozen'; race++) {
        await log.catchUp();
        await log.append({ facts: [{ type: 'frozen', command, message }] }, {});
      }
    } catch {
      return tryAgain();
    }
    settle();
    return { ok: false, ...no('TABLE_FROZEN', 'R-24.2', { need: 'tableWithoutFault' }) };
  }

  /** After a failure of the disk: what it wrote all the same is folded and sent now, not with the next request. */
  async #readOn(): Promise<void> {
    try {
      await this.#parts.log.catchUp();
    } catch {
      // Still failing: the next request reads before it decides.
    }
    this.#parts.settle();
  }
}

export function tryAgain(): Answer {
  return { ok: false, ...no(TRY_AGAIN, 'R-24.3', { need: 'messageAgain' }) };
}
