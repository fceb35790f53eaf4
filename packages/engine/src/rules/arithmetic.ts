import type { TargetFilter } from '../cards/card-definition.ts';
import { bitOf, isIlluminatiCard, maskOf, type Pack } from '../cards/pack.ts';
import type { AttackVerdict, Breakdown, Modifier } from '../model/attack-numbers.ts';
import { entryAt } from '../model/entry-at.ts';
import type { Spent } from '../model/state.ts';
import { type AttackKind, type CardNo, MAX_SEATS, type Seat } from '../vocabulary/vocabulary.ts';
import { abilitiesOf, abilityOf, type Board, depthOnBoard, powerOf, transferableOf } from './board.ts';

/** What the numbers of an attack depend on: announced or only drafted. */
export interface AttackTerms {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids: readonly CardNo[];
  readonly whispering: boolean;
  readonly stated?: number | undefined;
  readonly claimedBonus?: number | undefined;
  readonly spent: Spent;
  /** Hears every line of the sum. */
  readonly note?: (line: Modifier) => void;
}

export const NOTHING_SPENT: Spent = {
  attackingCard: 0,
  attackerIlluminati: 0,
  interfereFor: 0,
  target: 0,
  defenderIlluminati: 0,
  interfereAgainst: 0,
};

/** Appendix B, with every number kept. */
export function breakdown(pack: Pack, board: Board, terms: AttackTerms): Breakdown {
  const { note } = terms;
  const seat = entryAt(board.owner, terms.attacker);
  const totals = {
    power: statedBy(board, terms, terms.attacker) ?? powerOf(pack, board, terms.attacker),
    aid: 0,
    alignment: alignmentBonus(pack, board, terms),
    typeBonus: terms.kind === 'neutralize' ? 6 : 0,
    abilities: 0,
    moneyFor: terms.spent.attackingCard + terms.spent.attackerIlluminati + terms.spent.interfereFor,
    defence: defenceOf(pack, board, terms),
    proximity: proximityOf(board, terms.target, seat),
    moneyAgainst: 2 * terms.spent.target + terms.spent.defenderIlluminati + terms.spent.interfereAgainst,
  };
  note?.({ what: 'power', amount: totals.power, rule: 'R-8.1', card: terms.attacker });
  for (const aid of terms.aids) {
    const lent = statedBy(board, terms, aid) ?? transferableOf(pack, board, aid);
    totals.aid += lent;
    note?.({ what: 'aid', amount: lent, rule: 'R-7.9', card: aid });
  }
  if (totals.alignment)
    note?.({ what: 'alignment', amount: totals.alignment, rule: terms.kind === 'destroy' ? 'R-8.5' : 'R-8.4' });
  if (totals.typeBonus) note?.({ what: 'typeBonus', amount: totals.typeBonus, rule: 'R-8.3' });
  totals.abilities = addBonuses(pack, board, terms);
  if (note) noteDefence(pack, board, { terms, total: totals.defence, note });
  if (totals.proximity) note?.({ what: 'proximity', amount: -totals.proximity, rule: 'R-8.7', card: terms.target });
  if (totals.moneyFor) note?.({ what: 'moneyFor', amount: totals.moneyFor, rule: 'R-9.2' });
  if (totals.moneyAgainst) note?.({ what: 'moneyAgainst', amount: -totals.moneyAgainst, rule: 'R-9.3' });
  const required =
    totals.power +
    totals.aid +
    totals.alignment +
    totals.typeBonus +
    totals.abilities +
    totals.moneyFor -
    totals.defence -
    totals.proximity -
    totals.moneyAgainst;
  return { ...totals, required, chance36: chance36(required) };
}

/** The same numbers from the record of a decided attack. */
export function breakdownOfVerdict({ required, lines }: AttackVerdict): Breakdown {
  const sum = (what: Modifier['what']) =>
    lines.reduce((total, line) => (line.what === what ? total + line.amount : total), 0);
  return {
    power: sum('power'),
    aid: sum('aid'),
    alignment: sum('alignment'),
    typeBonus: sum('typeBonus'),
    abilities: sum('abilities'),
    moneyFor: sum('moneyFor'),
    // Not the negative of 0.
    defence: 0 - sum('defence'),
    proximity: 0 - sum('proximity'),
    moneyAgainst: 0 - sum('moneyAgainst'),
    required,
    chance36: chance36(required),
  };
}

const WAYS = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33] as const;

/** 11 and 12 always fail. */
export function chance36(required: number): number {
  return WAYS[Math.max(0, Math.min(10, required))] ?? 0;
}

export function succeeds(roll: number, required: number): boolean {
  return roll <= 10 && roll <= required;
}

/** R-23.16 (a): a face-down Illuminati card uses what its owner states. */
function statedBy(board: Board, { stated }: AttackTerms, card: CardNo): number | undefined {
  return isIlluminatiCard(card) && board.faceDown[card] ? stated : undefined;
}

/** The alignments the attacking card has in this attack. */
export function attackingAlignments(
  pack: Pack,
  board: Board,
  { kind, attacker, target }: Pick<AttackTerms, 'kind' | 'attacker' | 'target'>,
): number {
  const mask = board.alignments[attacker] ?? 0;
  const acts = abilityOf(abilitiesOf(pack, board, attacker), 'actsAs');
  if (
    !acts ||
    acts.kind !== kind ||
    !((board.alignments[target] ?? 0) & bitOf(acts.against)) ||
    !(mask & bitOf(acts.replaces))
  )
    return mask;
  return (mask & ~bitOf(acts.replaces)) | bitOf(acts.by);
}

