import type { GameEvent, Seat, State } from '@illuminice/engine';
import type { PromiseInfo } from '@illuminice/protocol';
import { dealersIn } from '../model/dealers.ts';
import type { PromiseState, TableState } from '../model/table-state.ts';
import { type Happening, type Judged, judge, runsAlready } from './judge-promise.ts';

/** What of a table promises are judged with. */
type Judging = Pick<TableState, 'promises' | 'seq' | 'at'>;

/**
 * Marks promises kept or broken where the game can tell. `game` is the position before the event: an attack's sides and
 * the owners of cards are those of that moment.
 */
export function judgePromises(state: Judging, game: State, event: GameEvent): void {
  if (event.type === 'offerClosed') settleOffered(state, game, event);
  const broken: PromiseState[] = [];
  for (const promise of state.promises) {
    if (promise.state !== 'open' || !promise.promise || !isDue(promise, { game, event })) continue;
    const deed = judge(promise, { game, event });
    if (!deed) continue;
    Object.assign(promise, { state: 'broken', broken: { at: state.at, deed } });
    broken.push(promise);
  }
  // Whoever kept their part by the same event has kept it, in whatever order the two were given.
  for (const promise of broken) freeOthers(state, promise);
}

/** A threat is owed only when the other did not do what was asked; doing it lifts the threat. */
function isDue(promise: PromiseState, happening: Happening): boolean {
  const { unless } = promise;
  if (!unless || unless.state === 'broken') return true;
  if (judge(unless, happening)) unless.state = 'broken';
  if (unless.state === 'kept') promise.state = 'void';
  return false;
}

/** Whoever breaks their part has no claim to what was promised them for it. */
function freeOthers({ promises }: Judging, { proposal, from }: PromiseState): void {
  if (proposal === undefined) return;
  for (const other of promises)
    if (other.proposal === proposal && other.to === from && other.state === 'open' && !other.unless)
      other.state = 'void';
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
    promise.running = runsAlready(promise, game);
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
  const { from, to, promise, state, running = false, paid = 0, unless } = told;
  if (unless && !unless.failed) return false;
  const trial: Judged = { from, to, promise, state, running, count: paid };
  return events.some((event) => trial.state === 'open' && judge(trial, { game, event }) !== undefined);
}
