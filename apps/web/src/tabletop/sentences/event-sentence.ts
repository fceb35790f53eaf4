/** What happened, in plain language. A new event does not compile until somebody says what it sounds like. */
import { pack } from '@illuminice/cards';
import {
  alignmentsIn,
  type CardNo,
  type EventView,
  isAttackEvent,
  isDeckSpecial,
  type QuestionView,
  type Seat,
  type SpecialNo,
  type SpecialUse,
  specialOfDeck,
} from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { alignmentName } from '../../pieces/cards/index.ts';
import { goalWords } from '../goals/index.ts';
import { mark } from '../seen/index.ts';
import { attackSentence } from './attack-sentence.ts';
import { moneySentence } from './money-sentence.ts';

const and = (list: readonly string[]) => list.join(', ');
const cards = (list: readonly number[]) => and(list.map(mark.card));

/** What most sentences speak of, in the words of their gaps. */
const actor = ({ seat }: { readonly seat: Seat }) => ({ who: mark.seat(seat) });
const holder = ({ seat, special }: { readonly seat: Seat; readonly special: SpecialNo }) => ({
  ...actor({ seat }),
  card: mark.special(special),
});
const doer = ({ by, card }: { readonly by: Seat; readonly card: CardNo }) => ({
  ...actor({ seat: by }),
  card: mark.card(card),
});
const pair = ({ from, to }: { readonly from: Seat; readonly to: Seat }) => ({
  from: mark.seat(from),
  to: mark.seat(to),
});

/** With marks for cards and players (rich-text.ts); undefined = bookkeeping nobody would mention. */
export function sentence(event: EventView): string | undefined {
  if (isAttackEvent(event)) return attackSentence(event);
  switch (event.type) {
    case 'moneyFromBank':
    case 'moneyToBank':
    case 'moneyMoved':
    case 'moneyRearranged':
    case 'treasuryFlaunted':
      return moneySentence(event);
    case 'illuminatiAssigned': {
      const who = mark.seat(event.seat);
      return event.illuminati === undefined
        ? t('log.assigned.down', '{who} plays a face-down Illuminati.', { who })
        : t('log.assigned', '{who} plays {card}.', { who, card: mark.illuminati(event.illuminati) });
    }
    case 'firstChooserDrawn':
      return t('log.firstChooser', 'By lot, {who} is the first to choose.', actor(event));
    case 'goalChosen':
      return t('log.goalChosen', 'You secretly choose the goal of {card}.', { card: mark.illuminati(event.goal) });
    case 'deckShuffled':
      return t('log.shuffled', 'The deck is shuffled: {cards} cards.', { cards: event.cards });
    case 'rolledForTurn':
      return t('log.rolled', '{rolls}. {who} is next.', {
        rolls: and(event.rolls.map(({ seat, dice }) => `${mark.seat(seat)} ${dice[0]}+${dice[1]}`)),
        who: mark.seat(event.next),
      });
    case 'asked':
      return askedSentence(event.question);
    case 'turnBegan':
      return t('log.turn', '— {who} to play —', actor(event));
    case 'turnLost':
      return t('log.turnLost', '{who} loses this turn.', actor(event));
    case 'passed':
      return t('log.passed', '{who} passes and takes 5 MB.', actor(event));
    case 'turnEnded':
      return t('log.turnEnded', '{who} ends the turn.', actor(event));
    case 'cardDrawn':
      return drawnSentence(event);
    case 'specialTurnedUp':
      return t('log.turnedUp', '{who} turns {card} face-up.', holder(event));
    case 'specialUsed':
      return usedSentence(event.use, holder(event));
    case 'specialCancelled':
      return t('log.cancelled', '{who} cancels {what}: it has no effect.', {
        who: mark.seat(event.by),
        what: subjectWords(event.subject),
      });
    case 'specialHanded':
      return t('log.handed', '{from} hands {card} to {to}.', {
        from: mark.seat(event.from),
        to: mark.seat(event.to),
        card: event.special === undefined ? t('log.aSpecial', 'a face-down Special') : mark.special(event.special),
      });
    case 'spied': {
      const seat = 'notice' in event ? event.notice.seat : event.seat;
      const hand = 'notice' in event ? 'hand' in event.notice : event.what === 'hand';
      const values = { who: mark.seat(seat), owner: mark.seat(event.owner) };
      return hand
        ? t('log.spied.hand', '{who} looks at the Specials of {owner}.', values)
        : t('log.spied.money', '{who} looks into a treasury of {owner}.', values);
    }
    case 'armPlaced':
      return placedSentence(event);
    case 'groupsFreed':
      return freedSentence(event);
    case 'groupDestroyed':
      return t('log.destroyed', '{who} destroys {card}.', doer(event));
    case 'groupRevived':
      return t('log.revived', '{who} brings {card} back from the dead pile.', doer(event));
    case 'alignmentChanged':
      return realignedSentence(event);
    case 'offerMade':
      return t('log.offer', '{from} makes {to} an offer.', pair(event.offer));
    case 'offerClosed':
      return offerClosedSentence(event);
    case 'peeked':
      return t('log.peeked', 'You peek at {card} of {owner}.', {
        owner: mark.seat(event.owner),
        card: mark.special(event.special),
      });
    case 'peekEnded':
      return event.caught
        ? t('log.caught', '{owner} catches {who} peeking!', {
            owner: mark.seat(event.owner),
            who: mark.seat(event.seat),
          })
        : undefined;
    case 'accused':
      return accusedSentence(event);
    case 'illuminatiRevealed':
      return t('log.revealed', '{who} turns out to be {card}.', {
        who: mark.seat(event.seat),
        card: mark.illuminati(event.illuminati),
      });
    case 'goalRevealed':
      return t('log.goalShown', '{who} shows the goal of {card}.', {
        who: mark.seat(event.seat),
        card: mark.illuminati(event.goal),
      });
    case 'seatHandedOver':
      return t('log.handedOver', 'A computer player goes on for {who}.', actor(event));
    case 'seatOut':
      return outSentence(event);
    case 'gameEnded':
      return and(
        event.outcome.winners.map((seat) =>
          t('log.won', '{who} wins: {goals}.', {
            who: mark.seat(seat),
            goals: and((event.outcome.goals[seat] ?? []).map(goalWords)),
          }),
        ),
      );
    case 'armLifted':
    case 'phaseEntered':
    case 'sequenceSet':
    case 'turnCounted':
    case 'turnNoted':
      return undefined;
    default:
      return untold(event);
  }
}

