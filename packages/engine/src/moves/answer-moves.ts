import type { Pack } from '../cards/pack.ts';
import { taxDue } from '../flow/income.ts';
import { inTheWayOf } from '../geometry/receipt.ts';
import { fits, vacantArrows } from '../geometry/room.ts';
import { entryAt } from '../model/entry-at.ts';
import { specialIn } from '../model/hand.ts';
import { inTurnOrder, opponentsMask } from '../model/seats.ts';
import type { Question, State } from '../model/state.ts';
import {
  abilitiesOf,
  abilityOf,
  cardsToDraw,
  cardWith,
  groupsOf,
  illuminatiIncome,
  illuminatiOf,
  structureOf,
} from '../rules/board.ts';
import { questionFor, topQuestion } from '../rules/windows.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import type { Listing } from './listing.ts';
import type { PlaceMoves } from './seat-moves.ts';

/** Answers to the question on top, if it asks this seat. */
export function answerMoves(listing: Listing): void {
  const { pack, state, seat, moves } = listing;
  const question = topQuestion(state);
  if (!question) {
    if (state.phase !== 'setup' && seat === state.turn.seat) moves.default = true;
    return;
  }
  if (!questionFor(state, seat, question.kind)) return;
  moves.default = true;
  switch (question.kind) {
    case 'illuminati':
      moves.chooseIlluminati = pack.illuminati.map((_, no) => no).filter((no) => !state.illuminati.includes(no));
      return;
    case 'goals':
      moves.chooseGoal = pack.illuminati.map((_, no) => no).filter((no) => pack.illuminati[no]?.goal.type !== 'secret');
      if (state.faceDown[seat])
        moves.state = { income: (illuminatiOf(pack, state, seat)?.income ?? 0) + overstate(state) };
      return;
    case 'start':
    case 'secrets':
    case 'roll':
      moves.decline = true;
      return;
    case 'income':
      incomeStop(listing);
      return;
    case 'taxes':
      moves.payTax = { due: taxDue({ pack, state }, seat), treasuries: treasuries(state, seat) };
      return;
    case 'keep':
      moves.keep = true;
      moves.decline = true;
      return;
    case 'replace':
      moves.decline = true;
      moves.replace = {
        discard: entryAt(state.hands, seat).map(specialIn),
        pay: question.purpose === 'privilege' && canPayPrivilege(pack, state, seat),
      };
      if (question.purpose === 'privilege' && !state.attack?.committed) moves.callOff = true;
      return;
    case 'immunity':
      moves.decline = true;
      if (abilityOf(abilitiesOf(pack, state, seat), 'immunity')) moves.claimImmunity = true;
      return;
    case 'spending':
      moves.done = true;
      return;
    case 'placement':
      moves.place = placeMoves(pack, state, question);
      return;
    case 'funding':
      moves.decline = true;
      moves.fund = { max: entryAt(state.money, state.attack?.attacker ?? seat) };
      return;
    case 'bids':
      moves.bid = { max: entryAt(state.money, seat) };
      return;
  }
}

function incomeStop({ pack, state, seat, moves }: Listing): void {
  moves.decline = true;
  if (cardWith(pack, state, { seat, ability: 'tax' }) !== undefined)
    moves.tax = inTurnOrder(state, opponentsMask(state, seat));
  const upkeep = cardWith(pack, state, { seat, ability: 'upkeep' });
  if (upkeep !== undefined) {
    const payers = [...new Set([entryAt(state.host, upkeep), seat])].filter((card) => entryAt(state.money, card) > 0);
    if (payers.length > 0) moves.payUpkeep = payers;
  }
  if (state.faceDown[seat]) {
    moves.state = {
      income: illuminatiIncome(pack, state, seat) + overstate(state),
      draws: cardsToDraw(pack, state, seat),
    };
  }
}

function overstate(state: State): number {
  return state.options.hiddenOverstate ? 1 : 0;
}

function treasuries(state: State, seat: Seat): (readonly [CardNo, number])[] {
  return [seat, ...groupsOf(state, seat)].flatMap((card) =>
    entryAt(state.money, card) > 0 ? [[card, entryAt(state.money, card)] as const] : [],
  );
}

/** */
export function canPayPrivilege(pack: Pack, state: State, seat: Seat): boolean {
  const cost = abilityOf(abilitiesOf(pack, state, seat), 'buysPrivilege')?.cost;
  return cost !== undefined && !state.turn.privilegeBought && entryAt(state.money, seat) >= cost;
}

function placeMoves(
  pack: Pack,
  state: State,
  { seat, arm, source }: Extract<Question, { kind: 'placement' }>,
): PlaceMoves {
  const rest = structureOf(state, seat);
  const vacant = vacantArrows(pack, rest).filter(({ host }) => source === 'trade' || host === state.attack?.attacker);
  const arrows = vacant.filter((arrow) => fits(pack, rest, { ...arrow, card: arm.root }) === 'fits');
  const crowded = source === 'capture' ? [] : vacant.filter((arrow) => !arrows.includes(arrow));
  return {
    root: arm.root,
    arrows,
    crowded: crowded.flatMap((arrow) => {
      const inTheWay = inTheWayOf(pack, { rest, arm, arrow });
      return inTheWay ? [{ ...arrow, inTheWay }] : [];
    }),
  };
}
