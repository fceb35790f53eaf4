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
import { must, seatOf } from '../model/must.ts';
import type { Style } from '../personas/persona.ts';
import { guessedGoals, likelyGoals } from './beliefs.ts';
import { type Contest, strengthOf } from './distance.ts';
import { type Arm, type ArmFacts, altersAlignments, type LikelyGoal, proximity, type SeatFacts } from './facts.ts';
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
  /** Where our own goal is secret: what others must think of us, were we to stand so. */
  readonly guessedGoals: ((facts: SeatFacts) => readonly LikelyGoal[]) | undefined;
  /** By this factor thresholds of shares are scaled: a flatter evaluation moves its shares by less. */
  readonly grain: number;
}

/** A stacked treasury is not empty; more than that is a guess. */
const HIDDEN_PURSE = 9;
const HIDDEN_TREASURY = 3;

/** Steepness of the evaluation for which thresholds of shares were set. */
const STEEPNESS_OF_THRESHOLDS = 0.4;

export function sceneOf({ pack, view, weights, style }: Pick<Scene, 'pack' | 'view' | 'weights' | 'style'>): Scene {
  const me = seatOf(view);
  const board = boardOf(pack, view);
  const spied = new Map(
    view.notices.flatMap((notice) => ('card' in notice ? [[notice.card, notice.money] as const] : [])),
  );
  const guess = (amount: Money, card: CardNo): number =>
    amount === 'hidden' ? (spied.get(card) ?? (card < MAX_SEATS ? HIDDEN_PURSE : HIDDEN_TREASURY)) : amount;
  const money = board.money.map(guess);
  const contest: Contest = { basic: basicGoal(board), byScore: view.options.longGame };
  const facts = view.seats.map((_, seat) => factsOf({ pack, view, board, money, weights }, seat));
  const forces = facts.map((each, seat) => (each.active ? forceOf({ pack, board, money }, each, seat) : 0));
  facts.forEach((each, seat) => {
    each.threat = forces.reduce((most, force, other) => (other === seat ? most : Math.max(most, force)), 0);
  });
  const strength = facts.map((seat) => strengthOf(seat, contest, weights));
  return {
    pack,
    view,
    me,
    board,
    ownBoard: board.faceDown[me] ? { ...board, faceDown: board.faceDown.with(me, 0) } : board,
    money,
    facts,
    contest,
    weights,
    style,
    strength,
    total: strength.reduce((sum, each) => sum + each, 0),
    guessedGoals: guessedGoals({ pack, view, weights }, me),
    grain: weights.steepness / STEEPNESS_OF_THRESHOLDS,
  };
}

type Reading = Pick<Scene, 'pack' | 'view' | 'board' | 'money' | 'weights'>;

/** A face-down Illuminati card as an average one: the printed ones have Power 6 to 10 and Income 7 to 12. */
const HIDDEN_POWER = 8;
const HIDDEN_INCOME = 9;

function factsOf({ pack, view, board, money, weights }: Reading, seat: Seat): SeatFacts {
  const shown = view.seats[seat];
  const groups = groupsOf(board, seat);
  const illuminati = pack.illuminati[shown?.illuminati ?? -1];
  const power = illuminati?.power ?? (view.options.hiddenIlluminati ? HIDDEN_POWER : 0);
  const alignments = ALIGNMENTS.map(() => 0);
  const facts: SeatFacts = {
    active: shown?.status === 0,
    groups: groups.length,
    power,
    transferable: power,
    income: illuminati?.income ?? HIDDEN_INCOME,
    purse: money[seat] ?? 0,
    groupMoney: 0,
    destroyed: shown?.destroyed ?? 0,
    alignments,
    arrows: 4,
    specials: shown?.hand.length ?? 0,
    freePrivilege: illuminati?.abilities.some(({ type }) => type === 'buysPrivilege') ?? false,
    lasers: 0,
    bendsNow: view.turn.seat === seat && !view.turn.lasersUsed,
    turns: shown?.turnsTaken ?? 0,
    until: turnsUntil(view, seat),
    goals: [],
    favoured: illuminati ? favouredBy(illuminati) : 0,
    counted: view.options.basicGoalCountsIlluminati ? 1 : 0,
    arms: shown ? armsOf({ pack, money }, shown.groups, seat) : [],
    threat: 0,
  };
  for (const card of groups) {
    facts.power += pack.power[card] ?? 0;
    facts.transferable += pack.transferable[card] ?? 0;
    facts.income += pack.income[card] ?? 0;
    facts.groupMoney += money[card] ?? 0;
    if (altersAlignments(pack, card)) facts.lasers++;
    facts.arrows += (pack.outSides[card]?.length ?? 0) - 1;
    const mask = board.alignments[card] ?? 0;
    for (let bit = 0; bit < ALIGNMENTS.length; bit++)
      if ((mask >> bit) & 1) alignments[bit] = (alignments[bit] ?? 0) + 1;
  }
  facts.goals = likelyGoals({ pack, view, weights }, seat, facts);
  return facts;
}

