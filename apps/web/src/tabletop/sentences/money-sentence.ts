import type { EventView, MoneyReason } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { mark, type Persons } from '../seen/index.ts';
import type { Subjects } from './card-subject.ts';

type MoneyEvent = Extract<
  EventView,
  { type: 'moneyFromBank' | 'moneyToBank' | 'moneyMoved' | 'moneyRearranged' | 'treasuryFlaunted' }
>;

/** Amounts that a viewer may not know are simply not named. */
export function moneySentence(
  event: MoneyEvent,
  { of, it }: { readonly of: Persons; readonly it: Subjects },
): string | undefined {
  switch (event.type) {
    case 'moneyFromBank':
      return fromBank(event.why, { ...it('card', event.card), amount: event.amount });
    case 'moneyToBank':
      return toBank(event.why, { ...it('card', event.card), amount: event.amount });
    case 'moneyMoved':
      return moved(event, it);
    case 'moneyRearranged':
      return t(
        'log.money.rearranged',
        '{whoIs, select, you {{who}You move money between your cards} other {{who} moves money between their cards}}.',
        of('who', event.seat),
      );
    case 'treasuryFlaunted':
      return event.shown
        ? t('log.money.spread', 'The money on {card} is spread out for all to see.', { card: mark.card(event.card) })
        : t('log.money.stacked', 'The money on {card} is stacked out of sight.', { card: mark.card(event.card) });
  }
}

type Values = { readonly card: string; readonly cardIs: string; readonly amount: number };

function fromBank(why: MoneyReason, values: Values): string | undefined {
  switch (why) {
    case 'setup':
      return t(
        'log.bank.setup',
        '{cardIs, select, many {{card} start} other {{card} starts}} with {amount} MB.',
        values,
      );
    case 'income':
      return t(
        'log.bank.income',
        '{cardIs, select, many {{card} take} other {{card} takes}} {amount} MB income.',
        values,
      );
    case 'doubled':
      return t(
        'log.bank.doubled',
        '{cardIs, select, many {{card} take} other {{card} takes}} {amount} MB once more.',
        values,
      );
    case 'pass':
      return undefined;
    default:
      return t(
        'log.bank.gain',
        '{cardIs, select, many {{card} take} other {{card} takes}} {amount} MB from the bank.',
        values,
      );
  }
}

function toBank(why: MoneyReason, values: Values): string | undefined {
  switch (why) {
    case 'upkeep':
      return t(
        'log.bank.upkeep',
        '{cardIs, select, many {{card} pay} other {{card} pays}} {amount} MB upkeep.',
        values,
      );
    case 'privilege':
      return t(
        'log.bank.privilege',
        '{cardIs, select, many {{card} pay} other {{card} pays}} {amount} MB for privilege.',
        values,
      );
    case 'capture':
      return t(
        'log.bank.capture',
        '{cardIs, select, many {{card} lose} other {{card} loses}} {amount} MB to the bank.',
        values,
      );
    case 'recycle':
      return t(
        'log.bank.recycle',
        '{cardIs, select, many {{card} pay} other {{card} pays}} {amount} MB for another card.',
        values,
      );
    case 'bid':
      return t('log.bank.bid', '{cardIs, select, many {{card} pay} other {{card} pays}} a bid of {amount} MB.', values);
    default:
      return t(
        'log.bank.pays',
        '{cardIs, select, many {{card} pay} other {{card} pays}} {amount} MB to the bank.',
        values,
      );
  }
}

function moved({ from, to, amount, why }: Extract<EventView, { type: 'moneyMoved' }>, it: Subjects): string {
  const values = {
    ...it('from', from),
    to: mark.card(to),
    amount: amount === undefined ? t('log.money.some', 'some money') : t('log.money.mb', '{amount} MB', { amount }),
  };
  switch (why) {
    case 'tax':
      return t(
        'log.moved.tax',
        '{fromIs, select, many {{from} pay} other {{from} pays}} {amount} tax to {to}.',
        values,
      );
    case 'gift':
      return t('log.moved.gift', '{fromIs, select, many {{from} give} other {{from} gives}} {amount} to {to}.', values);
    case 'funding':
      return t(
        'log.moved.funding',
        '{fromIs, select, many {{from} put} other {{from} puts}} {amount} on {to}.',
        values,
      );
    default:
      return t('log.moved.transfer', '{amount} goes from {from} to {to}.', values);
  }
}
