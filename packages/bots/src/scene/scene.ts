import {
  ALIGNMENTS,
  basicGoal,
  boardOf,
  type CardNo,
  type GroupView,
  groupsOf,
  type IlluminatiDefinition,
  MAX_SEATS,
  type Money,
  type Pack,
  type Seat,
  type View,
} from '@illuminice/engine';
import type { Style } from '../personas/persona.ts';
import { likelyGoals } from './beliefs.ts';
import { type Contest, strengthOf } from './distance.ts';
import { type Arm, type ArmFacts, proximity, type SeatFacts } from './facts.ts';
import type { Weights } from './weights.ts';

export type Board = ReturnType<typeof boardOf>;

/** One view, read once: everything a mind looks at while it makes up one decision. */
export interface Scene {
  readonly pack: Pack;
  readonly view: View;
  readonly me: Seat;
  readonly board: Board;
  /** The same with our own card open to ourselves: we claim its bonus whenever there is one. */
  readonly ownBoard: Board;
  /** Treasuries by card; what others hide is guessed. */
  readonly money: readonly number[];
  readonly facts: readonly SeatFacts[];
  readonly contest: Contest;
  readonly weights: Weights;
  readonly style: Style;
  /** By seat, and their sum. */
  readonly strength: readonly number[];
  readonly total: number;
  /** Thresholds of shares were set for a steepness of 0.4; a flatter evaluation moves its shares by less. */
  readonly grain: number;
}

/** A stacked treasury is not empty; more than that is a guess. */
const HIDDEN_PURSE = 9;
const HIDDEN_TREASURY = 3;

export function sceneOf(pack: Pack, view: View, weights: Weights, style: Style): Scene {
  const board = boardOf(pack, view);
  const spied = new Map(
    view.notices.flatMap((notice) => ('card' in notice ? [[notice.card, notice.money] as const] : [])),
  );
  const guess = (amount: Money, card: CardNo): number =>
    amount === 'hidden' ? (spied.get(card) ?? (card < MAX_SEATS ? HIDDEN_PURSE : HIDDEN_TREASURY)) : amount;
  const money = board.money.map(guess);
  const contest: Contest = { basic: basicGoal(board), byScore: view.options.longGame };
  const facts = view.seats.map((_, seat) => factsOf(pack, view, board, money, seat, weights));
  const forces = facts.map((each, seat) => (each.active ? forceOf(pack, board, each, seat) : 0));
  facts.forEach((each, seat) => {
    each.threat = forces.reduce((most, force, other) => (other === seat ? most : Math.max(most, force)), 0);
  });
  const strength = facts.map((seat) => strengthOf(seat, contest, weights));
  return {
    pack,
    view,
    me: view.viewer as Seat,
    board,
    ownBoard: board.faceDown[view.viewer as Seat]
      ? { ...board, faceDown: board.faceDown.with(view.viewer as Seat, 0) }
      : board,
    money,
    facts,
    contest,
    weights,
    style,
    strength,
    total: strength.reduce((sum, each) => sum + each, 0),
    grain: weights.steepness / 0.4,
  };
}

function factsOf(
  pack: Pack,
  view: View,
  board: Board,
  money: readonly number[],
  seat: Seat,
  weights: Weights,
): SeatFacts {
  const shown = view.seats[seat];
  const groups = groupsOf(board, seat);
  const illuminati = pack.illuminati[shown?.illuminati ?? -1];
  const power = illuminati?.power ?? (view.options.hiddenIlluminati ? 8 : 0);
  const alignments = ALIGNMENTS.map(() => 0);
  const facts: SeatFacts = {
    active: shown?.status === 0,
    groups: groups.length,
    power,
    transferable: power,
    income: illuminati?.income ?? 9,
    purse: money[seat] ?? 0,
    groupMoney: 0,
    destroyed: shown?.destroyed ?? 0,
    alignments,
    arrows: 4,
    specials: shown?.hand.length ?? 0,
    turns: shown?.turnsTaken ?? 0,
    goals: [],
    favoured: illuminati ? favouredBy(illuminati) : 0,
    counted: view.options.basicGoalCountsIlluminati ? 1 : 0,
    arms: shown ? armsOf(pack, shown.groups, money, seat) : [],
    threat: 0,
  };
  for (const card of groups) {
    facts.power += pack.power[card] ?? 0;
    facts.transferable += pack.transferable[card] ?? 0;
    facts.income += pack.income[card] ?? 0;
    facts.groupMoney += money[card] ?? 0;
    facts.arrows += (pack.outSides[card]?.length ?? 0) - 1;
    const mask = board.alignments[card] ?? 0;
    for (let bit = 0; bit < ALIGNMENTS.length; bit++)
      if ((mask >> bit) & 1) alignments[bit] = (alignments[bit] ?? 0) + 1;
  }
  facts.goals = likelyGoals(pack, view, seat, facts, weights);
  return facts;
}

function favouredBy({ abilities }: IlluminatiDefinition): number {
  let mask = 0;
  for (const ability of abilities)
    if (ability.type === 'attackBonus' && ability.kinds.includes('control') && 'alignment' in ability.target)
      mask |= 1 << ALIGNMENTS.indexOf(ability.target.alignment);
  return mask;
}

/** Breadth-first groups know their hosts before them: depths downwards, sizes upwards. */
function armsOf(pack: Pack, groups: readonly GroupView[], money: readonly number[], seat: Seat): ArmFacts[] {
  const depth = new Map<CardNo, number>([[seat, 0]]);
  const size = new Map<CardNo, number>();
  for (const { card, host } of groups) depth.set(card, (depth.get(host) ?? 0) + 1);
  for (let index = groups.length - 1; index >= 0; index--) {
    const { card, host } = groups[index] as GroupView;
    size.set(host, (size.get(host) ?? 1) + (size.get(card) ?? 1));
  }
  return groups.map(({ card, host }) => ({
    card,
    host,
    size: size.get(card) ?? 1,
    guard: (pack.resistance[card] ?? 0) + proximity(depth.get(card) ?? 1) + 2 * (money[card] ?? 0),
  }));
}

/** What a seat could bring into one attack of its next turn: both cards of a strong pair, what others lend, most of its money. */
function forceOf(pack: Pack, board: Board, facts: SeatFacts, seat: Seat): number {
  const groups = groupsOf(board, seat);
  let strongest = 0;
  let lent = 0;
  for (const card of groups) {
    strongest = Math.max(strongest, pack.power[card] ?? 0);
    lent += pack.transferable[card] ?? 0;
  }
  const illuminati = facts.power - groups.reduce((sum, card) => sum + (pack.power[card] ?? 0), 0);
  return illuminati + strongest + lent + Math.min(25, 0.8 * facts.purse + 6);
}

export function shareOf(scene: Scene, seat: Seat): number {
  return scene.total > 0 ? (scene.strength[seat] ?? 0) / scene.total : 0;
}

export function factsFor(scene: Scene, seat: Seat): SeatFacts {
  return scene.facts[seat] as SeatFacts;
}

/** A Group with everything that hangs below it. */
export function armOf(scene: Scene, root: CardNo): Arm {
  const { board, money } = scene;
  const owner = board.owner[root] as number;
  const cards = [root];
  if (owner >= 0) {
    const own = groupsOf(board, owner);
    for (let next = 0; next < cards.length; next++)
      for (const card of own) if (board.host[card] === cards[next]) cards.push(card);
  }
  return { cards, money: cards.reduce((sum, card) => sum + Math.floor((money[card] ?? 0) / 2), 0) };
}
