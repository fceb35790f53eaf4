import type { Pack, RefusalCode, Rules, State } from '@illuminice/engine';
import type { TableNeedValues, TableRefusal, TableRefusalCode } from '@illuminice/protocol';
import type { DiceOpening, TableFact } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';

/** Either facts for the log, or why not. No facts: there is nothing to do and nothing to refuse. */
export type TableDecision = Decided | Refused;

export interface Refused {
  readonly refusal: TableRefusal;
}

export interface Decided {
  readonly facts: readonly TableFact[];
  /** The game after these facts, where deciding has led to it already: it need not be played again. */
  readonly after?: State;
}

/** What deciding needs; nothing here changes it. */
export interface DecisionContext {
  readonly state: TableState;
  readonly pack: Pack;
  readonly settings: TableSettings;
  readonly now: number;
  /** The engine's rules with this table's dice. */
  rules(state: TableState): Rules;
  /** The game as it stood after that entry. */
  gameAt(seq: number): Promise<State | undefined>;
  freshDice(): DiceOpening;
  /** A name nobody learns anything from. */
  freshId(): string;
}

export function no(code: RefusalCode | TableRefusalCode, rule: string, values: TableNeedValues): Refused {
  return { refusal: { code, rule, values } };
}

export const NOTHING: TableDecision = { facts: [] };
