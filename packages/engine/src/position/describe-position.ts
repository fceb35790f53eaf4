/** From a State back to a written position: for carrying a game elsewhere by nothing but words. */
import { groupDefinition, isIlluminatiCard, type Pack } from '../cards/pack.ts';
import { isDeckSpecial, specialOfDeck } from '../model/deck.ts';
import { isFaceUp, specialIn } from '../model/hand.ts';
import { DEAD, DEPARTED, ELIMINATED, type State, UNCONTROLLED } from '../model/state.ts';
import { cardsIn, groupsOf } from '../rules/board.ts';
import {
  type CardKey,
  type CardNo,
  type Seat,
  SIDES,
  type SideName,
  type SpecialNo,
} from '../vocabulary/vocabulary.ts';
import type { GroupPosition, OncePerTurn, Position, SeatPosition } from './position.ts';

/**
 * Undefined where words would lose something of the game: in the middle of an attack or a question, while alignments are
 * changed, before the set-up is over, or after the end. Who remembers which card of whom is lost by design: decks and
 * hands are dealt with anew where the game goes on.
 */
export function describePosition(pack: Pack, state: State): Position | undefined {
  const { phase, turn } = state;
  const quiet = state.questions.length === 0 && !state.attack && !state.over && phase !== 'setup';
  const changed = state.alignments.some((mask, card) => mask !== pack.alignments[card]);
  const staggered = state.options.turnSequence !== 'normal' || state.options.turnOrder !== 'seat';
  if (!quiet || changed || staggered) return undefined;
  return {
    seats: state.status.map((_, seat) => describeSeat(pack, state, seat)),
    initialPlayers: state.initialPlayers,
    uncontrolled: cardsIn(state, UNCONTROLLED).map((card) => groupKey(pack, card)),
    dead: cardsIn(state, DEAD).map((card) => groupKey(pack, card)),
    discard: state.discard.map((special) => specialKey(pack, special)),
    deck: state.deck.map((card) =>
      isDeckSpecial(card) ? specialKey(pack, specialOfDeck(card)) : groupKey(pack, card),
    ),
    turn: {
      seat: turn.seat,
      phase,
      actionsUsed: turn.actionsUsed,
      freeTransfersUsed: turn.freeTransfersUsed,
    },
  };
}

function describeSeat(pack: Pack, state: State, seat: Seat): SeatPosition {
  const illuminati = pack.illuminati[state.illuminati[seat] ?? -1]?.key ?? '';
  const goal = pack.illuminati[state.goal[seat] ?? -1]?.key;
  const own = [seat, ...groupsOf(state, seat)];
  // Whom nobody controls any more is tired all the same: the player of the turn says so.
  const tired = [...own, ...(state.turn.seat === seat ? cardsIn(state, UNCONTROLLED) : [])].filter(
    (card) => state.taken[card],
  );
  const used: OncePerTurn[] = [];
  if (state.turn.seat === seat && state.turn.lasersUsed) used.push('lasers');
  if (state.turn.seat === seat && state.turn.recycled) used.push('recycle');
  if (state.turn.seat === seat && state.turn.privilegeBought) used.push('privilege');
  return {
    illuminati,
    money: state.money[seat] ?? 0,
    structure: hanging(pack, state, seat),
    specials: (state.hands[seat] ?? []).map((slot) => ({
      card: specialKey(pack, specialIn(slot)),
      faceUp: isFaceUp(slot),
    })),
    turnsTaken: state.turnsTaken[seat] ?? 0,
    destroyed: state.destroyed[seat] ?? 0,
    ...(goal === undefined ? {} : { goal }),
    participated: Object.fromEntries(tired.map((card) => [keyOf(pack, state, card), state.taken[card] ?? 0])),
    stacked: own
      .filter((card) => state.stacked[card])
      .map((card) => (card === seat ? 'illuminati' : groupKey(pack, card))),
    used,
    ...(state.status[seat] === DEPARTED ? { left: true } : {}),
    ...(state.status[seat] === ELIMINATED ? { eliminated: true } : {}),
  };
}

function hanging(pack: Pack, state: State, host: CardNo): GroupPosition[] {
  return state.host.flatMap((master, card) =>
    master === host && (state.owner[card] ?? -1) >= 0 && !isIlluminatiCard(card)
      ? [
          {
            group: groupKey(pack, card),
            on: SIDES[state.side[card] ?? 0] as SideName,
            money: state.money[card] ?? 0,
            puppets: hanging(pack, state, card),
          },
        ]
      : [],
  );
}

function keyOf(pack: Pack, state: State, card: CardNo): CardKey {
  return isIlluminatiCard(card) ? (pack.illuminati[state.illuminati[card] ?? -1]?.key ?? '') : groupKey(pack, card);
}

function groupKey(pack: Pack, card: CardNo): CardKey {
  return groupDefinition(pack, card)?.key ?? '';
}

function specialKey(pack: Pack, special: SpecialNo): CardKey {
  return pack.specials[special]?.key ?? '';
}
