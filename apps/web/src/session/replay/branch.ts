/** A game that goes another way from one moment of a finished one; that one stays as it was. */
import { keysOf, type Seat } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { type NewLocalGame, UNHURRIED } from '../local/index.ts';

export interface Branching {
  /** The game it leaves. */
  readonly id: string;
  readonly at: number;
  /** Who is played; `all`: everybody by somebody at this device. */
  readonly seat: Seat | 'all';
  /** How good the computer players are. */
  readonly level: string;
}

/**
 * Undefined where there is nothing to play: while it is set up, when it is over, and of a game that is not finished. The deck is shuffled anew
 * and other dice are thrown, so that nobody plays on with what they have seen here.
 */
export function branchOf(replay: Replay, { id, at, seat, level }: Branching): NewLocalGame | undefined {
  // The move under way is finished first: between its events nobody decides.
  const from = replay.moments.findIndex(({ isWhole }, moment) => isWhole && moment >= at);
  if (!replay.isOver || from < 0) return undefined;
  const { game, seats } = replay.at(from);
  const { turn = 0, seq = 0 } = replay.moments[from] ?? {};
  if (!game || game.over || game.phase === 'setup' || turn === 0) return undefined;
  if (seat !== 'all' && game.status[seat] !== 0) return undefined;
  const options = { ...game.options, ...UNHURRIED };
  return {
    seats: seats.map(({ name, persona }, each) =>
      seat === 'all' || each === seat
        ? { name, kind: 'human' }
        : { name, kind: 'bot', level, ...(persona === undefined ? {} : { persona }) },
    ),
    options,
    cards: keysOf(replay.pack),
    continues: { from: 'whatIf', game: { ...game, options }, branch: { game: id, seq, turn } },
  };
}
