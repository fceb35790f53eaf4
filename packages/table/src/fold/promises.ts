import type { GameEvent, Seat, State } from '@illuminice/engine';
import type { PromiseState, TableState } from '../model/table-state.ts';

/**
 * Marks promises kept or broken where the game can tell. `game` is the position before the event: an attack's sides and
 * the owners of cards are those of that moment.
 */
export function judgePromises(state: TableState, game: State, event: GameEvent): void {
  if (event.type === 'offerClosed') settleOffered(state, game, event);
  for (const promise of state.promises) if (promise.state === 'open' && promise.promise) judge(promise, game, event);
}

/** Accepted, the promise holds from now on, for the attack it was bought in too; otherwise nothing was promised. */
function settleOffered(
  state: TableState,
  game: State,
  { how, ...offer }: Extract<GameEvent, { type: 'offerClosed' }>,
): void {
  const isMeant = (promise: PromiseState) => isPartOf(promise, offer);
  if (!state.promises.some(isMeant)) return;
  if (how !== 'accepted') state.promises = state.promises.filter((promise) => !isMeant(promise));
  for (const promise of state.promises.filter(isMeant)) {
    promise.state = 'open';
    promise.acceptedIn = state.seq;
    promise.running = game.attack !== undefined && ownerOf(game, game.attack.attacker) === offer.to;
  }
}

interface OfferKey {
  readonly from: Seat;
  readonly to: Seat;
  readonly serial: number;
}

/** Older logs do not name the offer; there is one at most between two players. */
function isPartOf({ state, from, to, offer }: PromiseState, open: OfferKey): boolean {
  return state === 'offered' && from === open.from && to === open.to && (offer ?? open.serial) === open.serial;
}

/** Offers end without an event of their own too: somebody leaves, the game is over, all agree to go back. */
export function keepOffered(state: TableState, { offers }: State): void {
  const isGone = (promise: PromiseState) =>
    promise.state === 'offered' && !offers.some((open) => isPartOf(promise, open));
  if (state.promises.some(isGone)) state.promises = state.promises.filter((promise) => !isGone(promise));
}

/** The exchange it was given for is taken back, and the promise with it. */
export function takeBackPromises(state: TableState, toSeq: number): void {
  state.promises = state.promises.filter(({ acceptedIn = 0 }) => acceptedIn <= toSeq);
}

function judge(promise: PromiseState, game: State, event: GameEvent): void {
  switch (promise.promise?.kind) {
    case 'stayOut':
      judgeStayingOut(promise, game, event);
      return;
    case 'pay':
      judgePaying(promise, promise.promise.amount, event);
      return;
    case 'peace':
      judgePeace(promise, game, event);
      return;
    case undefined:
      return;
  }
}

/** "I stay out of your next attack": the next one that comes to an end; one called off or void is no attack. */
function judgeStayingOut(promise: PromiseState, game: State, event: GameEvent): void {
  switch (event.type) {
    case 'attackAnnounced':
      promise.running = ownerOf(game, event.attack.attacker) === promise.to;
      return;
    case 'attackCalledOff':
    case 'attackVoided':
      promise.running = false;
      return;
    case 'spent':
      if (promise.running && event.seat === promise.from) promise.state = 'broken';
      return;
    case 'rollChanged':
      if (promise.running && event.seat === promise.from) promise.state = 'broken';
      return;
    case 'attackEnded':
      if (promise.running) promise.state = 'kept';
      return;
  }
}

/** "5 MB on my next turn": what goes from one Illuminati treasury to the other in that turn. */
function judgePaying(promise: PromiseState, amount: number, event: GameEvent): void {
  switch (event.type) {
    case 'turnBegan':
      promise.running = event.seat === promise.from;
      return;
    case 'moneyMoved':
      if (!promise.running || event.why !== 'gift' || event.from !== promise.from || event.to !== promise.to) return;
      promise.count += event.amount;
      if (promise.count >= amount) promise.state = 'kept';
      return;
    case 'turnLost':
      if (event.seat === promise.from) promise.running = false;
      return;
    case 'turnEnded':
      if (promise.running && event.seat === promise.from) promise.state = 'broken';
      return;
  }
}

/** "I will not attack you until …": so many of the promiser's turns, or to the end of the game. */
function judgePeace(promise: PromiseState, game: State, event: GameEvent): void {
  switch (event.type) {
    case 'attackAnnounced':
      if (ownerOf(game, event.attack.attacker) === promise.from && event.attack.defender === promise.to)
        promise.state = 'broken';
      return;
    case 'turnEnded':
      if (event.seat !== promise.from) return;
      promise.count += 1;
      if (promise.promise?.kind === 'peace' && promise.count >= (promise.promise.turns ?? Number.POSITIVE_INFINITY))
        promise.state = 'kept';
      return;
    case 'gameEnded':
      promise.state = 'kept';
      return;
  }
}

function ownerOf(game: State, card: number): Seat {
  return game.owner[card] ?? -1;
}
