import type { IlluminatiDefinition } from '../cards/card-definition.ts';
import type { Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import { has } from '../model/seats.ts';
import type { CardNo, IlluminatiNo, Seat } from '../vocabulary/vocabulary.ts';
import { seesAll } from './imagine-eyes.ts';
import type { Whim } from './imagine-luck.ts';
import type { Money, View } from './view.ts';

/** a face-down card is one that nobody shows and that could have done what its owner was seen to do. */
export function imagineIlluminati(pack: Pack, view: View, whim: Whim): IlluminatiNo[] {
  const hidden = view.seats.flatMap((seat, number) => (seat.faceDown && seat.illuminati === undefined ? [number] : []));
  const seen = new Set(view.seats.map((seat) => seat.illuminati));
  const unseen = whim.shuffled(pack.illuminati.map((_, no) => no).filter((no) => !seen.has(no)));
  const could = (seat: Seat, no: IlluminatiNo) => couldBe(view, seat, entryAt(pack.illuminati, no));
  const chosen = assign(hidden, unseen, could) ?? assign(hidden, unseen, () => true) ?? [];
  return view.seats.map((seat, number) => seat.illuminati ?? chosen[hidden.indexOf(number)] ?? -1);
}

/** Different cards for all of these seats, or undefined when there is no way. */
function assign(
  seats: readonly Seat[],
  cards: readonly IlluminatiNo[],
  could: (seat: Seat, no: IlluminatiNo) => boolean,
): IlluminatiNo[] | undefined {
  const [seat, ...later] = seats;
  if (seat === undefined) return [];
  for (const card of cards) {
    if (!could(seat, card)) continue;
    const rest = assign(
      later,
      cards.filter((other) => other !== card),
      could,
    );
    if (rest) return [card, ...rest];
  }
  return undefined;
}

function couldBe(view: View, seat: Seat, card: IlluminatiDefinition): boolean {
  const seen = entryAt(view.seats, seat);
  const { options, turn, attack } = view;
  const ability = <Type extends string>(wanted: Type) =>
    card.abilities.find((candidate) => candidate.type === wanted) as
      | Extract<IlluminatiDefinition['abilities'][number], { type: Type }>
      | undefined;
  if ((seen.taken ?? 0) > (ability('takesPart')?.times ?? 1)) return false;
  if (seen.goalShown && !options.hiddenGoals && card.goal.type !== 'secret') return false;
  if (turn.seat !== seat) return true;
  if (turn.privilegeBought && !ability('buysPrivilege')) return false;
  const drawn = view.questions.some(({ kind }) => kind === 'keep') && view.phase === 'draw' ? 1 : 0;
  if (turn.drawsLeft + drawn > (ability('drawsCards')?.cards ?? 1)) return false;
  const printed = (options.hiddenGoals ? card.powerWithHiddenGoals : undefined) ?? card.power;
  return (attack?.stated ?? 0) <= printed + (options.hiddenOverstate ? 1 : 0);
}

interface Imagined {
  readonly illuminati: readonly IlluminatiNo[];
  readonly whim: Whim;
}

/** R-2.5, R-23.8: -1 where nothing was chosen, any of the choices where this viewer may not know which. */
export function imagineGoals(pack: Pack, view: View, { illuminati, whim }: Imagined): IlluminatiNo[] {
  const choices = pack.illuminati.flatMap(({ goal }, no) => (goal.type === 'secret' ? [] : [no]));
  const asked = view.questions.find((question) => question.kind === 'goals');
  return view.seats.map((seat, number) => {
    if (seat.goal !== undefined) return seat.goal;
    if (seesAll(view) || number === view.viewer) return -1;
    const picks = view.options.hiddenGoals || pack.illuminati[entryAt(illuminati, number)]?.goal.type === 'secret';
    const picked = view.phase !== 'setup' || (asked !== undefined && !has(asked.waiting, number));
    return picks && picked ? (whim.oneOf(choices) ?? -1) : -1;
  });
}

/** a stacked treasury that is not empty holds at least 1; what was spied out or offered is believed. */
export function imagineMoney(
  pack: Pack,
  view: View,
  { seen, illuminati, whim }: Imagined & { readonly seen: readonly Money[] },
): number[] {
  const told = new Map<CardNo, number>();
  for (const notice of view.notices) if ('card' in notice) told.set(notice.card, notice.money);
  const incomeOf = (card: CardNo) =>
    card < view.seats.length ? (pack.illuminati[entryAt(illuminati, card)]?.income ?? 0) : entryAt(pack.income, card);
  return seen.map((amount, card) => {
    if (amount !== 'hidden') return amount;
    const guess = told.get(card) ?? 1 + whim.below(3 + 2 * incomeOf(card));
    const offered = view.offers.find(({ from, to }) => from === card && to === view.viewer)?.give.money ?? 0;
    return Math.max(1, guess, offered, priceDue(pack, view, { illuminati, card }));
  });
}

/** An attacker about to buy their privilege has the price. */
function priceDue(
  pack: Pack,
  view: View,
  { illuminati, card }: { readonly illuminati: readonly IlluminatiNo[]; readonly card: CardNo },
): number {
  if (card !== view.turn.seat || !view.attack?.toSettle.some(({ step }) => step === 'privilege')) return 0;
  const buys = pack.illuminati[entryAt(illuminati, card)]?.abilities.find(({ type }) => type === 'buysPrivilege');
  return buys?.type === 'buysPrivilege' ? buys.cost : 0;
}

/** A card in transit whose treasury is hidden was stacked; the others say so themselves. */
export function imagineStacks(pack: Pack, view: View): number[] {
  const stacked = new Array<number>(pack.size).fill(0);
  view.seats.forEach((seat, number) => {
    if (seat.stacked) stacked[number] = 1;
    for (const group of seat.groups) if (group.stacked) stacked[group.card] = 1;
  });
  for (const question of view.questions) {
    if (question.kind !== 'placement') continue;
    for (const { arm, armMoney } of [question, ...question.left])
      [arm.root, ...arm.links.map(({ card }) => card)].forEach((card, index) => {
        if (armMoney[index] === 'hidden' && view.options.moneyVisibility === 'ownerChoice') stacked[card] = 1;
      });
  }
  return stacked;
}
