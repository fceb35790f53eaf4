/** The same fact with another secret inside, where this viewer may not know the secret; undefined where all is public. */
import { type GameEvent, isDeckSpecial, type Pack, type Question, type State, specialOfDeck } from '@illuminice/engine';
import type { Viewer } from '../truths/shown.ts';

interface Seen {
  readonly pack: Pack;
  /** After the event. */
  readonly state: State;
  readonly viewer: Viewer;
}

export function disguisedEvent({ pack, state, viewer }: Seen, event: GameEvent): GameEvent | undefined {
  const otherSpecial = (special: number) => (special + 1) % pack.specials.length;
  switch (event.type) {
    case 'cardDrawn':
      if (event.to !== 'hand' || event.seat === viewer || !isDeckSpecial(event.deckCard)) return undefined;
      return { ...event, deckCard: -1 - otherSpecial(specialOfDeck(event.deckCard)) };
    case 'deckShuffled':
      return { ...event, deck: event.deck.toReversed() };
    case 'goalChosen':
      return event.seat === viewer ? undefined : { ...event, goal: (event.goal + 1) % pack.illuminati.length };
    case 'illuminatiAssigned':
      if (!event.faceDown || event.seat === viewer) return undefined;
      return { ...event, illuminati: (event.illuminati + 1) % pack.illuminati.length };
    case 'peeked':
      return event.seat === viewer || event.owner === viewer
        ? undefined
        : { ...event, special: otherSpecial(event.special) };
    case 'moneyMoved':
      return isInside(state, event) && isHiddenMoney(state, [event.from, event.to], viewer)
        ? { ...event, amount: event.amount + 7 }
        : undefined;
    case 'moneyRearranged': {
      const treasuries = event.treasuries.map(
        ([card, amount]) => [card, isHiddenMoney(state, [card], viewer) ? amount + 7 : amount] as const,
      );
      return { ...event, treasuries };
    }
    case 'spied':
      if (event.notice.seat === viewer || !('money' in event.notice)) return undefined;
      return { ...event, notice: { ...event.notice, money: event.notice.money + 7 } };
    case 'answered':
      return event.seat === viewer ? undefined : otherAnswer(event);
    default:
      return undefined;
  }
}

/** only what moves inside one structure is hidden; tax and gifts are public. */
function isInside(state: State, { from, to, why }: Extract<GameEvent, { type: 'moneyMoved' }>): boolean {
  return (why === 'transfer' || why === 'funding' || why === 'powers') && state.owner[from] === state.owner[to];
}

function isHiddenMoney(state: State, cards: readonly number[], viewer: Viewer): boolean {
  const { moneyVisibility } = state.options;
  return cards.some((card) => {
    if (state.owner[card] === viewer || moneyVisibility === 'public') return false;
    return moneyVisibility === 'hidden' || state.stacked[card] === 1;
  });
}

/** who answered is shown to nobody while the window is open; bids are secret. */
function otherAnswer(event: Extract<GameEvent, { type: 'answered' }>): GameEvent | undefined {
  const { question } = event;
  switch (question.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
      return { ...event, question: { ...question, answered: question.answered ^ question.asked } satisfies Question };
    case 'bids':
      return { ...event, question: { ...question, bids: question.bids.map((bid) => bid + 1) } };
    default:
      return undefined;
  }
}
