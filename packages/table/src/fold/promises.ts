import type { GameEvent, Seat, State } from '@illuminice/engine';
import type { PromiseDeed, PromiseInfo, PromiseKind } from '@illuminice/protocol';
import { dealersIn } from '../model/dealers.ts';
import type { PromiseState, TableState } from '../model/table-state.ts';

/** What of a table promises are judged with. */
type Judging = Pick<TableState, 'promises' | 'seq' | 'at'>;

/**
 * Marks promises kept or broken where the game can tell. `game` is the position before the event: an attack's sides and
 * the owners of cards are those of that moment.
 */
export function judgePromises(state: Judging, game: State, event: GameEvent): void {
  if (event.type === 'offerClosed') settleOffered(state, game, event);
  for (const promise of state.promises)
    if (promise.state === 'open' && promise.promise) {
      const deed = judge(promise, game, event);
      if (deed) Object.assign(promise, { state: 'broken', broken: { at: state.at, deed } });
    }
}

/** Accepted, the promise holds from now on, for the attack it was bought in too; otherwise nothing was promised. */
function settleOffered(
  state: Judging,
  game: State,
  { how, ...offer }: Extract<GameEvent, { type: 'offerClosed' }>,
): void {
  const isMeant = (promise: PromiseState) => isPartOf(promise, offer);
  if (!state.promises.some(isMeant)) return;
  if (how !== 'accepted') state.promises = state.promises.filter((promise) => !isMeant(promise));
  const isSame = ({ from, to, serial }: OfferKey) => from === offer.from && to === offer.to && serial === offer.serial;
  const made = game.offers.find(isSame);
  for (const promise of state.promises.filter(isMeant)) {
    promise.state = 'open';
    promise.acceptedIn = state.seq;
    const price = (promise.asked ? made?.give.money : made?.want.money) ?? 0;
    if (price > 0) promise.price = price;
    promise.running = game.attack !== undefined && ownerOf(game, game.attack.attacker) === attackerIn(promise);
  }
}

interface OfferKey {
  readonly from: Seat;
  readonly to: Seat;
  readonly serial: number;
}

