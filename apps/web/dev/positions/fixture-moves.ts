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
  /** Clocks that run, in milliseconds from the moment the table is shown. */
  readonly times?: FixtureTimes;
}

export interface FixtureTimes {
  /** Until those who are waited for may be voted away; the whole 90 s unless told. */
  readonly idle?: number;
  /** Of the own decision: until its bank runs, and until that is empty. */
  readonly free?: number;
  readonly bank?: number;
  /** Until the minutes of the game are over. */
  readonly game?: number;
}

/** `card:<key>` in place of a card number, `special:<key>` in place of a special's number. */
export interface FixtureMove {
  readonly seat: number;
  readonly do: Readonly<Record<string, unknown>> & { readonly type: SeatCommand['type'] };
}