type Of<Type extends EventView['type']> = Extract<EventView, { type: Type }>;

function drawnSentence({ seat, deckCard, to }: Of<'cardDrawn'>): string {
  if (deckCard === undefined) return t('log.drew.hidden', '{who} draws a Special.', { who: mark.seat(seat) });
  const card = isDeckSpecial(deckCard) ? mark.special(specialOfDeck(deckCard)) : mark.card(deckCard);
  if (to === 'discard') return t('log.drew.discard', '{card} comes from the deck and is discarded.', { card });
  if (seat < 0) return t('log.drew.table', '{card} is turned up.', { card });
  return t('log.drew', '{who} draws {card}.', { who: mark.seat(seat), card });
}

function usedSentence(use: Of<'specialUsed'>['use'], values: { readonly who: string; readonly card: string }): string {
  switch (use) {
    case 'play':
      return t('log.used.play', '{who} plays {card}.', values);
    case 'whispering':
      return t('log.used.whispering', '{who} adds {card} to the attack.', values);
    case 'privilege':
      return t('log.used.privilege', '{who} discards {card} for privilege.', values);
    case 'abolish':
      return t('log.used.abolish', '{who} discards {card} to abolish the privilege.', values);
    case 'cancel':
      return t('log.used.cancel', '{who} answers with {card}.', values);
  }
}

/** What a Secrets window is about. */
export function subjectWords(subject: SpecialUse): string {
  const who = mark.seat(subject.seat);
  switch (subject.use) {
    case 'play':
      return t('subject.play', '{card}, played by {who}', { who, card: mark.special(subject.play.card) });
    case 'whispering':
      return t('subject.play', '{card}, played by {who}', { who, card: mark.special(subject.special) });
    case 'privilege':
      return t('subject.privilege', '{card}, discarded by {who} for privilege', {
        who,
        card: mark.special(subject.special),
      });
    case 'abolish':
      return t('subject.abolish', '{card}, discarded by {who} against the privilege', {
        who,
        card: and(subject.specials.map(mark.special)),
      });
  }
}

function placedSentence({ seat, links, why }: Of<'armPlaced'>): string | undefined {
  const first = links[0];
  if (!first) return undefined;
  const values = { who: mark.seat(seat), card: mark.card(first.card), host: mark.card(first.host) };
  switch (why) {
    case 'capture':
      return t('log.placed.capture', '{card} joins {who}, controlled by {host}.', values);
    case 'trade':
      return t('log.placed.trade', '{who} receives {card}, controlled by {host}.', values);
    case 'move':
      return t('log.placed.move', '{who} moves {card} to {host}.', values);
    case 'special':
      return t('log.placed.bribery', '{who} buys {card}, controlled by {host}.', values);
    case 'reorganize':
      return t('log.placed.reorganize', '{who} rearranges the whole structure.', values);
  }
}

