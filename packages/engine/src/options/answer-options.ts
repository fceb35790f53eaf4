import type { Pack } from '../cards/pack.ts';
import { taxDue } from '../flow/income.ts';
import { inTheWayOf } from '../geometry/receipt.ts';
import { fits, vacantArrows } from '../geometry/room.ts';
import { specialIn } from '../model/hand.ts';
import { inTurnOrder, opponentsMask } from '../model/seats.ts';
import type { Question, State } from '../model/state.ts';
import type { CardNo, Seat } from '../model/words.ts';
import {
  abilityOf,
  cardsToDraw,
  cardWith,
  groupsOf,
  illuminatiIncome,
  illuminatiOf,
  structureOf,
} from '../rules/board.ts';
import { questionFor, topQuestion } from '../rules/windows.ts';
import type { PlaceOptions } from './options.ts';
import type { Draft } from './options-for.ts';

/** Answers to the question on top, if it asks this seat. */
export function answerOptions(pack: Pack, state: State, seat: Seat, options: Draft): void {
  const question = topQuestion(state);
  if (!question) {
    if (state.phase !== 'setup' && seat === state.turn.seat) options.default = true;
    return;
  }
  if (!questionFor(state, seat, question.kind)) return;
  options.default = true;
  switch (question.kind) {
    case 'illuminati':
      options.chooseIlluminati = pack.illuminati.map((_, no) => no).filter((no) => !state.illuminati.includes(no));
      return;
    case 'goals':
      options.chooseGoal = pack.illuminati
        .map((_, no) => no)
        .filter((no) => pack.illuminati[no]?.goal.type !== 'secret');
      if (state.faceDown[seat])
        options.state = { income: (illuminatiOf(pack, state, seat)?.income ?? 0) + overstate(state) };
      return;
    case 'start':
    case 'secrets':
    case 'roll':
      options.decline = true;
      return;
    case 'income':
      incomeStop(pack, state, seat, options);
      return;
    case 'taxes':
      options.payTax = { due: taxDue({ pack, state }, seat), treasuries: treasuries(state, seat) };
      return;
    case 'keep':
      options.keep = true;
      options.decline = true;
      return;
    case 'replace':
      options.decline = true;
      options.replace = {
        discard: (state.hands[seat] as number[]).map(specialIn),
        pay: question.purpose === 'privilege' && canPayPrivilege(pack, state, seat),
      };
      if (question.purpose === 'privilege' && !state.attack?.committed) options.callOff = true;
      return;
    case 'immunity':
      options.decline = true;
      if (abilityOf(pack, state, seat, 'immunity')) options.claimImmunity = true;
      return;
    case 'spending':
      options.done = true;
      return;
    case 'placement':
      options.place = placeOptions(pack, state, seat, question);
      return;
    case 'funding':
      options.decline = true;
      options.fund = { max: state.money[state.attack?.attacker ?? seat] as number };
      return;
    case 'bids':
      options.bid = { max: state.money[seat] as number };
      return;
  }
}

function incomeStop(pack: Pack, state: State, seat: Seat, options: Draft): void {
  options.decline = true;
  if (cardWith(pack, state, seat, 'tax') !== undefined) options.tax = inTurnOrder(state, opponentsMask(state, seat));
  const upkeep = cardWith(pack, state, seat, 'upkeep');
  if (upkeep !== undefined) {
    const payers = [...new Set([state.host[upkeep] as CardNo, seat])].filter(
      (card) => (state.money[card] as number) > 0,
    );
    if (payers.length > 0) options.payUpkeep = payers;
  }
  if (state.faceDown[seat]) {
    options.state = {
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
    (state.money[card] as number) > 0 ? [[card, state.money[card] as number] as const] : [],
  );
}

/** */
export function canPayPrivilege(pack: Pack, state: State, seat: Seat): boolean {
  const cost = abilityOf(pack, state, seat, 'buysPrivilege')?.cost;
  return cost !== undefined && !state.turn.privilegeBought && (state.money[seat] as number) >= cost;
}

function placeOptions(
  pack: Pack,
  state: State,
  seat: Seat,
  { arm, source }: Extract<Question, { kind: 'placement' }>,
): PlaceOptions {
  const rest = structureOf(state, seat);
  const vacant = vacantArrows(pack, rest).filter(({ host }) => source === 'trade' || host === state.attack?.attacker);
  const arrows = vacant.filter((arrow) => fits(pack, rest, arrow, arm.root) === 'fits');
  const crowded = source === 'capture' ? [] : vacant.filter((arrow) => !arrows.includes(arrow));
  return {
    root: arm.root,
    arrows,
    crowded: crowded.flatMap((arrow) => {
      const inTheWay = inTheWayOf(pack, rest, arm, arrow);
      return inTheWay ? [{ ...arrow, inTheWay }] : [];
    }),
  };
}