const FANATIC = bitOf('Fanatic');
/** The lower bit of each of the four opposed pairs, see ALIGNMENTS. */
const FIRST_OF_PAIRS = 0b01010101;

function alignmentBonus(pack: Pack, board: Board, terms: AttackTerms): number {
  const ours = attackingAlignments(pack, board, terms);
  const theirs = board.alignments[terms.target] ?? 0;
  const same = countBits(ours & theirs & ~FANATIC);
  const opposed =
    countBits(ours & FIRST_OF_PAIRS & (theirs >> 1)) +
    countBits((ours >> 1) & FIRST_OF_PAIRS & theirs) +
    (ours & theirs & FANATIC ? 1 : 0);
  const bonus = 4 * (same - opposed);
  if (bonus === 0) return 0;
  return terms.kind === 'destroy' ? -bonus : bonus;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

function addBonuses(pack: Pack, board: Board, terms: AttackTerms): number {
  const { kind, attacker, target, note } = terms;
  const seat = entryAt(board.owner, attacker);
  let sum = 0;
  const count = (card: CardNo, amount: number) => {
    if (amount === 0) return;
    sum += amount;
    note?.({ what: 'abilities', amount, rule: isIlluminatiCard(card) ? 'R-16' : 'R-17', card });
  };
  count(
    seat,
    board.faceDown[seat] ? (terms.claimedBonus ?? 0) : bonusOf(pack, board, { kind, attacker, target, card: seat }),
  ); // R-23.16 (c)
  for (let card = MAX_SEATS; card < board.owner.length; card++) {
    if (board.owner[card] !== seat || entryAt(pack.abilities, card).length === 0) continue;
    count(card, bonusOf(pack, board, { kind, attacker, target, card }));
  }
  return sum;
}

/** what this card adds to the attack; a target never helps against itself. */
export function bonusOf(
  pack: Pack,
  board: Board,
  { kind, attacker, target, card }: Pick<AttackTerms, 'kind' | 'attacker' | 'target'> & { readonly card: CardNo },
): number {
  if (card === target) return 0;
  const structureWide = board.options.abilityScope === 'card';
  let bonus = 0;
  for (const ability of abilitiesOf(pack, board, card)) {
    if (ability.type !== 'attackBonus' || !ability.kinds.includes(kind)) continue;
    if (card !== attacker && !(ability.scope === 'any' && structureWide)) continue;
    if (matches(pack, ability.target, { target, mask: board.alignments[target] ?? 0 })) bonus += ability.amount;
  }
  return bonus;
}

function matches(
  pack: Pack,
  filter: TargetFilter,
  { target, mask }: { readonly target: CardNo; readonly mask: number },
): boolean {
  if ('any' in filter) return true;
  if ('alignment' in filter) return (mask & bitOf(filter.alignment)) !== 0;
  return filter.cards.some((key) => pack.numbers.get(key) === target);
}

/** */
function defenceOf(pack: Pack, board: Board, terms: AttackTerms): number {
  return resists(terms) ? resistanceOf(pack, board, terms) : powerOf(pack, board, terms.target);
}

function resists({ kind, whispering: onPowerless }: AttackTerms): boolean {
  return kind !== 'destroy' || onPowerless;
}

/** What is printed on the target, then what makes it more than that: each with its own rule. */
function noteDefence(
  pack: Pack,
  board: Board,
  {
    terms,
    total,
    note,
  }: { readonly terms: AttackTerms; readonly total: number; readonly note: (line: Modifier) => void },
): void {
  const { target } = terms;
  const line = (amount: number, rule: string, card: CardNo) => note({ what: 'defence', amount: -amount, rule, card });
  if (!resists(terms)) return line(total, 'R-8.2', target);
  const printed = pack.resistance[target] ?? 0;
  line(printed, 'R-8.2', target);
  let provoked = total - printed;
  const shelters = sheltersOf(pack, board, target);
  for (const [, amount] of shelters) provoked -= amount;
  if (provoked !== 0) line(provoked, 'R-17.9', target);
  for (const [card, amount] of shelters) line(amount, 'R-17.26', card);
}

/** the other cards of its owner that add to its resistance, and how much. */
function sheltersOf(pack: Pack, board: Board, target: CardNo): (readonly [CardNo, number])[] {
  const owner = entryAt(board.owner, target);
  const shelters: (readonly [CardNo, number])[] = [];
  for (let card = MAX_SEATS; owner >= 0 && card < board.owner.length; card++) {
    if (card === target || board.owner[card] !== owner) continue;
    const shelter = abilityOf(abilitiesOf(pack, board, card), 'sheltersOthers');
    if (shelter) shelters.push([card, shelter.amount]);
  }
  return shelters;
}

/** */
function resistanceOf(pack: Pack, board: Board, terms: AttackTerms): number {
  const { target } = terms;
  const stubborn = abilityOf(abilitiesOf(pack, board, target), 'resistsAlignments');
  const provoked = stubborn && (attackingAlignments(pack, board, terms) & maskOf(stubborn.alignments)) !== 0;
  let resistance = provoked ? stubborn.resistance : (pack.resistance[target] ?? 0);
  for (const [, amount] of sheltersOf(pack, board, target)) resistance += amount;
  return resistance;
}

/** */
function proximityOf(board: Board, target: CardNo, attacker: Seat): number {
  const owner = entryAt(board.owner, target);
  if (owner < 0 || owner === attacker) return 0;
  const depth = depthOnBoard(board, target);
  return depth === 1 ? 10 : depth === 2 ? 5 : depth === 3 ? 2 : 0;
}
