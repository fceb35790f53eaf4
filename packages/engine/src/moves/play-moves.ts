import type { SpecialEffect } from '../cards/card-definition.ts';
import type { Pack } from '../cards/pack.ts';
import { actionsLeft } from '../commands/timing.ts';
import { hasRoomOn, roomEverywhere } from '../geometry/room.ts';
import { entryAt } from '../model/entry-at.ts';
import { specialIn } from '../model/hand.ts';
import { opponentsMask, seatsIn } from '../model/seats.ts';
import { DEAD, type State, UNCONTROLLED } from '../model/state.ts';
import { cardsIn, structureOf } from '../rules/board.ts';
import { moneyOf } from '../rules/goals.ts';
import { isOpenState, questionFor } from '../rules/windows.ts';
import type { CardNo, Seat, Side } from '../vocabulary/vocabulary.ts';
import type { Listing } from './listing.ts';
import type { PlayMove } from './seat-moves.ts';

/** the Specials of the hand that can be played for their effect now. */
export function playMoves(listing: Listing): void {
  const { pack, state, seat, moves } = listing;
  const hand = entryAt(state.hands, seat);
  if (hand.length === 0) return;
  const plays = [...new Set(hand.map(specialIn))].flatMap((card) => {
    const effect = pack.specials[card]?.effect;
    const move = effect && playMove(listing, effect);
    return move ? [{ card, ...move }] : [];
  });
  if (plays.length > 0) moves.play = plays;
}

type Choices = Omit<PlayMove, 'card'>;

function playMove({ pack, state, seat }: Listing, effect: SpecialEffect): Choices | undefined {
  const { attack } = state;
  const asked = (kind: 'start' | 'roll' | 'secrets' | 'income') => (questionFor(state, seat, kind) ? {} : undefined);
  const privileged =
    attack?.stage === 'spending' && attack.privileged && isOpenState(state) && state.owner[attack.attacker] !== seat;
  switch (effect.type) {
    case 'setsRoll':
      return asked('roll');
    case 'losesTurn':
      return asked('start');
    case 'cancelsSpecial':
      return asked('secrets');
    case 'doublesIncome':
      return seat === state.turn.seat ? asked('income') : undefined;
    case 'endsPrivilege':
      return privileged ? {} : undefined;
    case 'entersPrivileged':
      return privileged && seat !== attack.defender ? {} : undefined;
    case 'gainsMoney':
      return isOpenState(state) ? {} : undefined;
    case 'redistributes':
      return isOpenState(state) ? { total: moneyOf(state, seat) + effect.bonus } : undefined;
    case 'spies':
      return isOpenState(state) ? spyChoices(state, seat) : undefined;
    case 'revives': {
      const targets = isOpenState(state) ? cardsIn(state, DEAD) : [];
      return targets.length > 0 ? { targets } : undefined;
    }
    case 'takesGroup':
      return groupToTake(pack, state, seat);
    case 'attacksPowerless':
      return undefined;
  }
}

function spyChoices(state: State, seat: Seat): Choices | undefined {
  const hands = seatsIn(opponentsMask(state, seat));
  const treasuries: CardNo[] = [];
  for (let card = 0; card < state.owner.length; card++) {
    const owner = entryAt(state.owner, card);
    if (owner >= 0 && owner !== seat) treasuries.push(card);
  }
  return { hands, treasuries };
}

function groupToTake(pack: Pack, state: State, seat: Seat): Choices | undefined {
  const mine =
    seat === state.turn.seat &&
    state.phase === 'actions' &&
    !state.attack &&
    state.questions.length === 0 &&
    actionsLeft(state) > 0;
  const uncontrolled = mine ? cardsIn(state, UNCONTROLLED) : [];
  if (uncontrolled.length === 0) return undefined;
  const arrows = roomEverywhere(pack, structureOf(state, seat)).flatMap(({ card: host, room }) =>
    SIDES.flatMap((side) => {
      const inSides = SIDES.reduce<number>(
        (mask, inSide) => (hasRoomOn(room, side, inSide) ? mask | (1 << inSide) : mask),
        0,
      );
      return inSides ? [{ host, side, inSides }] : [];
    }),
  );
  const targets = uncontrolled.filter((card) =>
    arrows.some(({ inSides }) => inSides & (1 << entryAt(pack.inSide, card))),
  );
  return targets.length > 0 ? { targets, arrows } : undefined;
}

const SIDES: readonly Side[] = [0, 1, 2, 3];
