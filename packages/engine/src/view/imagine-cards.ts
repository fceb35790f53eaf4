import type { Pack } from '../cards/pack.ts';
import { deckSpecial } from '../model/deck.ts';
import { entryAt } from '../model/entry-at.ts';
import { knownTo, slotOf, specialIn } from '../model/hand.ts';
import type { Attack } from '../model/state.ts';
import { MAX_SEATS, type Seat, type SpecialNo } from '../vocabulary/vocabulary.ts';
import { seesAll } from './imagine-eyes.ts';
import type { Whim } from './imagine-luck.ts';
import type { AttackView, SlotView, View } from './view.ts';

const UNKNOWN = -1;

/** Every card this viewer cannot place lies in a hidden slot, in the deck, or (a position laid out by hand) out of the game. */
export function imagineCards(
  pack: Pack,
  view: View,
  whim: Whim,
): { readonly hands: number[][]; readonly deck: number[] } {
  const known = view.seats.map(({ hand }) => hand.map(({ card, memory }) => card ?? memory ?? UNKNOWN));
  const unseen = unseenSpecials(pack, view, known);
  fillPromised(pack, view, { hands: known, unseen });
  const pool = whim.shuffled(unseen);
  for (const hand of known)
    hand.forEach((special, index) => {
      if (special === UNKNOWN) hand[index] = pool.pop() ?? 0;
    });
  const hands = view.seats.map(({ hand }, seat) =>
    hand.map((slot, index) => slotFor(view, slot, { owner: seat, special: entryAt(entryAt(known, seat), index) })),
  );
  const rest = whim.shuffled([...unseenGroups(pack, view), ...pool.map(deckSpecial)]);
  return { hands, deck: rest.slice(0, view.deckCount) };
}

function slotFor(
  { viewer }: View,
  slot: SlotView,
  { owner, special }: { readonly owner: Seat; readonly special: SpecialNo },
): number {
  const packed = slotOf(special, { faceUp: slot.faceUp === true, knownBy: 1 << owner });
  return slot.memory !== undefined && typeof viewer === 'number' ? knownTo(packed, viewer) : packed;
}

function unseenSpecials(pack: Pack, view: View, known: readonly (readonly SpecialNo[])[]): SpecialNo[] {
  const left = pack.specials.map(({ copies }) => copies);
  for (const special of [...view.discard, ...known.flat()])
    if (special !== UNKNOWN) left[special] = entryAt(left, special) - 1;
  const unseen: SpecialNo[] = [];
  left.forEach((copies, special) => {
    for (let copy = 0; copy < copies; copy++) unseen.push(special);
  });
  return unseen;
}

function unseenGroups(pack: Pack, view: View): number[] {
  const isSeen = new Array<boolean>(pack.size).fill(false);
  for (const card of view.uncontrolled) isSeen[card] = true;
  for (const card of view.dead) isSeen[card] = true;
  for (const { groups } of view.seats) for (const { card } of groups) isSeen[card] = true;
  for (const question of view.questions) {
    if (question.kind !== 'placement') continue;
    for (const { arm } of [question, ...question.left]) {
      isSeen[arm.root] = true;
      for (const { card } of arm.links) isSeen[card] = true;
    }
  }
  const unseen: number[] = [];
  for (let card = MAX_SEATS; card < pack.size; card++) if (!isSeen[card]) unseen.push(card);
  return unseen;
}

/** an announced Special against a Group without power and an offered Special lie in that hand. */
function fillPromised(
  pack: Pack,
  view: View,
  { hands, unseen }: { readonly hands: SpecialNo[][]; readonly unseen: SpecialNo[] },
): void {
  if (seesAll(view)) return;
  const promise = (seat: Seat, specials: readonly SpecialNo[]) => {
    const hand = entryAt(hands, seat);
    const held = hand.slice();
    for (const special of specials) {
      const at = held.indexOf(special);
      if (at >= 0) {
        held.splice(at, 1);
        continue;
      }
      const slot = hand.indexOf(UNKNOWN);
      const copy = unseen.indexOf(special);
      if (slot < 0 || copy < 0) continue;
      hand[slot] = special;
      unseen.splice(copy, 1);
    }
  };
  if (view.attack?.toSettle.some(({ step }) => step === 'whispering'))
    promise(view.turn.seat, [attackOnPowerless(pack)]);
  for (const { from, to, give } of view.offers) if (to === view.viewer) promise(from, give.specials ?? []);
}

function attackOnPowerless(pack: Pack): SpecialNo {
  return pack.specials.findIndex(({ effect }) => effect.type === 'attacksPowerless');
}

interface Imagined {
  readonly pack: Pack;
  readonly hands: readonly (readonly number[])[];
  readonly illuminati: readonly number[];
  readonly whim: Whim;
}

/** Others do not know which Special the attacker will discard for privilege, or whether they buy it. */
export function imagineSettlements(
  view: View,
  attack: AttackView,
  { pack, hands, illuminati, whim }: Imagined,
): Attack {
  const attacker = view.turn.seat;
  if (seesAll(view) || view.viewer === attacker) return attack;
  const spare = (hands[attacker] ?? []).map(specialIn);
  if (attack.toSettle.some(({ step }) => step === 'whispering')) {
    const promised = spare.indexOf(attackOnPowerless(pack));
    if (promised >= 0) spare.splice(promised, 1);
  }
  const buys = pack.illuminati[entryAt(illuminati, attacker)]?.abilities.some(({ type }) => type === 'buysPrivilege');
  const discard = buys ? whim.oneOf([...spare, undefined]) : whim.oneOf(spare);
  return {
    ...attack,
    toSettle: attack.toSettle.map((step) =>
      step.step === 'privilege' && discard !== undefined ? { step: 'privilege', discard } : step,
    ),
  };
}
