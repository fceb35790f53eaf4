import { type Pack, type Seat, type State, structureOf } from '@illuminice/engine';
import type { TurnFigures } from '@illuminice/protocol';
import { fold } from '../fold/fold.ts';
import { openTable } from '../fold/open.ts';
import type { LogEntry } from '../model/log.ts';

/**
 * how the game went, for whoever looks back on it. Only of a game that is over: treasuries that were hidden then are in here.
 * A turn that was taken back counts as it was played in the end.
 */
export function courseOf(pack: Pack, [first, ...rest]: readonly LogEntry[]): TurnFigures[] {
  if (!first) return [];
  const state = openTable(first);
  let moments: TurnFigures[] = [];
  for (const entry of rest) {
    const turnBefore = state.game?.turn;
    fold(pack, state, { entry });
    if (!state.game) moments = [];
    else if (state.game.turn !== turnBefore && hasTurn(entry)) {
      const moment = momentOf(pack, state.game);
      moments = [...moments.filter(({ turn }) => turn < moment.turn), moment];
    }
  }
  return moments;
}

function hasTurn({ facts }: LogEntry): boolean {
  return facts.some((fact) => fact.type === 'game' && fact.events.some(({ type }) => type === 'turnBegan'));
}

function momentOf(pack: Pack, game: State): TurnFigures {
  const seats = Array.from({ length: game.seats }, (_, seat) => figuresOf(pack, game, seat));
  return {
    turn: game.turnsTaken.reduce((sum, turns) => sum + turns, 0),
    groups: seats.map(({ groups }) => groups),
    power: seats.map(({ power }) => power),
    money: seats.map(({ money }) => money),
  };
}

function figuresOf(pack: Pack, game: State, seat: Seat): { groups: number; power: number; money: number } {
  if (game.status[seat] !== 0) return { groups: 0, power: 0, money: 0 };
  const own = pack.illuminati[game.illuminati[seat] ?? -1];
  const figures = {
    groups: 0,
    power: (game.options.hiddenGoals ? own?.powerWithHiddenGoals : undefined) ?? own?.power ?? 0,
    money: game.money[seat] ?? 0,
  };
  for (const { card } of structureOf(game, seat).links) {
    figures.groups += 1;
    figures.power += pack.power[card] ?? 0;
    figures.money += game.money[card] ?? 0;
  }
  return figures;
}
