import { maskOf, type Pack } from '../cards/pack.ts';
import { actionsLeft } from '../commands/timing.ts';
import { fits, roomEverywhere, vacantArrows } from '../geometry/room.ts';
import { lift } from '../geometry/tree.ts';
import { entryAt } from '../model/entry-at.ts';
import { specialIn } from '../model/hand.ts';
import { opponentsMask, seatsIn } from '../model/seats.ts';
import { type State, UNCONTROLLED } from '../model/state.ts';
import {
  abilitiesOf,
  abilityOf,
  cardWith,
  groupsOf,
  mayTakePart,
  powerOf,
  structureOf,
  transferableOf,
} from '../rules/board.ts';
import { moneyOf } from '../rules/goals.ts';
import { mayAttackPowerless } from '../rules/queries.ts';
import { type CardNo, MAX_SEATS, type Seat } from '../vocabulary/vocabulary.ts';
import { canPayPrivilege } from './answer-moves.ts';
import type { Listing } from './listing.ts';
import type { AttackMoves, GroupMove, TransferMove } from './seat-moves.ts';

/** What the current player may do in a plain phase of their turn. */
export function ownTurnMoves(listing: Listing): void {
  const { pack, state, seat, moves } = listing;
  const { phase } = state;
  if (phase === 'actions') actionsPhase(listing);
  if (phase === 'transfers') {
    moves.endTransfers = true;
    if (state.turn.freeTransfersUsed < 2) setTransfers(listing);
  }
  if (phase === 'powers') {
    if (abilityOf(abilitiesOf(pack, state, seat), 'redistributesMoney'))
      moves.redistribute = { total: moneyOf(state, seat) };
    if (abilityOf(abilitiesOf(pack, state, seat), 'reorganizesStructure')) moves.reorganize = true;
  }
  if (phase === 'actions' || phase === 'transfers' || phase === 'powers') moves.endTurn = true;
}

function actionsPhase(listing: Listing): void {
  const { pack, state, seat, moves } = listing;
  moves.endActions = true;
  if (!state.turn.passBarred) moves.pass = true;
  const groups = groupsOf(state, seat);
  if (groups.length > 0) moves.drop = groups;
  if (cardWith(pack, state, { seat, ability: 'altersAlignment' }) !== undefined && !state.turn.lasersUsed)
    setAlignmentChanges(listing);
  const drawing = cardWith(pack, state, { seat, ability: 'payToDraw' });
  const cost = drawing === undefined ? 0 : (abilityOf(abilitiesOf(pack, state, drawing), 'payToDraw')?.cost ?? 0);
  if (drawing !== undefined && !state.turn.recycled && state.deck.length > 0 && entryAt(state.money, drawing) >= cost)
    moves.recycle = true;
  const acts = actionsLeft(state) > 0;
  if (acts || (state.options.freeTransfers === 'anytime' && state.turn.freeTransfersUsed < 2)) setTransfers(listing);
  if (!acts) return;
  const attack = attackMoves(pack, state, seat);
  if (attack && hasTarget(pack, state, attack)) moves.attack = attack;
  const movable = groups.length > 0 ? groupMoves(pack, state, seat) : [];
  if (movable.length > 0) moves.move = movable;
  if (state.options.hiddenIlluminati) {
    const accused = seatsIn(opponentsMask(state, seat)).filter((other) => state.faceDown[other]);
    if (accused.length > 0) moves.accuse = accused;
  }
}

function setAlignmentChanges({ pack, state, seat, moves }: Listing): void {
  const altering = cardWith(pack, state, { seat, ability: 'altersAlignment' });
  const targets: (readonly [CardNo, number])[] = [];
  for (let card = MAX_SEATS; card < pack.size; card++) {
    if (card !== altering && entryAt(state.owner, card) >= UNCONTROLLED)
      targets.push([card, entryAt(state.alignments, card)]);
  }
  if (targets.length > 0) moves.lasers = targets;
}

