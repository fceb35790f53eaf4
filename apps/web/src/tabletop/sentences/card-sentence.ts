/** What happened to cards: drawn, used, placed, freed, changed. */
import {
  alignmentsIn,
  type CardNo,
  type EventView,
  isDeckSpecial,
  type Seat,
  type SpecialNo,
  specialOfDeck,
} from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { alignmentName } from '../../pieces/cards/index.ts';
import { tablePack } from '../../session/stores/index.ts';
import { mark, type Persons } from '../seen/index.ts';
import type { Subjects } from './card-subject.ts';
import { listed } from './listed.ts';

interface Parts {
  readonly of: Persons;
  readonly it: Subjects;
}

/** Who does something with which card, in the words of the gaps. */
export const holder = (of: Persons, { seat, special }: { readonly seat: Seat; readonly special: SpecialNo }) => ({
  ...of('who', seat),
  card: mark.special(special),
});
export const doer = (of: Persons, { by, card }: { readonly by: Seat; readonly card: CardNo }) => ({
  ...of('who', by),
  card: mark.card(card),
});

type Of<Type extends EventView['type']> = Extract<EventView, { type: Type }>;

export function drawnSentence({ seat, deckCard, to }: Of<'cardDrawn'>, { of, it }: Parts): string {
  if (deckCard === undefined)
    return t('log.drew.hidden', '{whoIs, select, you {{who}You draw} other {{who} draws}} a Special.', of('who', seat));
  const drawn = isDeckSpecial(deckCard)
    ? { card: mark.special(specialOfDeck(deckCard)), cardIs: 'one' }
    : it('card', deckCard);
  if (to === 'discard')
    return t(
      'log.drew.discard',
      '{cardIs, select, many {{card} come from the deck and are} other {{card} comes from the deck and is}} discarded.',
      drawn,
    );
  if (seat < 0) return t('log.drew.table', '{cardIs, select, many {{card} are} other {{card} is}} turned up.', drawn);
  return t('log.drew', '{whoIs, select, you {{who}You draw} other {{who} draws}} {card}.', {
    ...of('who', seat),
    ...drawn,
  });
}

export function usedSentence(use: Of<'specialUsed'>['use'], values: ReturnType<typeof holder>): string {
  switch (use) {
    case 'play':
      return t('log.used.play', '{whoIs, select, you {{who}You play} other {{who} plays}} {card}.', values);
    case 'whispering':
      return t(
        'log.used.whispering',
        '{whoIs, select, you {{who}You add} other {{who} adds}} {card} to the attack.',
        values,
      );
    case 'privilege':
      return t(
        'log.used.privilege',
        '{whoIs, select, you {{who}You discard} other {{who} discards}} {card} for privilege.',
        values,
      );
    case 'abolish':
      return t(
        'log.used.abolish',
        '{whoIs, select, you {{who}You discard} other {{who} discards}} {card} to abolish the privilege.',
        values,
      );
    case 'cancel':
      return t('log.used.cancel', '{whoIs, select, you {{who}You answer} other {{who} answers}} with {card}.', values);
  }
}

export function placedSentence({ seat, links, why }: Of<'armPlaced'>, { of, it }: Parts): string | undefined {
  const [first, ...puppets] = links;
  if (!first) return undefined;
  const values = { ...of('who', seat), ...it('card', first.card), host: mark.card(first.host) };
  switch (why) {
    case 'capture':
      // what hangs below it comes along, and is counted (T-8).
      return puppets.length > 0
        ? t(
            'log.placed.captureAll',
            '{cardIs, select, many {{card} join} other {{card} joins}} {whoIs, select, you {{who}you} other {{who}}}, controlled by {host}, and {cardIs, select, many {bring} other {brings}} along {puppets}.',
            { ...values, puppets: listed(puppets.map(({ card }) => mark.card(card))) },
          )
        : t(
            'log.placed.capture',
            '{cardIs, select, many {{card} join} other {{card} joins}} {whoIs, select, you {{who}you} other {{who}}}, controlled by {host}.',
            values,
          );
    case 'trade':
      return t(
        'log.placed.trade',
        '{whoIs, select, you {{who}You receive} other {{who} receives}} {card}, controlled by {host}.',
        values,
      );
    case 'move':
      return t('log.placed.move', '{whoIs, select, you {{who}You move} other {{who} moves}} {card} to {host}.', values);
    case 'special':
      return t(
        'log.placed.bribery',
        '{whoIs, select, you {{who}You buy} other {{who} buys}} {card}, controlled by {host}.',
        values,
      );
    case 'reorganize':
      return t(
        'log.placed.reorganize',
        '{whoIs, select, you {{who}You rearrange} other {{who} rearranges}} the whole structure.',
        values,
      );
  }
}

export function freedSentence({ cards: freed, why }: Of<'groupsFreed'>): string | undefined {
  if (freed.length === 0) return undefined;
  const values = { cards: listed(freed.map(mark.card)) };
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
export function realignedSentence({ card, alignments, by }: Of<'alignmentChanged'>, of: Persons): string {
  const printed = tablePack().alignments[card] ?? 0;
  const changes = [
    ...alignmentsIn(printed & ~alignments).map((each) =>
      t('log.realigned.lost', 'no longer {alignment}', { alignment: alignmentName(each) }),
    ),
    ...alignmentsIn(alignments & ~printed).map((each) =>
      t('log.realigned.gained', 'now {alignment}', { alignment: alignmentName(each) }),
    ),
  ];
  return t(
    'log.realigned',
    '{whoIs, select, you {{who}You change} other {{who} changes}} {card} for this turn: {changes}.',
    {
      ...doer(of, { by, card }),
      changes: listed(changes),
    },
  );
}