/** Older logs do not name the offer; there is one at most between two players. */
function isPartOf(promise: PromiseState, open: OfferKey): boolean {
  const { from, to } = dealersIn(promise);
  return (
    promise.state === 'offered' &&
    from === open.from &&
    to === open.to &&
    (promise.offer ?? open.serial) === open.serial
  );
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

/** The same judgement beforehand, for whoever is asked whether they mean it. `game` is the position before these events. */
export function isBrokenBy(told: PromiseInfo, game: State, events: readonly GameEvent[]): boolean {
  const { from, to, promise, state, running = false, paid = 0 } = told;
  const trial: Judged = { from, to, promise, state, running, count: paid };
  return events.some((event) => trial.state === 'open' && judge(trial, game, event) !== undefined);
}

type Judged = Pick<PromiseState, 'from' | 'to' | 'promise' | 'state' | 'running' | 'count'>;

/** What breaks it, if this event does; a promise that is kept by it is marked here. */
function judge(promise: Judged, game: State, event: GameEvent): PromiseDeed | undefined {
  switch (promise.promise?.kind) {
    case 'stayOut':
      return judgeStayingOut(promise, game, event);
    case 'pay':
      return judgePaying(promise, promise.promise.amount, event);
    case 'peace':
      return judgePeace(promise, game, event);
    case 'back':
    case 'oppose':
      return judgeHelp(promise, promise.promise, { game, event });
    case undefined:
      return undefined;
  }
}

/** "I stay out of your next attack": the next one that comes to an end; one called off or void is no attack. */
function judgeStayingOut(promise: Judged, game: State, event: GameEvent): PromiseDeed | undefined {
  const target = game.attack?.target ?? -1;
  switch (event.type) {
    case 'attackAnnounced':
      promise.running = ownerOf(game, event.attack.attacker) === attackerIn(promise);
      return undefined;
    case 'attackCalledOff':
    case 'attackVoided':
      promise.running = false;
      return undefined;
    case 'spent':
      if (!promise.running || event.seat !== promise.from) return undefined;
      return { kind: 'spent', amount: event.amount, side: event.on === 'interfereFor' ? 'for' : 'against', target };
    case 'rollChanged':
      return promise.running && event.seat === promise.from ? { kind: 'rollChanged', target } : undefined;
    case 'attackEnded':
      if (promise.running) promise.state = 'kept';
      return undefined;
    default:
      return undefined;
  }
}

/** Whose attack a promise speaks of. */
function attackerIn({ to, promise }: Pick<PromiseState, 'to' | 'promise'>): Seat | undefined {
  switch (promise?.kind) {
    case 'stayOut':
    case 'back':
      return to;
    case 'oppose':
      return promise.seat;
    default:
      return undefined;
  }
}

type Help = Extract<PromiseKind, { kind: 'back' | 'oppose' }>;

/** "5 MB for your next attack", "5 MB against Ada's": the next one that comes to an end and that others may pay in. */
function judgeHelp(
  promise: Judged,
  { kind, amount }: Help,
  { game, event }: { readonly game: State; readonly event: GameEvent },
): PromiseDeed | undefined {
  switch (event.type) {
    case 'attackAnnounced':
      promise.running = ownerOf(game, event.attack.attacker) === attackerIn(promise);
      promise.count = 0;
      return undefined;
    case 'attackCalledOff':
    case 'attackVoided':
      promise.running = false;
      return undefined;
    case 'spent':
      if (promise.running && event.seat === promise.from && (event.on === 'interfereFor') === (kind === 'back'))
        promise.count += event.amount;
      return undefined;
    case 'attackEnded': {
      if (!promise.running) return undefined;
      promise.running = false;
      if (game.attack?.privileged) return undefined;
      if (promise.count < amount) return { kind: 'unpaid', paid: promise.count };
      promise.state = 'kept';
      return undefined;
    }
    default:
      return undefined;
  }
}

/** "5 MB on my next turn": what goes from one Illuminati treasury to the other in that turn. */
function judgePaying(promise: Judged, amount: number, event: GameEvent): PromiseDeed | undefined {
  switch (event.type) {
    case 'turnBegan':
      promise.running = event.seat === promise.from;
      return undefined;
    case 'moneyMoved':
      if (!promise.running || event.why !== 'gift' || event.from !== promise.from || event.to !== promise.to)
        return undefined;
      promise.count += event.amount;
      if (promise.count >= amount) promise.state = 'kept';
      return undefined;
    case 'turnLost':
      if (event.seat === promise.from) promise.running = false;
      return undefined;
    case 'turnEnded':
      return promise.running && event.seat === promise.from ? { kind: 'unpaid', paid: promise.count } : undefined;
    default:
      return undefined;
  }
}

/** "I will not attack you until …": so many of the promiser's turns, or to the end of the game. */
function judgePeace(promise: Judged, game: State, event: GameEvent): PromiseDeed | undefined {
  switch (event.type) {
    case 'attackAnnounced': {
      const { attacker, target, defender } = event.attack;
      const isBroken = ownerOf(game, attacker) === promise.from && defender === promise.to;
      return isBroken ? { kind: 'attacked', attacker, target } : undefined;
    }
    case 'turnEnded':
      if (event.seat !== promise.from) return undefined;
      promise.count += 1;
      if (promise.promise?.kind === 'peace' && promise.count >= (promise.promise.turns ?? Number.POSITIVE_INFINITY))
        promise.state = 'kept';
      return undefined;
    case 'gameEnded':
      promise.state = 'kept';
      return undefined;
    default:
      return undefined;
  }
}

function ownerOf(game: State, card: number): Seat {
  return game.owner[card] ?? -1;
}
