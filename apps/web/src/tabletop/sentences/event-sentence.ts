/** What happened, in plain language. A new event does not compile until somebody says what it sounds like. */
import { type EventView, isAttackEvent, type QuestionView, type Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { goalDescription } from '../goals/index.ts';
import { mark, type Persons, personsFor } from '../seen/index.ts';
import { attackSentence } from './attack-sentence.ts';
import {
  doer,
  drawnSentence,
  freedSentence,
  holder,
  placedSentence,
  realignedSentence,
  usedSentence,
} from './card-sentence.ts';
import { type Reader, subjectsFor } from './card-subject.ts';
import { listed } from './listed.ts';
import { moneySentence } from './money-sentence.ts';
import { subjectText } from './secrets-subject.ts';

/** What most sentences speak of, in the words of their gaps. */
const pair = (of: Persons, { from, to }: { readonly from: Seat; readonly to: Seat }) => ({
  ...of('from', from),
  ...of('to', to),
});

/** As `reader` reads it, with marks for cards and players (rich-text.ts); undefined = bookkeeping nobody would mention. */
export function sentence(event: EventView, reader: Reader): string | undefined {
  const { me } = reader;
  const of = personsFor(me);
  const it = subjectsFor(reader);
  if (isAttackEvent(event)) return attackSentence(event, { of, it });
  switch (event.type) {
    case 'moneyFromBank':
    case 'moneyToBank':
    case 'moneyMoved':
    case 'moneyRearranged':
    case 'treasuryFlaunted':
      return moneySentence(event, { of, it });
    case 'illuminatiAssigned': {
      const who = of('who', event.seat);
      return event.illuminati === undefined
        ? t(
            'log.assigned.down',
            '{whoIs, select, you {{who}You play} other {{who} plays}} a face-down Illuminati.',
            who,
          )
        : t('log.assigned', '{whoIs, select, you {{who}You play} other {{who} plays}} {card}.', {
            ...who,
            card: mark.illuminati(event.illuminati),
          });
    }
    case 'firstChooserDrawn':
      return t(
        'log.firstChooser',
        'By lot, {whoIs, select, you {{who}you are} other {{who} is}} the first to choose.',
        of('who', event.seat),
      );
    case 'goalChosen':
      // Whoever looks back with every secret open is told of the choices of others too.
      return t(
        'log.goalChosen',
        '{whoIs, select, you {{who}You secretly choose} other {{who} secretly chooses}} the goal of {card}.',
        { ...of('who', event.seat), card: mark.illuminati(event.goal) },
      );
    case 'deckShuffled':
      return t('log.shuffled', 'The deck is shuffled: {cards, plural, one {# card} other {# cards}}.', {
        cards: event.cards,
      });
    case 'rolledForTurn':
      return t('log.rolled', '{rolls}. {whoIs, select, you {{who}You are} other {{who} is}} next.', {
        rolls: listed(
          event.rolls.map(({ seat, dice: [a, b] }) =>
            t('log.roll', '{whoIs, select, you {{who}You} other {{who}}} {a}+{b}', { ...of('who', seat), a, b }),
          ),
        ),
        ...of('who', event.next),
      });
    case 'asked':
      return askedSentence(event.question, of);
    case 'turnBegan':
      return t('log.turn', '{whoIs, select, you {{who}Your turn} other {Turn of {who}}}', of('who', event.seat));
    case 'turnLost':
      return t(
        'log.turnLost',
        '{whoIs, select, you {{who}You lose} other {{who} loses}} this turn.',
        of('who', event.seat),
      );
    case 'passed':
      return t(
        'log.passed',
        '{whoIs, select, you {{who}You pass and take} other {{who} passes and takes}} 5 MB.',
        of('who', event.seat),
      );
    case 'turnEnded':
      return t(
        'log.turnEnded',
        '{whoIs, select, you {{who}You end} other {{who} ends}} the turn.',
        of('who', event.seat),
      );
    case 'cardDrawn':
      return drawnSentence(event, { of, it });
    case 'specialTurnedUp':
      return t(
        'log.turnedUp',
        '{whoIs, select, you {{who}You turn} other {{who} turns}} {card} face-up.',
        holder(of, event),
      );
    case 'specialUsed':
      return usedSentence(event.use, holder(of, event));
    case 'specialCancelled':
      return t(
        'log.cancelled',
        '{whoIs, select, you {{who}You cancel} other {{who} cancels}} {what}: it has no effect.',
        {
          ...of('who', event.by),
          what: subjectText(event.subject, me),
        },
      );
    case 'specialHanded':
      return t(
        'log.handed',
        '{fromIs, select, you {{from}You hand} other {{from} hands}} {card} to {toIs, select, you {{to}you} other {{to}}}.',
        {
          ...pair(of, event),
          card: event.special === undefined ? t('log.aSpecial', 'a face-down Special') : mark.special(event.special),
        },
      );
    case 'spied': {
      const seat = 'notice' in event ? event.notice.seat : event.seat;
      const hand = 'notice' in event ? 'hand' in event.notice : event.what === 'hand';
      const values = { ...of('who', seat), ...of('owner', event.owner) };
      return hand
        ? t(
            'log.spied.hand',
            '{whoIs, select, you {{who}You look} other {{who} looks}} at {ownerIs, select, you {{owner}your Specials} other {the Specials of {owner}}}.',
            values,
          )
        : t(
            'log.spied.money',
            '{whoIs, select, you {{who}You look} other {{who} looks}} into {ownerIs, select, you {one of {owner}your treasuries} other {a treasury of {owner}}}.',
            values,
          );
    }
    case 'armPlaced':
      return placedSentence(event, { of, it });
    case 'groupsFreed':
      return freedSentence(event);
    case 'groupDestroyed':
      return t(
        'log.destroyed',
        '{whoIs, select, you {{who}You destroy} other {{who} destroys}} {card}.',
        doer(of, event),
      );
    case 'groupRevived':
      return t(
        'log.revived',
        '{whoIs, select, you {{who}You bring} other {{who} brings}} {card} back from the dead pile.',
        doer(of, event),
      );
    case 'alignmentChanged':
      return realignedSentence(event, of);
    case 'offerMade':
      return t(
        'log.offer',
        '{fromIs, select, you {{from}You make} other {{from} makes}} {toIs, select, you {{to}you} other {{to}}} an offer.',
        pair(of, event.offer),
      );
    case 'offerClosed':
      return offerClosedSentence(event, of);
    case 'peeked':
      return t('log.peeked', 'You peek at {card} of {owner}.', {
        owner: mark.seat(event.owner),
        card: mark.special(event.special),
      });
    case 'peekEnded':
      return event.caught
        ? t(
            'log.caught',
            '{ownerIs, select, you {{owner}You catch} other {{owner} catches}} {whoIs, select, you {{who}you} other {{who}}} peeking!',
            {
              ...of('owner', event.owner),
              ...of('who', event.seat),
            },
          )
        : undefined;
    case 'accused':
      return accusedSentence(event, of);
    case 'illuminatiRevealed':
      return t('log.revealed', '{whoIs, select, you {{who}You turn} other {{who} turns}} out to be {card}.', {
        ...of('who', event.seat),
        card: mark.illuminati(event.illuminati),
      });
    case 'goalRevealed':
      return t('log.goalShown', '{whoIs, select, you {{who}You show} other {{who} shows}} the goal of {card}.', {
        ...of('who', event.seat),
        card: mark.illuminati(event.goal),
      });
    case 'seatHandedOver':
      return t(
        'log.handedOver',
        'A computer player goes on for {whoIs, select, you {{who}you} other {{who}}}.',
        of('who', event.seat),
      );
    case 'timeCalled':
      return t('log.timeCalled', 'Time is up: this round is the last, then the score decides.');
    case 'seatOut':
      return outSentence(event, of);
    case 'gameEnded':
      return wonSentence(event, me);
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

/** Those who win by the same goal stand in one sentence (T-35). */
function wonSentence({ outcome }: Of<'gameEnded'>, me: Seat | undefined): string {
  const goalsOf = (seat: Seat) => listed((outcome.goals[seat] ?? []).map(goalDescription));
  return [...new Set(outcome.winners.map(goalsOf))]
    .map((goals) => {
      const winners = outcome.winners.filter((seat) => goalsOf(seat) === goals);
      const others = winners.filter((seat) => seat !== me);
      const values = { goals, names: listed(others.map(mark.seat)), count: others.length };
      if (me === undefined || others.length === winners.length)
        return t('log.won', '{names} {count, plural, one {wins} other {win}}: {goals}.', values);
      return others.length === 0
        ? t('log.won.you', '{who}You win: {goals}.', { goals, who: mark.you(me) })
        : t('log.won.youToo', '{who}You and {names} win: {goals}.', { ...values, who: mark.you(me) });
    })
    .join(' ');
}

function offerClosedSentence({ from, to, how }: Of<'offerClosed'>, of: Persons): string {
  const values = pair(of, { from, to });
  switch (how) {
    case 'accepted':
      return t(
        'log.offer.accepted',
        '{toIs, select, you {{to}You accept} other {{to} accepts}} {fromIs, select, you {{from}your offer} other {the offer of {from}}}.',
        values,
      );
    case 'rejected':
      return t(
        'log.offer.rejected',
        '{toIs, select, you {{to}You decline} other {{to} declines}} {fromIs, select, you {{from}your offer} other {the offer of {from}}}.',
        values,
      );
    case 'countered':
      return t(
        'log.offer.countered',
        '{toIs, select, you {{to}You answer} other {{to} answers}} {fromIs, select, you {{from}you} other {{from}}} with another offer.',
        values,
      );
    case 'withdrawn':
      return t(
        'log.offer.withdrawn',
        '{fromIs, select, you {{from}You withdraw} other {{from} withdraws}} the offer to {toIs, select, you {{to}you} other {{to}}}.',
        values,
      );
    case 'replaced':
      return t(
        'log.offer.replaced',
        '{fromIs, select, you {{from}You change} other {{from} changes}} the offer to {toIs, select, you {{to}you} other {{to}}}.',
        values,
      );
    case 'expired':
      return t(
        'log.offer.expired',
        '{fromIs, select, you {{from}Your offer} other {The offer of {from}}} to {toIs, select, you {{to}you} other {{to}}} has run out.',
        values,
      );
    case 'void':
      return t(
        'log.offer.void',
        '{fromIs, select, you {{from}Your offer} other {The offer of {from}}} to {toIs, select, you {{to}you} other {{to}}} is no longer possible.',
        values,
      );
  }
}

function accusedSentence({ seat, accused, illuminati, right }: Of<'accused'>, of: Persons): string {
  const values = { ...of('who', seat), ...of('accused', accused), card: mark.illuminati(illuminati) };
  return right
    ? t(
        'log.accused.right',
        '{whoIs, select, you {{who}You rightly accuse} other {{who} rightly accuses}} {accusedIs, select, you {{accused}you} other {{accused}}} of being {card}.',
        values,
      )
    : t(
        'log.accused.wrong',
        '{whoIs, select, you {{who}You wrongly accuse} other {{who} wrongly accuses}} {accusedIs, select, you {{accused}you} other {{accused}}} of being {card}.',
        values,
      );
}

function outSentence({ seat, how, by }: Of<'seatOut'>, of: Persons): string {
  const who = of('who', seat);
  if (how === 'departed')
    return t('log.departed', '{whoIs, select, you {{who}You leave} other {{who} leaves}} the game.', who);
  return by < 0
    ? t(
        'log.out',
        '{whoIs, select, you {{who}You control no Group and are} other {{who} controls no Group and is}} defeated.',
        who,
      )
    : t(
        'log.out.by',
        '{whoIs, select, you {{who}You are} other {{who} is}} defeated by {byIs, select, you {{by}you} other {{by}}}.',
        { ...who, ...of('by', by) },
      );
}

/** Questions are shown by the panels; the log mentions only those that everybody waits for. */
function askedSentence(question: QuestionView, of: Persons): string | undefined {
  switch (question.kind) {
    case 'placement':
      return t(
        'log.asked.placement',
        '{whoIs, select, you {{who}You look} other {{who} looks}} for a place for {card}.',
        {
          ...of('who', question.seat),
          card: mark.card(question.arm.root),
        },
      );
    case 'replace':
      return t(
        'log.asked.replace',
        '{whoIs, select, you {{who}You may} other {{who} may}} replace the cancelled card.',
        of('who', question.seat),
      );
    case 'immunity':
      return t(
        'log.asked.immunity',
        '{whoIs, select, you {{who}You are} other {{who} is}} asked about immunity.',
        of('who', question.seat),
      );
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
