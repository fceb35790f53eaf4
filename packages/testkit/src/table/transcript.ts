/** What happened, in plain sentences: the log of a test as somebody at the table would tell it. */
import {
  alignmentsIn,
  type CardNo,
  type GameEvent,
  isAttackEvent,
  isDeckSpecial,
  type Question,
  SIDES,
  specialOfDeck,
} from '@illuminice/engine';
import { cardName, illuminatiName, specialName, type Teller } from './teller.ts';
import { attackSentence } from './transcript-attack.ts';

/** A new event does not compile until somebody says what it sounds like; undefined = bookkeeping nobody would mention. */
export function sentence(teller: Teller, event: GameEvent): string | undefined {
  if (isAttackEvent(event)) return attackSentence(teller, event);
  const { pack, nameOf } = teller;
  const card = (number: CardNo) => cardName(teller, number);
  const cards = (numbers: readonly CardNo[]) => numbers.map(card).join(', ');
  const special = (number: number) => specialName(teller, number);
  switch (event.type) {
    case 'illuminatiAssigned':
      return `${nameOf(event.seat)} plays ${event.faceDown ? 'a face-down Illuminati card' : illuminatiName(pack, event.illuminati)}`;
    case 'firstChooserDrawn':
      return `${nameOf(event.seat)} is drawn to choose first`;
    case 'goalChosen':
      return `${nameOf(event.seat)} secretly chooses the goal of ${illuminatiName(pack, event.goal)}`;
    case 'deckShuffled':
      return `the deck of ${event.deck.length} is made ready`;
    case 'rolledForTurn':
      return `${event.rolls.map(({ seat, dice }) => `${nameOf(seat)} rolls ${dice[0]}+${dice[1]}`).join(', ')}: ${nameOf(event.next)} is next`;
    case 'asked':
      return `asked: ${questionWords(event.question)}`;
    case 'answered':
      return `${nameOf(event.seat)} answers: ${questionWords(event.question)}`;
    case 'closed':
      return `closed: ${event.kind}`;
    case 'turnBegan':
      return `the turn of ${nameOf(event.seat)} begins`;
    case 'phaseEntered':
      return `phase: ${event.phase}`;
    case 'turnLost':
      return `${nameOf(event.seat)} loses the turn`;
    case 'passed':
      return `${nameOf(event.seat)} passes`;
    case 'turnEnded':
      return `the turn of ${nameOf(event.seat)} ends`;
    case 'moneyFromBank':
      return `${card(event.card)} gains ${event.amount} (${event.why})`;
    case 'moneyToBank':
      return `${card(event.card)} pays ${event.amount} (${event.why})`;
    case 'moneyMoved':
      return `${card(event.from)} gives ${event.amount} to ${card(event.to)} (${event.why})`;
    case 'moneyRearranged':
      return `${nameOf(event.seat)} rearranges money: ${event.treasuries.map(([at, amount]) => `${card(at)} ${amount}`).join(', ')}`;
    case 'treasuryFlaunted':
      return `the treasury of ${card(event.card)} is ${event.shown ? 'spread' : 'stacked'}`;
    case 'cardDrawn': {
      const drawn = isDeckSpecial(event.deckCard) ? special(specialOfDeck(event.deckCard)) : card(event.deckCard);
      return `${event.seat < 0 ? 'from the deck comes' : `${nameOf(event.seat)} draws`} ${drawn}: ${event.to}`;
    }
    case 'specialTurnedUp':
      return `${nameOf(event.seat)} turns ${special(event.special)} face-up`;
    case 'specialUsed':
      return `${nameOf(event.seat)} uses ${special(event.special)} (${event.use})`;
    case 'specialCancelled':
      return `${nameOf(event.by)} cancels what ${nameOf(event.subject.seat)} played`;
    case 'specialHanded':
      return `${nameOf(event.from)} hands ${special(event.special)} to ${nameOf(event.to)}`;
    case 'spied': {
      const seen = 'hand' in event.notice ? 'hand' : `treasury of ${card(event.notice.card)}`;
      return `${nameOf(event.notice.seat)} looks at the ${seen} of ${nameOf(event.owner)}`;
    }
    case 'noticeClosed':
      return `${nameOf(event.seat)} closes the notice`;
    case 'armLifted':
      return `${cards(event.cards)} lifted`;
    case 'armPlaced':
      return event.links
        .map(
          ({ card: group, host, side }) =>
            `${card(group)} hangs from the ${SIDES[side]} of ${card(host)} (${event.why})`,
        )
        .join('\n');
    case 'groupsFreed':
      return `${cards(event.cards)} uncontrolled (${event.why})`;
    case 'groupDestroyed':
      return `${nameOf(event.by)} destroys ${card(event.card)}`;
    case 'groupRevived':
      return `${nameOf(event.by)} revives ${card(event.card)}`;
    case 'alignmentChanged':
      return `${nameOf(event.by)} makes ${card(event.card)} ${alignmentsIn(event.alignments).join(', ') || 'unaligned'}`;
    case 'offerMade':
      return `${nameOf(event.offer.from)} makes ${nameOf(event.offer.to)} an offer`;
    case 'offerClosed':
      return `the offer of ${nameOf(event.from)} to ${nameOf(event.to)}: ${event.how}`;
    case 'peeked':
      return `${nameOf(event.seat)} peeks at ${special(event.special)} of ${nameOf(event.owner)}`;
    case 'peekEnded':
      return event.caught
        ? `${nameOf(event.owner)} catches ${nameOf(event.seat)} peeking`
        : `${nameOf(event.seat)} stops peeking`;
    case 'accused':
      return `${nameOf(event.seat)} accuses ${nameOf(event.accused)} of being ${illuminatiName(pack, event.illuminati)}: ${event.right ? 'right' : 'wrong'}`;
    case 'illuminatiRevealed':
      return `${nameOf(event.seat)} turns out to be ${illuminatiName(pack, event.illuminati)}`;
    case 'goalRevealed':
      return `${nameOf(event.seat)} shows the goal of ${illuminatiName(pack, event.goal)}`;
    case 'seatOut':
      return `${nameOf(event.seat)} is out (${event.how})${event.by < 0 ? '' : `, credited to ${nameOf(event.by)}`}`;
    case 'gameEnded':
      return `the game ends: ${event.outcome.winners.map((seat) => `${nameOf(seat)} wins (${event.outcome.goals[seat]?.join(', ')})`).join(', ')}`;
    case 'questionsLeft':
      return `still asked: ${event.questions.map(questionWords).join(', ') || 'nothing'}`;
    case 'seatHandedOver':
      return `a computer player goes on for ${nameOf(event.seat)}`;
    case 'timeCalled':
      return `time is called: the score decides after turn ${event.round} of everybody`;
    case 'peekForgotten':
    case 'turnCounted':
    case 'turnNoted':
    case 'sequenceSet':
      return undefined;
    default:
      return untold(event);
  }
}

export function transcript(teller: Teller, events: readonly GameEvent[]): string {
  return events.flatMap((event) => sentence(teller, event) ?? []).join('\n');
}

function questionWords(question: Question): string {
  return 'source' in question ? `${question.kind} (${question.source})` : question.kind;
}

function untold(event: never): never {
  throw new Error(`nobody knows how to tell ${JSON.stringify(event)}`);
}
