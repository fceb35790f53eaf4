import type { Pack, Rules, State } from '@illuminice/engine';
import type { TableNeedValues, TableRefusal } from '@illuminice/protocol';
import { refused } from '../model/acts.ts';
import type { DiceOpening, TableFact } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import type { TableState } from '../model/table-state.ts';

/** Either facts for the log, or why not. No facts: there is nothing to do and nothing to refuse. */
export type TableDecision = Decided | { readonly refusal: TableRefusal };

export interface Decided {
  readonly facts: readonly TableFact[];
  /** The game after these facts, where deciding has led to it already: it need not be played again. */
  readonly after?: State;
}

/** What deciding needs beside the table's state; nothing here changes it. */
export interface Deciding {
  readonly pack: Pack;
  readonly settings: TableSettings;
  readonly now: number;
  /** The engine's rules with this table's dice. */
  rules(state: TableState): Rules;
  /** The game as it stood after that line. */
  gameAt(seq: number): Promise<State | undefined>;
  freshDice(): DiceOpening;
}

export function no(code: string, rule: string, values: TableNeedValues): TableDecision {
  return { refusal: refused(code, rule, values).refusal };
}

export const NOTHING: TableDecision = { facts: [] };
