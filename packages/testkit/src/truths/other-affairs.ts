/** What goes on among others without the viewer: their offers, notices, peeks and memories. */
import type { Offer, Peek, State } from '@illuminice/engine';
import type { Secrets } from './other-truth.ts';

export function otherAffairs(state: State, { viewer, chance, shown, pack }: Secrets): void {
  const others = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => seat !== viewer && seat !== shown?.actor && state.status[seat] === 0,
  );
  const isOther = (seat: number) => others.includes(seat);
  const among = { others, isOther, chance };
  if (!shown) state.counter += chance.below(50);
  otherOffers(state, among);
  otherMemories(state, among);
  const notices = state.notices.filter(({ seat }) => !isOther(seat) || chance.happens(50));
  const told = others.filter((seat) => !notices.some((notice) => notice.seat === seat) && chance.happens(30));
  state.notices = [
    ...notices,
    ...told.map((seat) => ({ seat, card: chance.below(pack.size), money: chance.below(9) })),
  ];
  state.notes = [
    ...(state.notes ?? []).filter(({ seat }) => !isOther(seat) || chance.happens(50)),
    ...told.map((seat) => ({
      seat,
      turnOf: seat,
      turn: 1,
      what: 'hand' as const,
      owner: seat,
      specials: [chance.below(9)],
    })),
  ];
  if (!shown) otherLights(state, viewer, among);
  if (state.options.peeking && others.length > 1) otherPeeks(state, among);
}

interface Among {
  readonly others: readonly number[];
  readonly isOther: (seat: number) => boolean;
  readonly chance: Secrets['chance'];
}

function otherOffers(state: State, { others, isOther, chance }: Among): void {
  state.offers = state.offers.filter(({ from, to }) => !isOther(from) || !isOther(to) || chance.happens(50));
  state.offerSerials = state.offerSerials.map((serial, pair) =>
    isOther(Math.floor(pair / state.seats)) && isOther(pair % state.seats) ? chance.below(9) : serial,
  );
  for (const from of others)
    for (const to of others) {
      const isOpen = state.offers.some((open) => [from, to].includes(open.from) && [from, to].includes(open.to));
      if (from === to || isOpen || !chance.happens(20)) continue;
      const offer: Offer = { from, to, serial: 1 + chance.below(9), give: { money: 1 }, want: { money: 2 }, place: {} };
      state.offers = [...state.offers, offer];
    }
}

/** Who of the others remembers a card. */
function otherMemories(state: State, { others, chance }: Among): void {
  state.hands = state.hands.map((hand, owner) =>
    hand.map((slot) => {
      let packed = slot;
      for (const seat of others) if (seat !== owner && chance.happens(20)) packed ^= 1 << (9 + seat);
      return packed;
    }),
  );
}

/** the owner sees a light, not whose it is. */
function otherLights(state: State, viewer: Secrets['viewer'], { others, chance }: Among): void {
  if (others.length === 0) return;
  state.peeks = state.peeks.map((peek) =>
    peek.owner === viewer ? { ...peek, seat: chance.oneOf(others), ended: chance.happens(50) } : peek,
  );
}

function otherPeeks(state: State, { others, isOther, chance }: Among): void {
  state.peeks = state.peeks.filter(({ seat, owner }) => !isOther(seat) || !isOther(owner) || chance.happens(50));
  const [seat, owner] = [chance.oneOf(others), chance.oneOf(others)];
  const peek: Peek = { seat, owner, slot: 0, ended: chance.happens(50) };
  const isBusy = state.peeks.some((open) => open.seat === seat);
  if (seat !== owner && !isBusy && (state.hands[owner] ?? []).length > 0) state.peeks = [...state.peeks, peek];
}
