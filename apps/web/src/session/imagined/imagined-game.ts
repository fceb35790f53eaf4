/**
 * A private copy of a running game, made of nothing but what this player knows: `imagine` fills in what they may not see by
 * chance, so that playing it through tells them nothing about the real hands, goals and deck.
 */
import { pack } from '@illuminice/cards';
import { imagine, type Seat, type View } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { type NewLocalGame, UNHURRIED } from '../local/index.ts';
import type { TableInfo } from '../stores/index.ts';

/** Rivals in a what-if play sensibly, whoever they are in truth. */
const RIVAL_LEVEL = 'expert';

export function imaginedGame(view: View, info: TableInfo, me: Seat, whim: string): NewLocalGame {
  const options = { ...view.options, ...UNHURRIED };
  const game = { ...imagine(pack, view, quickRandom(whim)), options };
  return {
    seats: info.seats.map(({ name }, seat) =>
      seat === me ? { name, kind: 'human' } : { name, kind: 'bot', level: RIVAL_LEVEL },
    ),
    options,
    continues: { from: 'whatIf', game },
  };
}
