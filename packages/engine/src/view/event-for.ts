import type { Pack } from '../cards/pack.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import { assertNever } from '../model/refusal.ts';
import { has } from '../model/seats.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { attackView, questionView, subjectView } from './question-view.ts';
import type { QuestionView, Viewer } from './view.ts';

type Without<Type extends GameEvent['type'], Key extends string> = Omit<EventOf<Type>, Key> & {
  readonly [Hidden in Key]?: never;
};

/** Facts as one viewer learns them. Those about questions only say that somebody is asked; the view says the rest. */
export type EventView =
  | Exclude<GameEvent, { type: RedactedType }>
  | EventOf<'illuminatiAssigned'>
  | Without<'illuminatiAssigned', 'illuminati'>
  | EventOf<'goalChosen'>
  | { readonly type: 'deckShuffled'; readonly cards: number }
  | { readonly type: 'asked'; readonly question: QuestionView }
  | EventOf<'moneyMoved'>
  | Without<'moneyMoved', 'amount'>
  | EventOf<'moneyRearranged'>
  | Without<'moneyRearranged', 'treasuries'>
  | EventOf<'cardDrawn'>
  | Without<'cardDrawn', 'deckCard'>
  | EventOf<'specialHanded'>
  | Without<'specialHanded', 'special'>
  | EventOf<'spied'>
  | { readonly type: 'spied'; readonly seat: Seat; readonly owner: Seat; readonly what: 'money' | 'hand' }
  | EventOf<'offerMade'>
  | EventOf<'offerClosed'>
  | EventOf<'peeked'>
  | EventOf<'peekEnded'>;

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

/** Who learns that something has happened, when it happens. Spectators are among everybody alone. */
export type Audience = 'everybody' | readonly Seat[];

interface Telling {
  readonly audience: Audience;
  /** What one of the audience is shown; undefined: their view alone tells it. */
  readonly shown: (viewer: Viewer) => EventView | undefined;
}

/** Nobody else may be sent anything at that moment: an empty message would tell that something secret has happened. */
export function audienceOf(event: GameEvent): Audience {
  return tellingOf(event).audience;
}

/** The log is a second door out of the engine. */
export function eventFor(_pack: Pack, event: GameEvent, viewer: Viewer): EventView | undefined {
  const { audience, shown } = tellingOf(event);
  return audience === 'everybody' || viewer === 'all' || audience.some((seat) => seat === viewer)
    ? shown(viewer)
    : undefined;
}

/** A new event does not compile until someone says here who learns of it, and what each of them may see. */
function tellingOf(event: GameEvent): Telling {
  switch (event.type) {
    case 'illuminatiAssigned': {
      const { type, seat, faceDown, draws } = event;
      return everybody((viewer) => (faceDown && !isOne(viewer, seat) ? { type, seat, faceDown, draws } : event));
    }
    case 'goalChosen':
      return only([event.seat], () => event);
    case 'deckShuffled':
      return everybody(() => ({ type: 'deckShuffled', cards: event.deck.length }));
    case 'asked':
      return everybody((viewer) => ({ type: 'asked', question: questionView(event.question, viewer, () => 'hidden') }));
    case 'answered':
      return hidesAnswer(event) ? only([event.seat], nothing) : everybody(nothing);
    case 'closed':
    case 'questionsLeft':
      return everybody(nothing);
    case 'noticeClosed':
      return only([event.seat], nothing);
    case 'peekForgotten':
      return only([event.owner], nothing);
    case 'moneyMoved': {
      const { type, from, to, why, knownTo } = event;
      return everybody((viewer) =>
        knownTo === undefined || isOne(viewer, knownTo) ? event : { type, from, to, why, knownTo },
      );
    }
    case 'moneyRearranged': {
      const { type, seat, why } = event;
      return everybody((viewer) => (isOne(viewer, seat) ? event : { type, seat, why }));
    }
    case 'cardDrawn': {
      const { type, seat, to } = event;
      return everybody((viewer) => (to === 'hand' && !isOne(viewer, seat) ? { type, seat, to } : event));
    }
    case 'specialHanded': {
      const { type, from, to, slot, faceUp } = event;
      return everybody((viewer) =>
        faceUp || isOne(viewer, from) || isOne(viewer, to) ? event : { type, from, to, slot, faceUp },
      );
    }
    case 'spied': {
      const { type, notice, owner } = event;
      const what = 'hand' in notice ? 'hand' : 'money';
      return everybody((viewer) => (isOne(viewer, notice.seat) ? event : { type, seat: notice.seat, owner, what }));
    }
    case 'specialCancelled': {
      const { type, subject, by } = event;
      return everybody((viewer) => ({ type, subject: subjectView(subject, viewer), by }));
    }
    case 'attackAnnounced':
      return everybody((viewer) => ({ type: 'attackAnnounced', attack: attackView(event.attack, -1, viewer) }));
    case 'offerMade': {
      const { type, offer } = event;
      return only([offer.from, offer.to], (viewer) =>
        isOne(viewer, offer.from) ? event : { type, offer: { ...offer, place: {} } },
      );
    }
    case 'offerClosed':
      return only([event.from, event.to], () => event);
    // Whose card it is sees a light, and not who looks.
    case 'peeked':
      return only([event.seat, event.owner], (viewer) => (isOne(viewer, event.seat) ? event : undefined));
    case 'peekEnded':
      return event.caught ? everybody(() => event) : only([event.seat], () => event);
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
    case 'timeCalled':
    case 'treasuryFlaunted':
    case 'turnBegan':
    case 'turnCounted':
    case 'turnEnded':
    case 'turnLost':
    case 'turnNoted':
      return everybody(() => event);
    default:
      return assertNever(event);
  }
}

function everybody(shown: Telling['shown']): Telling {
  return { audience: 'everybody', shown };
}

function only(audience: readonly Seat[], shown: Telling['shown']): Telling {
  return { audience, shown };
}

function nothing(): undefined {
  return undefined;
}

function isOne(viewer: Viewer, seat: Seat): boolean {
  return viewer === 'all' || viewer === seat;
}

/** nobody is shown who has answered a window, is done spending, or what is settled at an income stop. */
function hidesAnswer({ question, seat }: EventOf<'answered'>): boolean {
  switch (question.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
    case 'spending':
    case 'income':
      return true;
    // Everybody sees who is still waited for, and nothing of an answer in the making.
    case 'goals':
    case 'taxes':
    case 'bids':
      return has(question.waiting, seat);
    case 'illuminati':
    case 'keep':
    case 'replace':
    case 'immunity':
    case 'placement':
    case 'funding':
      return false;
    default:
      return assertNever(question);
  }
}
