import { ALIGNMENTS, type CardNo, type Goal, type Pack } from '@illuminice/engine';

/** What counts about one seat. Imagined outcomes are copies of these, never of a whole position. */
export interface SeatFacts {
  active: boolean;
  groups: number;
  /** Illuminati card included, printed values. */
  power: number;
  transferable: number;
  income: number;
  /** On the Illuminati card, and on Groups. */
  purse: number;
  groupMoney: number;
  destroyed: number;
  /** By alignment: how many Groups show it. */
  alignments: readonly number[];
  /** Outward arrows from which nothing hangs; crowding is not looked at. */
  arrows: number;
  specials: number;
  /** Whether privilege may be bought every turn instead of paid with a Special. */
  freePrivilege: boolean;
  /** Cards that alter an alignment, and whether one of them may still do it in this turn: then the check at its end counts it. */
  lasers: number;
  bendsNow: boolean;
  turns: number;
  /** Turns of others before its next one, as things stand when the present turn is over; 0 = it is next. */
  until: number;
  goals: readonly LikelyGoal[];
  /** Alignments whose Groups the Illuminati card helps to control, as a mask. */
  favoured: number;
  /** Counted for the basic goal beside the Groups. */
  counted: number;
  /** Every Group with what would be lost with it; see `riskOf`. */
  arms: readonly ArmFacts[];
  /** What the strongest opponent could bring against it, money included. */
  threat: number;
}

export interface ArmFacts {
  readonly card: CardNo;
  readonly host: CardNo;
  /** The Group and everything below it. */
  readonly size: number;
  /** Resistance, closeness to the Illuminati card and its own money. */
  readonly guard: number;
}

/** A special goal a seat may play for, with how much we believe it. */
export interface LikelyGoal {
  readonly goal: Goal;
  readonly belief: number;
}

export interface Arm {
  readonly cards: readonly CardNo[];
  readonly money: number;
}

/** */
export function proximity(depth: number): number {
  return depth === 1 ? 10 : depth === 2 ? 5 : depth === 3 ? 2 : 0;
}

/** Groups that come or go together, with their money and everybody's alignments. */
interface Moved {
  readonly cards: readonly CardNo[];
  readonly money: number;
  readonly masks: readonly number[];
}

/** These Groups come and hang below `host`; each uses one arrow. */
export function gaining(pack: Pack, facts: SeatFacts, gained: Moved & { readonly host: CardNo }): SeatFacts {
  const { cards, host } = gained;
  const above = ancestors(facts.arms, host);
  const arms = facts.arms.map((arm) => (above.includes(arm.card) ? { ...arm, size: arm.size + cards.length } : arm));
  const depth = above.length + 1;
  const [first = host] = cards;
  cards.forEach((card, index) => {
    const guard = (pack.resistance[card] ?? 0) + proximity(index === 0 ? depth : depth + 1);
    arms.push({ card, host: index === 0 ? host : first, size: index === 0 ? cards.length : 1, guard });
  });
  return { ...changed({ pack, sign: 1 }, facts, gained), arms };
}

export function losing(pack: Pack, facts: SeatFacts, lost: Moved): SeatFacts {
  const { cards } = lost;
  const above = ancestors(facts.arms, facts.arms.find(({ card }) => card === cards[0])?.host ?? -1);
  const arms = facts.arms
    .filter(({ card }) => !cards.includes(card))
    .map((arm) => (above.includes(arm.card) ? { ...arm, size: arm.size - cards.length } : arm));
  return { ...changed({ pack, sign: -1 }, facts, lost), arms };
}

function ancestors(arms: readonly ArmFacts[], from: CardNo): CardNo[] {
  const above: CardNo[] = [];
  let at = arms.find(({ card }) => card === from);
  while (at && above.length < arms.length) {
    above.push(at.card);
    const { host } = at;
    at = arms.find(({ card }) => card === host);
  }
  return above;
}

export function altersAlignments(pack: Pack, card: CardNo): boolean {
  return pack.abilities[card]?.some(({ type }) => type === 'altersAlignment') ?? false;
}

function changed(
  { pack, sign }: { readonly pack: Pack; readonly sign: 1 | -1 },
  facts: SeatFacts,
  { cards, money, masks }: Moved,
): SeatFacts {
  const alignments = facts.alignments.slice();
  let { power, transferable, income, arrows, lasers } = facts;
  for (const card of cards) {
    power += sign * (pack.power[card] ?? 0);
    transferable += sign * (pack.transferable[card] ?? 0);
    income += sign * (pack.income[card] ?? 0);
    // Each card brings its outward arrows and uses one of its host's.
    arrows += sign * ((pack.outSides[card]?.length ?? 0) - 1);
    if (altersAlignments(pack, card)) lasers += sign;
    const mask = masks[card] ?? 0;
    for (let bit = 0; bit < ALIGNMENTS.length; bit++)
      if ((mask >> bit) & 1) alignments[bit] = (alignments[bit] ?? 0) + sign;
  }
  return {
    ...facts,
    groups: facts.groups + sign * cards.length,
    power,
    transferable,
    income,
    arrows,
    lasers,
    alignments,
    groupMoney: Math.max(0, facts.groupMoney + sign * money),
  };
}
