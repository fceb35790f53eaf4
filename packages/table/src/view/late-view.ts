import {
  isDeckSpecial,
  isFaceUp,
  type Pack,
  type SeatView,
  type State,
  specialIn,
  specialOfDeck,
  type View,
  viewsOf,
} from '@illuminice/engine';

interface Moments {
  readonly past: State;
  readonly now: State;
}

/**
 * V-12: what was hidden then, but nothing that somebody still keeps to themselves now: anybody may look on from a second window, a
 * player too. Cards that are still held or lie in the deck, goals and Illuminati nobody has shown yet, and what two others offered each
 * other stay away until the end of the game; treasuries are told as they were then.
 */
export function lateView(pack: Pack, { past, now }: Moments): View {
  const { common, seats, own } = viewsOf(pack, past);
  const secret = new Set([
    ...now.hands.flatMap((hand) => hand.filter((slot) => !isFaceUp(slot)).map(specialIn)),
    ...now.deck.filter(isDeckSpecial).map(specialOfDeck),
  ]);
  return {
    ...common,
    seats: seats('all').map((seat, number) => withoutSecrets(seat, { number, now, secret })),
    ...own('spectator'),
    viewer: 'all',
  };
}

interface StillSecret {
  readonly number: number;
  readonly now: State;
  readonly secret: ReadonlySet<number>;
}

function withoutSecrets({ illuminati, goal, hand, ...seat }: SeatView, { number, now, secret }: StillSecret): SeatView {
  const isShown = illuminati !== undefined && (!seat.faceDown || now.faceDown[number] !== 1);
  return {
    ...seat,
    hand: hand.map((slot) => (slot.faceUp || slot.card === undefined || !secret.has(slot.card) ? slot : {})),
    ...(isShown ? { illuminati } : {}),
    ...(goal !== undefined && now.goalShown[number] === 1 ? { goal } : {}),
  };
}