function freedSentence({ cards: freed, why }: Of<'groupsFreed'>): string | undefined {
  if (freed.length === 0) return undefined;
  const values = { cards: cards(freed) };
  switch (why) {
    case 'neutralized':
      return t('log.freed.neutralized', 'Uncontrolled now: {cards}.', values);
    case 'destroyed':
      return t('log.freed.destroyed', 'Without a master, uncontrolled now: {cards}.', values);
    case 'noRoom':
      return t('log.freed.noRoom', 'No room, uncontrolled now: {cards}.', values);
    case 'dropped':
      return t('log.freed.dropped', 'Dropped: {cards}.', values);
    case 'left':
      return t('log.freed.left', 'Left behind, uncontrolled now: {cards}.', values);
  }
}

/** once in a turn and for that turn alone, so what it was before stands on the card. */
function realignedSentence({ card, alignments, by }: Of<'alignmentChanged'>): string {
  const printed = pack.alignments[card] ?? 0;
  const changes = [
    ...alignmentsIn(printed & ~alignments).map((each) =>
      t('log.realigned.lost', 'no longer {alignment}', { alignment: alignmentName(each) }),
    ),
    ...alignmentsIn(alignments & ~printed).map((each) =>
      t('log.realigned.gained', 'now {alignment}', { alignment: alignmentName(each) }),
    ),
  ];
  return t('log.realigned', '{who} changes {card} for this turn: {changes}.', {
    ...doer({ by, card }),
    changes: and(changes),
  });
}

function offerClosedSentence({ from, to, how }: Of<'offerClosed'>): string {
  const values = pair({ from, to });
  switch (how) {
    case 'accepted':
      return t('log.offer.accepted', '{to} accepts the offer of {from}.', values);
    case 'rejected':
      return t('log.offer.rejected', '{to} declines the offer of {from}.', values);
    case 'countered':
      return t('log.offer.countered', '{to} answers {from} with another offer.', values);
    case 'withdrawn':
      return t('log.offer.withdrawn', '{from} withdraws the offer to {to}.', values);
    case 'replaced':
      return t('log.offer.replaced', '{from} changes the offer to {to}.', values);
    case 'expired':
      return t('log.offer.expired', 'The offer of {from} to {to} has run out.', values);
    case 'void':
      return t('log.offer.void', 'The offer of {from} to {to} is no longer possible.', values);
  }
}

function accusedSentence({ seat, accused, illuminati, right }: Of<'accused'>): string {
  const values = { who: mark.seat(seat), accused: mark.seat(accused), card: mark.illuminati(illuminati) };
  return right
    ? t('log.accused.right', '{who} accuses {accused} of being {card}, and is right.', values)
    : t('log.accused.wrong', '{who} accuses {accused} of being {card}, and is wrong.', values);
}

function outSentence({ seat, how, by }: Of<'seatOut'>): string {
  const who = mark.seat(seat);
  if (how === 'departed') return t('log.departed', '{who} leaves the game.', { who });
  return by < 0
    ? t('log.out', '{who} controls no Group any more and is defeated.', { who })
    : t('log.out.by', '{who} is defeated by {by}.', { who, by: mark.seat(by) });
}

/** Questions are shown by the panels; the log mentions only those that everybody waits for. */
function askedSentence(question: QuestionView): string | undefined {
  switch (question.kind) {
    case 'placement':
      return t('log.asked.placement', '{who} looks for a place for {card}.', {
        who: mark.seat(question.seat),
        card: mark.card(question.arm.root),
      });
    case 'replace':
      return t('log.asked.replace', '{who} may replace the cancelled card.', actor(question));
    case 'immunity':
      return t('log.asked.immunity', '{who} is asked about immunity.', actor(question));
    case 'taxes':
      return t('log.asked.taxes', 'The tax is due.');
    case 'bids':
      return t('log.asked.bids', 'Secret bids for the next turn.');
    case 'illuminati':
    case 'goals':
    case 'start':
    case 'roll':
    case 'secrets':
    case 'income':
    case 'keep':
    case 'funding':
    case 'spending':
      return undefined;
  }
}

function untold(event: never): never {
  throw new Error(`nobody knows how to tell ${JSON.stringify(event)}`);
}
