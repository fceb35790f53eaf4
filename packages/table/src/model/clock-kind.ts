import type { GameOptions, Seat } from '@illuminice/engine';
import type { TableState } from './table-state.ts';

/**
 * `reaction`: tables opened before there were kinds of clock, which go on as they began: their reaction clock answers everything,
 * and `turnSeconds` counts for them.
 */
export function clockKind({ opening }: Pick<TableState, 'opening'>): NonNullable<GameOptions['clock']> | 'reaction' {
  return opening.options.clock ?? 'reaction';
}

/** The attack on the table is this seat's own business: it attacks, or the target is its own. */
export function isPartyTo({ game }: Pick<TableState, 'game'>, seat: Seat): boolean {
  return game?.attack !== undefined && (game.turn.seat === seat || game.attack.defender === seat);
}