function setTransfers({ pack, state, seat, moves }: Listing): void {
  const cards = [seat, ...groupsOf(state, seat)];
  const transfers: TransferMove[] = [];
  for (const from of cards) {
    const max = entryAt(state.money, from);
    if (max < 1) continue;
    const anywhere = abilityOf(abilitiesOf(pack, state, from), 'transfersAnywhere') !== undefined;
    const to = cards.filter(
      (card) => card !== from && (anywhere || state.host[card] === from || state.host[from] === card),
    );
    if (to.length > 0) transfers.push({ from, to, max });
  }
  if (transfers.length > 0) moves.transfer = transfers;
}

function groupMoves(pack: Pack, state: State, seat: Seat): GroupMove[] {
  const structure = structureOf(state, seat);
  return structure.links.flatMap(({ card: group, host, side }) => {
    const { rest } = lift(structure, group);
    const arrows = vacantArrows(pack, rest).filter(
      (arrow) =>
        !(arrow.host === host && arrow.side === side) && fits(pack, rest, { ...arrow, card: group }) === 'fits',
    );
    return arrows.length > 0 ? [{ group, arrows }] : [];
  });
}

function attackMoves(pack: Pack, state: State, seat: Seat): AttackMoves | undefined {
  const own = [seat, ...groupsOf(state, seat)].filter((card) => mayTakePart(pack, state, card));
  const fighters = own.filter((card) => powerOf(pack, state, card) >= 1);
  if (fighters.length === 0) return undefined;
  const rooms = roomEverywhere(pack, structureOf(state, seat));
  const attackers = fighters.map((card) => ({
    card,
    inSides: foldSides(rooms.find((room) => room.card === card)?.room ?? 0),
  }));
  const targets = groupsInPlay(pack, state);
  const foreign = targets.filter((card) => state.owner[card] !== seat);
  const hand = entryAt(state.hands, seat).map(specialIn);
  const powerful = targets.filter((card) => entryAt(pack.power, card) >= 1);
  const most = powerOf(pack, state, seat) + (state.options.hiddenOverstate ? 1 : 0);
  return {
    attackers,
    aids: own.filter((card) => transferableOf(pack, state, card) >= 1),
    control: foreign,
    neutralize: foreign.filter((card) => entryAt(state.owner, card) >= 0),
    destroy: powerful,
    powerless: mayAttackPowerless(pack, state, seat) ? targets.filter((card) => pack.power[card] === 0) : [],
    immune: immunities(pack, state, seat),
    privilege: { discard: hand, pay: canPayPrivilege(pack, state, seat) },
    altersAlignment:
      cardWith(pack, state, { seat, ability: 'altersAlignment' }) !== undefined && !state.turn.lasersUsed,
    ...(state.faceDown[seat] ? { stated: most } : {}),
  };
}

/** Some attacker has something to attack; without that the whole list would be an empty promise. */
function hasTarget(
  pack: Pack,
  state: State,
  { attackers, control, neutralize, destroy, powerless, immune }: AttackMoves,
): boolean {
  return attackers.some(({ card, inSides }) => {
    const barred = immune
      .filter(({ from }) => entryAt(state.alignments, card) & from)
      .flatMap(({ targets }) => targets);
    const free = (target: CardNo) => target !== card && !barred.includes(target);
    if (neutralize.some(free) || destroy.some(free) || powerless.some(free)) return true;
    return control.some((target) => inSides & (1 << entryAt(pack.inSide, target)) && free(target));
  });
}

/** Room is `side * 4 + inSide` in bits; any side will do. */
function foldSides(room: number): number {
  return (room | (room >> 4) | (room >> 8) | (room >> 12)) & 0xf;
}

function groupsInPlay(pack: Pack, state: State): CardNo[] {
  const cards: CardNo[] = [];
  for (let card = MAX_SEATS; card < pack.size; card++) if (entryAt(state.owner, card) >= UNCONTROLLED) cards.push(card);
  return cards;
}

function immunities(pack: Pack, state: State, seat: Seat): AttackMoves['immune'] {
  const result: { targets: CardNo[]; from: number }[] = [];
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.faceDown[other]) continue;
    const immunity = abilityOf(abilitiesOf(pack, state, other), 'immunity');
    const targets = immunity ? groupsOf(state, other) : [];
    if (immunity && targets.length > 0) result.push({ targets, from: maskOf(immunity.from) });
  }
  return result;
}
