import type { Pack } from '../cards/pack.ts';
import type { Link } from '../geometry/structure.ts';
import { entryAt } from '../model/entry-at.ts';
import { isFaceUp, isKnownTo, specialIn } from '../model/hand.ts';
import type { Mutable } from '../model/mutable.ts';
import { DEAD, type Note, type Offer, type State, UNCONTROLLED } from '../model/state.ts';
import { cardsIn, structureOf } from '../rules/board.ts';
import { isStacked } from '../rules/treasury.ts';
import { type CardNo, MAX_SEATS, type Seat } from '../vocabulary/vocabulary.ts';
import { attackView, questionView } from './question-view.ts';
import type {
  CommonView,
  GroupView,
  Money,
  NoteView,
  NoticeView,
  OwnView,
  SeatView,
  SlotView,
  View,
  Viewer,
} from './view.ts';

/** Field by field: a spread of the state would leak the next field someone adds to it. */
export function viewFor(pack: Pack, state: State, viewer: Viewer): View {
  const { common, seats, own } = viewsOf(pack, state);
  return { ...common, seats: seats(viewer), ...own(viewer) };
}

/** The views of one position in parts, so that whoever sends them puts into words once what several viewers are shown. */
export interface Views {
  /** The same for everybody. */
  readonly common: CommonView;
  /** A seat that looks the same to several viewers is the same object for all of them. */
  readonly seats: (viewer: Viewer) => readonly SeatView[];
  /** All the rest. */
  readonly own: (viewer: Viewer) => OwnView;
}

export function viewsOf(pack: Pack, state: State): Views {
  const look = seatsSeen(state);
  return {
    common: commonView(pack, state),
    seats: (viewer) => state.status.map((_, seat) => look(seat, openEyes(state, viewer))),
    own: (viewer) => ownView(state, viewer),
  };
}

/** Not told who looks: nothing in here can depend on a viewer. */
function commonView(pack: Pack, state: State): CommonView {
  const view: Mutable<CommonView> = {
    rulesVersion: state.rulesVersion,
    options: state.options,
    initialPlayers: state.initialPlayers,
    phase: state.phase,
    turn: state.turn,
    sequence: state.sequence,
    uncontrolled: cardsIn(state, UNCONTROLLED),
    dead: cardsIn(state, DEAD),
    // A list of its own: a table changes its state in place, and views are kept.
    discard: state.discard.slice(),
    deckCount: state.deck.length,
    realigned: pairs(state.alignments, (mask, card) => mask !== pack.alignments[card]),
    tired: pairs(state.taken, (taken, card) => taken > 0 && card >= MAX_SEATS && entryAt(state.owner, card) < 0),
    quietTurns: state.quietTurns,
  };
  if (state.lastAttack) view.lastAttack = state.lastAttack;
  if (state.calledRound !== undefined) view.calledRound = state.calledRound;
  if (state.over) view.over = state.over;
  return view;
}

function ownView(state: State, viewer: Viewer): OwnView {
  const eyes = openEyes(state, viewer);
  const peek = state.peeks.find((open) => open.seat === viewer && !open.ended);
  const view: Mutable<OwnView> = {
    viewer,
    questions: state.questions.map((question) => questionView(question, eyes, (card) => moneyOn(state, card, eyes))),
    offers: state.offers
      .filter((offer) => eyes === 'all' || offer.from === eyes || offer.to === eyes)
      .map((offer) => offerView(offer, eyes)),
    offerSerials: serialsFor(state, eyes),
    notices: state.notices
      .filter((notice) => notice.seat === viewer)
      .map(
        (notice): NoticeView => ('hand' in notice ? { hand: notice.hand } : { card: notice.card, money: notice.money }),
      ),
    notes: (state.notes ?? []).filter((note) => note.seat === viewer).map(noteView),
    // By slot: an order of their own would tell of a second look at a card whose light still burns.
    lights: state.peeks
      .filter((light) => light.owner === viewer)
      .map((light) => light.slot)
      .sort((a, b) => a - b),
  };
  if (state.attack) view.attack = attackView(state.attack, state.turn.seat, eyes);
  if (peek) view.peek = { owner: peek.owner, slot: peek.slot };
  return view;
}

/** at the end nothing is secret any more. */
function openEyes(state: State, viewer: Viewer): Viewer {
  return state.over ? 'all' : viewer;
}

