/** Told events as a sequence of beats: every event in exactly one of them, in order. Pure. */
import { type CardNo, type EventView, isAttackEvent, isIlluminatiCard, type Seat, type View } from '@illuminice/engine';
import type { EventBatch } from '../stores/index.ts';
import type { Beat, BeatKind } from './beat.ts';

/** A new event does not compile until somebody says what it is on the stage; `quiet` goes along with what stands beside it. */
const KINDS: Readonly<Record<EventView['type'], BeatKind>> = {
  accused: 'special',
  alignmentChanged: 'special',
  announcementSettled: 'quiet',
  armLifted: 'quiet',
  armPlaced: 'place',
  asked: 'quiet',
  attackAnnounced: 'announce',
  attackCalledOff: 'result',
  attackCommitted: 'quiet',
  attackDecided: 'result',
  attackEnded: 'quiet',
  attackStage: 'quiet',
  attackVoided: 'result',
  cardDrawn: 'draw',
  deckShuffled: 'draw',
  diceRolled: 'roll',
  firstChooserDrawn: 'draw',
  gameEnded: 'end',
  goalChosen: 'special',
  goalRevealed: 'special',
  groupDestroyed: 'loss',
  groupRevived: 'place',
  groupsFreed: 'loss',
  illuminatiAssigned: 'draw',
  illuminatiRevealed: 'special',
  interferencePermitted: 'privilege',
  moneyFromBank: 'money',
  moneyMoved: 'money',
  moneyRearranged: 'money',
  moneyToBank: 'money',
  offerClosed: 'deal',
  offerMade: 'deal',
  passed: 'pass',
  peekEnded: 'special',
  peeked: 'special',
  phaseEntered: 'quiet',
  privilegeEnded: 'privilege',
  privilegeGained: 'privilege',
  rollChanged: 'roll',
  rolledForTurn: 'roll',
  seatHandedOver: 'end',
  seatOut: 'end',
  sequenceSet: 'quiet',
  specialCancelled: 'special',
  specialHanded: 'deal',
  specialTurnedUp: 'special',
  specialUsed: 'special',
  spendingOpened: 'quiet',
  spent: 'spend',
  spied: 'special',
  timeCalled: 'quiet',
  treasuryFlaunted: 'money',
  turnBegan: 'turn',
  turnCounted: 'quiet',
  turnEnded: 'end',
  turnLost: 'pass',
  turnNoted: 'quiet',
};

export function kindOf(event: EventView): BeatKind {
  if (event.type === 'moneyFromBank' && (event.why === 'income' || event.why === 'doubled')) return 'income';
  // the 5 MB are told with the pass.
  if (event.type === 'moneyFromBank' && event.why === 'pass') return 'quiet';
  if (event.type === 'attackEnded' && event.roll === undefined) return 'result';
  if (event.type === 'spent' && event.on.startsWith('interfere')) return 'interfere';
  return KINDS[event.type];
}

export function beatsOf(batch: EventBatch): readonly Beat[] {
  const runs = runsOf(batch.events);
  const views = viewsOf(batch, runs);
  let told = 0;
  return runs.map(({ kind, events }, index) => {
    const view = views[index] ?? batch.after;
    told += events.length;
    return {
      ...{ key: `${batch.version}.${index}`, version: batch.version, told, kind, events, view },
      seat: doerOf(events, view),
    };
  });
}

interface Run {
  readonly kind: BeatKind;
  readonly events: EventView[];
}

/** What is quiet joins the run before it, or the first that comes; incomes are taken together. */
function runsOf(events: readonly EventView[]): readonly Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const kind = kindOf(event);
    const last = runs.at(-1);
    if (last && (kind === 'quiet' || (kind === 'income' && last.kind === 'income'))) last.events.push(event);
    else if (last?.kind === 'quiet') runs.splice(-1, 1, { kind, events: [...last.events, event] });
    else runs.push({ kind, events: [event] });
  }
  return runs;
}

/**
 * The table at each run. Between the two positions that were told only an attack is known step by step: what it is, and every
 * payment; and what the bank pays, 5 MB for a pass among it. Anything else shows the table before until nothing of the attack follows, and the table after from then on.
 */
function viewsOf({ before, after, events }: EventBatch, runs: readonly Run[]): readonly View[] {
  const isOnlyStep = after.attack !== undefined && events.filter(({ type }) => type === 'spent').length < 2;
  let now = before ?? after;
  const steps = runs.map(({ events }) => {
    for (const event of events) {
      if (event.type === 'attackAnnounced') now = { ...now, attack: event.attack };
      if (event.type === 'spent') now = paid(now, event);
      if (event.type === 'moneyFromBank') now = earned(now, event);
    }
    return now;
  });
  const isBefore = ({ kind, events }: Run) => kind !== 'turn' && events.some((event) => isOfAttack(event));
  const lastBefore = runs.findLastIndex(isBefore);
  const turn = runs.findIndex(({ kind }) => kind === 'turn');
  const until = isOnlyStep ? 0 : Math.max(lastBefore + 1, turn);
  return steps.map((step, index) => (index < until ? step : after));
}

function isOfAttack(event: EventView): boolean {
  return isAttackEvent(event) && event.type !== 'attackEnded' && event.type !== 'attackStage';
}

function paid(view: View, { card, amount, on, seat }: Extract<EventView, { type: 'spent' }>): View {
  const { attack } = view;
  const now = earned(view, { card, amount: -amount });
  return attack
    ? {
        ...now,
        attack: {
          ...attack,
          spent: { ...attack.spent, [on]: attack.spent[on] + amount },
          ...(attack.payments ? { payments: [...attack.payments, { seat, card, amount, on }] } : {}),
        },
      }
    : now;
}

function earned(view: View, { card, amount }: { readonly card: CardNo; readonly amount: number }): View {
  const more = <Purse extends { readonly money: number | 'hidden' }>(purse: Purse): Purse =>
    purse.money === 'hidden' ? purse : { ...purse, money: purse.money + amount };
  return {
    ...view,
    seats: view.seats.map((player, number) => {
      if (isIlluminatiCard(card)) return number === card ? more(player) : player;
      const groups = player.groups.map((group) => (group.card === card ? more(group) : group));
      return { ...player, groups };
    }),
  };
}

/** Whose doing it is; else whose turn. */
function doerOf(events: readonly EventView[], view: View): Seat {
  for (const event of events) {
    if ('seat' in event && event.seat >= 0) return event.seat;
    if ('by' in event && event.by >= 0) return event.by;
    if (event.type === 'offerMade') return event.offer.from;
    if ('from' in event && (event.type === 'offerClosed' || event.type === 'specialHanded')) return event.from;
    if ('card' in event && event.type !== 'alignmentChanged') return ownerOf(view, event.card) ?? view.turn.seat;
    if (event.type === 'moneyMoved') return ownerOf(view, event.from) ?? view.turn.seat;
  }
  return view.turn.seat;
}

function ownerOf(view: View, card: CardNo): Seat | undefined {
  if (isIlluminatiCard(card)) return card;
  const seat = view.seats.findIndex(({ groups }) => groups.some((group) => group.card === card));
  return seat < 0 ? undefined : seat;
}
