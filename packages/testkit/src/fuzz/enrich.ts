/** Deals a table far on in the game, so that fuzz need not wait for structures, full hands and empty decks to come about. */
import {
  DEAD,
  isActive,
  isDeckSpecial,
  type Pack,
  previewPlacement,
  type Side,
  type State,
  slotOf,
  specialOfDeck,
  UNCONTROLLED,
  viewFor,
} from '@illuminice/engine';
import type { Chance } from '../policy/chance.ts';

/** In place. What it lays out keeps; nothing happens before set-up is over. */
export function enrich(pack: Pack, state: State, chance: Chance): void {
  if (state.phase === 'setup' || state.over) return;
  const most = chance.from(1, 11);
  const cards = chance.from(0, 4);
  for (let seat = 0; seat < state.seats; seat++) {
    if (!isActive(state, seat)) continue;
    for (let count = chance.from(most >> 2, most); count > 0; count--) dealGroup({ pack, state, chance }, seat);
    for (let count = chance.from(0, cards); count > 0; count--) dealSpecial(state, seat, chance);
    for (let card = 0; card < pack.size; card++) if (state.owner[card] === seat) fillTreasury(state, card, chance);
  }
  if (chance.happens(30)) emptyDeck(state, chance);
}

interface Dealing {
  readonly pack: Pack;
  readonly state: State;
  readonly chance: Chance;
}

function dealGroup({ pack, state, chance }: Dealing, seat: number): void {
  const groups = state.deck.filter((card) => !isDeckSpecial(card));
  if (groups.length === 0) return;
  const group = chance.oneOf(groups);
  const hosts = state.owner.flatMap((owner, card) => (owner === seat ? [card] : []));
  for (let attempt = 0; attempt < 6; attempt++) {
    const draft = { seat, group, host: chance.oneOf(hosts), side: chance.below(4) as Side };
    const placed = previewPlacement(pack, viewFor(pack, state, seat), draft);
    if (!placed.ok || placed.lost.length > 0) continue;
    state.deck.splice(state.deck.indexOf(group), 1);
    for (const link of placed.structure.links) {
      state.owner[link.card] = seat;
      state.host[link.card] = link.host;
      state.side[link.card] = link.side;
    }
    return;
  }
}

function dealSpecial(state: State, seat: number, chance: Chance): void {
  const specials = state.deck.filter(isDeckSpecial);
  if (specials.length === 0) return;
  const special = chance.oneOf(specials);
  state.deck.splice(state.deck.indexOf(special), 1);
  const knownBy = (1 << seat) | (chance.happens(20) ? 1 << chance.below(state.seats) : 0);
  const slot = slotOf(specialOfDeck(special), { faceUp: chance.happens(20), knownBy });
  state.hands[seat] = [...(state.hands[seat] ?? []), slot];
}

function fillTreasury(state: State, card: number, chance: Chance): void {
  const amount = chance.happens(40) ? 0 : chance.from(1, 14);
  state.money[card] = (state.money[card] ?? 0) + amount;
  state.bank -= amount;
  if (state.options.moneyVisibility === 'ownerChoice' && chance.happens(40)) state.stacked[card] = 1;
}

/** all but a few cards of the deck have been seen. */
function emptyDeck(state: State, chance: Chance): void {
  const left = chance.from(0, 4);
  const alive = chance.happens(50) ? 40 : 2;
  for (const card of state.deck.splice(left)) {
    if (isDeckSpecial(card)) state.discard.push(specialOfDeck(card));
    else state.owner[card] = chance.happens(alive) ? UNCONTROLLED : DEAD;
  }
}
