import type { EventView, Seat, View } from '@illuminice/engine';

/** What kind of thing happens, for its sign and its length. */
export type BeatKind =
  | 'quiet'
  | 'turn'
  | 'income'
  | 'draw'
  | 'announce'
  | 'money'
  | 'spend'
  | 'interfere'
  | 'privilege'
  | 'special'
  | 'roll'
  | 'result'
  | 'place'
  | 'loss'
  | 'pass'
  | 'deal'
  | 'end';

/** One step of what happens, as it is shown: a few events that belong together and the table at that moment, never a later one. */
export interface Beat {
  /** Names it as long as it is kept. */
  readonly key: string;
  /** Of the update that told it. */
  readonly version: number;
  /** How many events of that update are told once this beat is. */
  readonly told: number;
  readonly kind: BeatKind;
  /** Who does it. */
  readonly seat: Seat;
  readonly events: readonly EventView[];
  readonly view: View;
}
