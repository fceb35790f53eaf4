/** How far a seat is, as far as this viewer can know. Stacked money of others counts as unknown. */
import {
  basicGoal,
  boardOf,
  type CardNo,
  type Goal,
  goalOf,
  incomeOf,
  type Pack,
  progressTowards,
  type Seat,
  type SeatView,
  scoreOf,
  upkeepOf,
  type View,
} from '@illuminice/engine';

export interface Progress {
  readonly have: number;
  readonly need: number;
  /** Some of it lies in stacked treasuries: at least this much. */
  readonly atLeast: boolean;
}

export interface SeatFigures {
  readonly cards: number;
  /** Of the cards this viewer knows. */
  readonly power: number;
  readonly transferable: number;
  /** What the bank pays in their next income, less the upkeep; tax depends on the others. */
  readonly income: number;
  readonly taxes: boolean;
  /** The Illuminati card lies face-down to this viewer: power and income are at least these. */
  readonly cardHidden: boolean;
  readonly money: number;
  /** Some treasury is stacked out of this viewer's sight. */
  readonly moneyHidden: boolean;
}

export function figuresOf(pack: Pack, view: View, seat: Seat): SeatFigures {
  const player = view.seats[seat] as SeatView;
  const own = player.illuminati === undefined ? undefined : pack.illuminati[player.illuminati];
  const power = view.options.hiddenGoals ? (own?.powerWithHiddenGoals ?? own?.power ?? 0) : (own?.power ?? 0);
  const board = boardOf(pack, view);
  const earned = (card: CardNo) => incomeOf(pack, board, card) - upkeepOf(pack, board, card);
  const figures = {
    cards: player.groups.length + (view.options.basicGoalCountsIlluminati ? 1 : 0),
    power,
    transferable: power,
    income: earned(seat),
    taxes: false,
    cardHidden: own === undefined && player.faceDown === true,
    money: 0,
    moneyHidden: false,
  };
  for (const { card } of player.groups) {
    figures.power += pack.power[card] ?? 0;
    figures.transferable += pack.transferable[card] ?? 0;
    figures.income += earned(card);
    if (pack.abilities[card]?.some(({ type }) => type === 'tax')) figures.taxes = true;
  }
  for (const { money } of [player, ...player.groups]) {
    if (money === 'hidden') figures.moneyHidden = true;
    else figures.money += money;
  }
  return figures;
}

export function basicProgress(pack: Pack, view: View, seat: Seat): Progress {
  return {
    have: figuresOf(pack, view, seat).cards,
    need: basicGoal({ initialPlayers: view.initialPlayers, options: view.options }),
    atLeast: false,
  };
}

/** In a long game nobody looks at goals, points decide; undefined in every other one. */
export function scoreNow(pack: Pack, view: View, seat: Seat): number | undefined {
  return view.options.longGame ? scoreOf(pack, boardOf(pack, view), seat) : undefined;
}

/** The special goal this viewer knows of; undefined = secret to them, or not looked at. */
export function knownGoal(pack: Pack, view: View, seat: Seat): Goal | undefined {
  if (view.options.longGame) return undefined;
  const goal = goalOf(pack, boardOf(pack, view), seat);
  return goal?.type === 'secret' ? undefined : goal;
}

export function goalProgress(
  pack: Pack,
  view: View,
  { seat, goal }: { readonly seat: Seat; readonly goal: Goal },
): Progress {
  if (goal.type === 'secret') return { have: 0, need: 1, atLeast: true };
  const { money, moneyHidden } = figuresOf(pack, view, seat);
  const { destroyed } = view.seats[seat] as SeatView;
  const progress = progressTowards(pack, boardOf(pack, view), { seat, goal, money, destroyed });
  return { ...progress, atLeast: goal.type === 'money' && moneyHidden };
}