/** A turn that has come to its actions is as good as over: what they bring is weighed by where it leaves everybody. */
function turnsUntil({ sequence: { order }, turn, phase }: View, seat: Seat): number {
  const over = phase === 'actions' || phase === 'transfers' || phase === 'powers' || phase === 'end' ? 1 : 0;
  return (order.indexOf(seat) - order.indexOf(turn.seat) - over + 2 * order.length) % order.length;
}

function favouredBy({ abilities }: IlluminatiDefinition): number {
  let mask = 0;
  for (const ability of abilities)
    if (ability.type === 'attackBonus' && ability.kinds.includes('control') && 'alignment' in ability.target)
      mask |= 1 << ALIGNMENTS.indexOf(ability.target.alignment);
  return mask;
}

/** Breadth-first groups know their hosts before them: depths downwards, sizes upwards. */
function armsOf(
  { pack, money }: Pick<Reading, 'pack' | 'money'>,
  groups: readonly GroupView[],
  seat: Seat,
): ArmFacts[] {
  const depth = new Map<CardNo, number>([[seat, 0]]);
  const size = new Map<CardNo, number>();
  for (const { card, host } of groups) depth.set(card, (depth.get(host) ?? 0) + 1);
  for (const { card, host } of groups.toReversed()) size.set(host, (size.get(host) ?? 1) + (size.get(card) ?? 1));
  return groups.map(({ card, host }) => ({
    card,
    host,
    size: size.get(card) ?? 1,
    guard: (pack.resistance[card] ?? 0) + proximity(depth.get(card) ?? 1) + 2 * (money[card] ?? 0),
  }));
}

/**
 * What a rival puts into one attack: what the Illuminati card earns before it and most of the purse, but nobody spends without
 * end. By judgement, after games in which it was nearly all of it (B-3).
 */
const SHARE_OF_PURSE = 0.9;
const MOST_MONEY = 25;

/** What a seat could bring into one attack of its next turn: both cards of a strong pair, what others lend, most of its money. */
function forceOf(
  { pack, board, money }: Pick<Reading, 'pack' | 'board' | 'money'>,
  facts: SeatFacts,
  seat: Seat,
): number {
  const groups = groupsOf(board, seat);
  let strongest = 0;
  let lent = 0;
  for (const card of groups) {
    strongest = Math.max(strongest, (pack.power[card] ?? 0) + (money[card] ?? 0) + (pack.income[card] ?? 0));
    lent += pack.transferable[card] ?? 0;
  }
  const illuminati = facts.power - groups.reduce((sum, card) => sum + (pack.power[card] ?? 0), 0);
  const earned = facts.income - groups.reduce((sum, card) => sum + (pack.income[card] ?? 0), 0);
  return illuminati + strongest + lent + Math.min(MOST_MONEY, SHARE_OF_PURSE * facts.purse + earned);
}

export function shareOf(scene: Scene, seat: Seat): number {
  return scene.total > 0 ? (scene.strength[seat] ?? 0) / scene.total : 0;
}

export function factsFor(scene: Scene, seat: Seat): SeatFacts {
  return must(scene.facts[seat], 'a seat of this game');
}

/** A Group with everything that hangs below it. */
export function armOf(scene: Scene, root: CardNo): Arm {
  const { board, money } = scene;
  const owner = board.owner[root] ?? -1;
  const cards = [root];
  if (owner >= 0) {
    const own = groupsOf(board, owner);
    for (let next = 0; next < cards.length; next++)
      for (const card of own) if (board.host[card] === cards[next]) cards.push(card);
  }
  return { cards, money: cards.reduce((sum, card) => sum + Math.floor((money[card] ?? 0) / 2), 0) };
}
