/** The same game with another truth behind everything this viewer may not see. */
import {
  clone,
  isDeckSpecial,
  isFaceUp,
  isKnownTo,
  type Pack,
  type Question,
  type State,
  specialIn,
  specialOfDeck,
} from '@illuminice/engine';

export type Viewer = number | 'spectator';

/** undefined when this viewer may see everything. */
export function disguised(pack: Pack, state: State, viewer: Viewer): State | undefined {
  if (state.over !== undefined || (viewer === 'spectator' && state.options.spectatorsSeeAll)) return undefined;
  const other = clone(state);
  disguiseCards(other, viewer);
  disguiseMoney(other, viewer);
  disguiseGoals(pack, other, viewer);
  disguiseIlluminati(pack, other, viewer);
  other.questions = other.questions.map((question) => disguiseAnswers(question, viewer));
  return other;
}

/** Hidden Specials change places with each other and with those in the deck; the rest of the deck is turned round. */
function disguiseCards(state: State, viewer: Viewer): void {
  // whoever is offered a Special has been told that it is there.
  const offered = new Set(state.offers.flatMap(({ from, to, give }) => (to === viewer && give.specials ? [from] : [])));
  const isHidden = (slot: number, owner: number) =>
    viewer !== owner && !offered.has(owner) && !isFaceUp(slot) && !(viewer !== 'spectator' && isKnownTo(slot, viewer));
  const inHands = state.hands.flatMap((hand, owner) => hand.filter((slot) => isHidden(slot, owner)).map(specialIn));
  const inDeck = state.deck.filter(isDeckSpecial);
  const pool = [...inDeck.map(specialOfDeck), ...inHands];
  // Which card it is lies in the lowest bits of a slot; who remembers it stays.
  state.hands = state.hands.map((hand, owner) =>
    hand.map((slot) => (isHidden(slot, owner) ? slot - specialIn(slot) + (pool.shift() ?? 0) : slot)),
  );
  state.deck = state.deck.map((card) => (isDeckSpecial(card) ? -1 - (pool.shift() ?? 0) : card)).toReversed();
}

/** A stacked treasury that is not empty could hold any other sum. */
function disguiseMoney(state: State, viewer: Viewer): void {
  const { moneyVisibility } = state.options;
  state.money = state.money.map((amount, card) => {
    const isHidden = moneyVisibility === 'hidden' || (moneyVisibility === 'ownerChoice' && state.stacked[card] === 1);
    const owner = state.owner[card] ?? -1;
    return isHidden && owner >= 0 && owner !== viewer && amount > 0 ? amount + 7 : amount;
  });
}

function disguiseGoals(pack: Pack, state: State, viewer: Viewer): void {
  const goals = pack.illuminati.flatMap(({ goal }, index) => (goal.type === 'secret' ? [] : [index]));
  state.goal = state.goal.map((goal, seat) =>
    goal < 0 || seat === viewer || state.goalShown[seat] === 1
      ? goal
      : (goals[(goals.indexOf(goal) + 1) % goals.length] ?? goal),
  );
}

/** a face-down card could be any that nobody has seen. */
function disguiseIlluminati(pack: Pack, state: State, viewer: Viewer): void {
  const isHidden = (seat: number) => state.faceDown[seat] === 1 && seat !== viewer;
  const open = new Set(state.illuminati.filter((_, seat) => !isHidden(seat)));
  const unseen = pack.illuminati.map((_, index) => index).filter((index) => !open.has(index));
  const next = (kind: number) => unseen[(unseen.indexOf(kind) + 1) % unseen.length] ?? kind;
  state.illuminati = state.illuminati.map((kind, seat) => (isHidden(seat) ? next(kind) : kind));
}

/** While a window is open nobody is shown who has answered; bids are secret until all are made. */
function disguiseAnswers(question: Question, viewer: Viewer): Question {
  const own = viewer === 'spectator' ? 0 : 1 << viewer;
  switch (question.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
      return { ...question, answered: question.answered & own };
    case 'bids':
      return { ...question, bids: question.bids.map((bid, seat) => (seat === viewer || bid === 0 ? bid : bid + 1)) };
    default:
      return question;
  }
}
