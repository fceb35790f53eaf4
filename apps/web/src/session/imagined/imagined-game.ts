/**
 * A private copy of a running game, made of nothing but what this player knows: `imagine` fills in what they may not see by
 * chance, so that playing it through tells them nothing about the real hands, goals and deck.
 */
import { imagine, keysOf, type Pack, type Seat, type View } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { type NewLocalGame, UNHURRIED } from '../local/index.ts';
import type { TableInfo } from '../stores/index.ts';

/** Rivals in a what-if play sensibly, whoever they are in truth. */
const RIVAL_LEVEL = 'expert';

interface Known {
  readonly pack: Pack;
  readonly view: View;
  readonly info: TableInfo;
  readonly me: Seat;
}

export function imaginedGame({ pack, view, info, me }: Known, whim: string): NewLocalGame {
  const options = { ...view.options, ...UNHURRIED };
  const game = { ...imagine(pack, view, quickRandom(whim)), options };
  return {
    seats: info.seats.map(({ name }, seat) =>
      seat === me ? { name, kind: 'human' } : { name, kind: 'bot', level: RIVAL_LEVEL },
    ),
    options,
    cards: keysOf(pack),
    continues: { from: 'whatIf', game },
  };
}
