import type { Seat } from '@illuminice/engine';

/** Something the clock will do if nobody does anything before. Data: a process may die and another find the same list. */
export interface Due {
  readonly at: number;
  readonly action: TimerAction;
}

export type TimerAction =
  /** The window, round or question closes, everybody who has not answered gets their default; in a plain phase the turn ends. */
  | { readonly type: 'timeOut' }
  /** One seat gets its default: a bot that thinks too long. */
  | { readonly type: 'default'; readonly seat: Seat }
  | { readonly type: 'releaseBots' }
  | { readonly type: 'playArmed'; readonly seat: Seat }
  | { readonly type: 'extend' }
  | { readonly type: 'expireOffer'; readonly from: Seat; readonly to: Seat; readonly serial: number }
  | { readonly type: 'expireProposal'; readonly id: string }
  | { readonly type: 'lightOut'; readonly peeker: Seat; readonly owner: Seat; readonly index: number }
  | { readonly type: 'replaceDropped'; readonly seat: Seat }
  /** the time for a decision of one's own is over, a bot decides. */
  | { readonly type: 'replaceSlow'; readonly seat: Seat }
  /** */
  | { readonly type: 'callTime' }
  | { readonly type: 'failVote' }
  | { readonly type: 'startReveals' }
  | { readonly type: 'mixDice' }
  | { readonly type: 'pickFor'; readonly seat: Seat }
  | { readonly type: 'throwRest' }
  | { readonly type: 'beginTurn' };
