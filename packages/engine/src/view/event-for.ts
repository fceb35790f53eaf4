import type { Pack } from '../cards/pack.ts';
import type { GameEvent } from '../model/events.ts';
import { assertNever } from '../model/refusal.ts';
import type { Seat } from '../model/words.ts';
import { attackView, questionView, subjectView } from './question-view.ts';
import type { QuestionView, Viewer } from './view.ts';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type Without<Type extends GameEvent['type'], Key extends string> = Omit<Of<Type>, Key> & {
  readonly [Hidden in Key]?: never;
};

/** Facts as one viewer learns them. Those about questions only say that somebody is asked; the view says the rest. */
export type EventView =
  | Exclude<GameEvent, { type: RedactedType }>
  | Of<'illuminatiAssigned'>
  | Without<'illuminatiAssigned', 'illuminati'>
  | Of<'goalChosen'>
  | { readonly type: 'deckShuffled'; readonly cards: number }
  | { readonly type: 'asked'; readonly question: QuestionView }
  | Of<'moneyMoved'>
  | Without<'moneyMoved', 'amount'>
  | Of<'moneyRearranged'>
  | Without<'moneyRearranged', 'treasuries'>
  | Of<'cardDrawn'>
  | Without<'cardDrawn', 'deckCard'>
  | Of<'specialHanded'>
  | Without<'specialHanded', 'special'>
  | Of<'spied'>
  | { readonly type: 'spied'; readonly seat: Seat; readonly owner: Seat; readonly what: 'money' | 'hand' }
  | Of<'offerMade'>
  | Of<'offerClosed'>
  | Of<'peeked'>
  | Of<'peekEnded'>;

type RedactedType =
  | 'illuminatiAssigned'
  | 'goalChosen'
  | 'deckShuffled'
  | 'asked'
  | 'answered'
  | 'closed'
  | 'questionsLeft'
  | 'moneyMoved'
  | 'moneyRearranged'
  | 'cardDrawn'
  | 'specialHanded'
  | 'spied'
  | 'noticeClosed'
  | 'offerMade'
  | 'offerClosed'
  | 'peeked'
  | 'peekEnded'
  | 'peekForgotten';

/** The log is a second door out of the engine: a new event does not compile until someone says who may see it. */
export function eventFor(_pack: Pack, event: GameEvent, viewer: Viewer): EventView | undefined {
  const is = (seat: Seat) => viewer === 'all' || viewer === seat;
  switch (event.type) {
    case 'illuminatiAssigned': {
      const { type, seat, faceDown, draws } = event;
      return faceDown && !is(seat) ? { type, seat, faceDown, draws } : event;
    }
    case 'goalChosen':
      return is(event.seat) ? event : undefined;
    case 'deckShuffled':
      return { type: 'deckShuffled', cards: event.deck.length };
    case 'asked':
      return { type: 'asked', question: questionView(event.question, viewer, () => 'hidden') };
    case 'answered':
    case 'closed':
    case 'questionsLeft':
    case 'noticeClosed':
    case 'peekForgotten':
      return undefined;
    case 'moneyMoved': {
      const { type, from, to, why, knownTo } = event;
      return knownTo === undefined || is(knownTo) ? event : { type, from, to, why, knownTo };
    }
    case 'moneyRearranged': {
      const { type, seat, why } = event;
      return is(seat) ? event : { type, seat, why };
    }
    case 'cardDrawn': {
      const { type, seat, to } = event;
      return to === 'hand' && !is(seat) ? { type, seat, to } : event;
    }
    case 'specialHanded': {
      const { type, from, to, slot, faceUp } = event;
      return faceUp || is(from) || is(to) ? event : { type, from, to, slot, faceUp };
    }
    case 'spied': {
      const { type, notice, owner } = event;
      return is(notice.seat) ? event : { type, seat: notice.seat, owner, what: 'hand' in notice ? 'hand' : 'money' };
    }
    case 'specialCancelled':
      return { type: 'specialCancelled', subject: subjectView(event.subject, viewer), by: event.by };
    case 'attackAnnounced':
      return { type: 'attackAnnounced', attack: attackView(event.attack, -1, viewer) };
    case 'offerMade':
      return is(event.offer.from)
        ? event
        : is(event.offer.to)
          ? { type: 'offerMade', offer: { ...event.offer, place: {} } }
          : undefined;
    case 'offerClosed':
      return is(event.from) || is(event.to) ? event : undefined;
    case 'peeked':
      return is(event.seat) ? event : undefined;
    case 'peekEnded':
      return event.caught || is(event.seat) ? event : undefined;
    case 'accused':
    case 'alignmentChanged':
    case 'announcementSettled':
    case 'armLifted':
    case 'armPlaced':
    case 'attackCalledOff':
    case 'attackCommitted':
    case 'attackDecided':
    case 'attackEnded':
    case 'attackStage':
    case 'attackVoided':
    case 'diceRolled':
    case 'firstChooserDrawn':
    case 'gameEnded':
    case 'goalRevealed':
    case 'groupDestroyed':
    case 'groupRevived':
    case 'groupsFreed':
    case 'illuminatiRevealed':
    case 'interferencePermitted':
    case 'moneyFromBank':
    case 'moneyToBank':
    case 'passed':
    case 'phaseEntered':
    case 'privilegeEnded':
    case 'privilegeGained':
    case 'rollChanged':
    case 'rolledForTurn':
    case 'seatHandedOver':
    case 'seatOut':
    case 'sequenceSet':
    case 'specialTurnedUp':
    case 'specialUsed':
    case 'spendingOpened':
    case 'spent':
    case 'treasuryFlaunted':
    case 'turnBegan':
    case 'turnCounted':
    case 'turnEnded':
    case 'turnLost':
    case 'turnNoted':
      return event;
    default:
      return assertNever(event);
  }
}
