import type { QuestionView, SeatCommand } from '@illuminice/engine';
import type { TableInfo } from '../../src/session/stores/model.ts';
import type { FixturePosition } from './fixture-position.ts';

export interface FixtureScenario {
  readonly title: string;
  readonly position: FixturePosition;
  /** Commands by card names are resolved in fixture.ts; played before the table is shown. */
  readonly moves?: readonly FixtureMove[];
  /** Everybody gives default answers until this is asked; `nothing` = until nothing is. */
  readonly until?: QuestionView['kind'] | 'nothing';
  /** What the room around the game says beside it. */
  readonly info?: Partial<TableInfo>;
}

/** `card:<key>` in place of a card number, `special:<key>` in place of a special's number. */
export interface FixtureMove {
  readonly seat: number;
  readonly do: Readonly<Record<string, unknown>> & { readonly type: SeatCommand['type'] };
}