/** Seats as each viewer sees them; one that holds nothing this viewer knows more of looks to them as it does to a spectator. */
function seatsSeen(state: State): (seat: Seat, eyes: Viewer) => SeatView {
  const structures: (readonly Link[])[] = [];
  const fromOutside: SeatView[] = [];
  const opened: SeatView[] = [];
  const look = (seat: Seat, eyes: Viewer): SeatView => {
    structures[seat] ??= structureOf(state, seat).links;
    return seatView(state, { seat, eyes, links: structures[seat] });
  };
  return (seat, eyes) => {
    if (eyes === 'all') {
      opened[seat] ??= look(seat, 'all');
      return opened[seat];
    }
    if (eyes === seat || (eyes !== 'spectator' && knowsSlotOf(state, seat, eyes))) return look(seat, eyes);
    fromOutside[seat] ??= look(seat, 'spectator');
    return fromOutside[seat];
  };
}

function knowsSlotOf(state: State, owner: Seat, eyes: Seat): boolean {
  return entryAt(state.hands, owner).some((slot) => isKnownTo(slot, eyes));
}

interface Look {
  readonly seat: Seat;
  readonly eyes: Viewer;
  readonly links: readonly Link[];
}

function seatView(state: State, { seat, eyes, links }: Look): SeatView {
  const own = eyes === 'all' || eyes === seat;
  const illuminati = entryAt(state.illuminati, seat);
  const goal = entryAt(state.goal, seat);
  const shown = state.goalShown[seat] === 1;
  const view: Mutable<SeatView> = {
    status: entryAt(state.status, seat),
    faceDown: state.faceDown[seat] === 1,
    goalShown: shown,
    destroyed: entryAt(state.destroyed, seat),
    turnsTaken: entryAt(state.turnsTaken, seat),
    money: moneyOn(state, seat, eyes),
    hand: entryAt(state.hands, seat).map((_, slot) => slotView(state, { owner: seat, index: slot, eyes })),
    groups: links.map((link) => groupView(state, link, eyes)),
  };
  if (illuminati >= 0 && (own || !state.faceDown[seat])) view.illuminati = illuminati;
  if (goal >= 0 && (own || shown)) view.goal = goal;
  if (state.stacked[seat]) view.stacked = true;
  if (state.taken[seat]) view.taken = state.taken[seat];
  return view;
}

function groupView(state: State, { card, host, side }: Link, eyes: Viewer): GroupView {
  const view: Mutable<GroupView> = { card, host, side, money: moneyOn(state, card, eyes) };
  if (state.stacked[card]) view.stacked = true;
  if (state.taken[card]) view.taken = state.taken[card];
  return view;
}

/** an empty stacked treasury is seen to be empty. A card in transit is told to nobody but by its event. */
function moneyOn(state: State, card: CardNo, eyes: Viewer): Money {
  const money = entryAt(state.money, card);
  if (eyes === 'all' || money === 0 || state.owner[card] === eyes || !isStacked(state, card)) return money;
  return 'hidden';
}

/** */
function slotView(
  state: State,
  { owner, index, eyes }: { readonly owner: Seat; readonly index: number; readonly eyes: Viewer },
): SlotView {
  const slot = entryAt(entryAt(state.hands, owner), index);
  const card = specialIn(slot);
  if (isFaceUp(slot)) return { card, faceUp: true };
  if (eyes === 'all' || eyes === owner) return { card };
  if (eyes === 'spectator' || !isKnownTo(slot, eyes)) return {};
  const peeking = state.peeks.some(
    (peek) => peek.seat === eyes && peek.owner === owner && peek.slot === index && !peek.ended,
  );
  const reading = state.notices.some((notice) => notice.seat === eyes && 'hand' in notice && notice.hand === owner);
  return peeking || reading ? { card, memory: card } : { memory: card };
}

function noteView(note: Note): NoteView {
  const { turnOf, turn, owner } = note;
  switch (note.what) {
    case 'money':
      return { turnOf, turn, owner, what: 'money', card: note.card, money: note.money };
    case 'hand':
      return { turnOf, turn, owner, what: 'hand', specials: note.specials };
    case 'peek':
      return { turnOf, turn, owner, what: 'peek', special: note.special };
  }
}

/** The other side's placements are nobody's business before they happen. */
function offerView(offer: Offer, eyes: Viewer): Offer {
  return eyes === 'all' || eyes === offer.from ? offer : { ...offer, place: {} };
}

/** How many offers others exchanged is as secret as the offers. */
function serialsFor(state: State, eyes: Viewer): readonly number[] {
  if (eyes === 'all' || state.offerSerials.every((serial) => serial === 0)) return state.offerSerials;
  return state.offerSerials.map((serial, pair) => {
    const mine = Math.floor(pair / state.seats) === eyes || pair % state.seats === eyes;
    return mine ? serial : 0;
  });
}

function pairs(
  list: readonly number[],
  wanted: (value: number, card: CardNo) => boolean,
): (readonly [CardNo, number])[] {
  const found: (readonly [CardNo, number])[] = [];
  for (let card = 0; card < list.length; card++) {
    const value = entryAt(list, card);
    if (wanted(value, card)) found.push([card, value]);
  }
  return found;
}
