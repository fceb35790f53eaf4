import type { AttackEventType, EventView, Spent } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { mark, type Persons } from '../seen/index.ts';
import type { Subjects } from './card-subject.ts';
import { listed } from './listed.ts';

type AttackEvent = Extract<EventView, { type: AttackEventType }>;

export function attackSentence(
  event: AttackEvent,
  { of, it }: { readonly of: Persons; readonly it: Subjects },
): string | undefined {
  switch (event.type) {
    case 'attackAnnounced':
      return announced(event.attack, it);
    case 'attackVoided':
      return event.why === 'immunity'
        ? t('log.attack.immune', 'Immunity: the attack does not take place.')
        : t('log.attack.void', 'The attack does not take place.');
    case 'attackCalledOff':
      return t('log.attack.calledOff', 'The attack is called off.');
    case 'privilegeGained':
      return t('log.attack.privileged', 'The attack is privileged: nobody may interfere.');
    case 'privilegeEnded':
      return t(
        'log.attack.abolished',
        '{whoIs, select, you {{who}You end} other {{who} ends}} the privilege.',
        of('who', event.by),
      );
    case 'interferencePermitted':
      return t(
        'log.attack.permitted',
        '{whoIs, select, you {{who}You may} other {{who} may}} interfere all the same.',
        of('who', event.seat),
      );
    case 'spent':
      return spent(event, of);
    case 'diceRolled':
      return t('log.attack.dice', 'The dice show {a} and {b}: {sum}.', {
        a: event.dice[0],
        b: event.dice[1],
        sum: event.dice[0] + event.dice[1],
      });
    case 'rollChanged':
      return t(
        'log.attack.rollChanged',
        '{whoIs, select, you {{who}You turn} other {{who} turns}} the roll into {roll}.',
        {
          ...of('who', event.seat),
          roll: event.roll,
        },
      );
    case 'attackDecided':
      return decided(event, it);
    case 'attackEnded':
      return event.roll === undefined ? t('log.attack.broken', 'The attack breaks off.') : undefined;
    case 'announcementSettled':
    case 'spendingOpened':
    case 'attackCommitted':
    case 'attackStage':
      return undefined;
  }
}

function announced(
  { kind, attacker, target, aids }: Extract<AttackEvent, { type: 'attackAnnounced' }>['attack'],
  it: Subjects,
): string {
  const values = { ...it('attacker', attacker), target: mark.card(target) };
  const attack =
    kind === 'control'
      ? t(
          'log.attack.control',
          '{attackerIs, select, many {{attacker} attack} other {{attacker} attacks}} to control {target}',
          values,
        )
      : kind === 'neutralize'
        ? t(
            'log.attack.neutralize',
            '{attackerIs, select, many {{attacker} attack} other {{attacker} attacks}} to neutralize {target}',
            values,
          )
        : t(
            'log.attack.destroy',
            '{attackerIs, select, many {{attacker} attack} other {{attacker} attacks}} to destroy {target}',
            values,
          );
  return aids.length > 0
    ? t('log.attack.aided', '{attack}, aided by {aids}.', { attack, aids: listed(aids.map(mark.card)) })
    : t('log.attack.alone', '{attack}.', { attack });
}

const AGAINST: ReadonlySet<keyof Spent> = new Set(['target', 'defenderIlluminati', 'interfereAgainst']);

function spent({ seat, card, amount, on }: Extract<AttackEvent, { type: 'spent' }>, of: Persons): string {
  const values = { ...of('who', seat), card: mark.card(card), amount };
  if (on === 'interfereFor')
    return t(
      'log.spent.helps',
      '{whoIs, select, you {{who}You interfere} other {{who} interferes}} for the attack: {amount} MB.',
      values,
    );
  if (on === 'interfereAgainst')
    return t(
      'log.spent.hinders',
      '{whoIs, select, you {{who}You interfere} other {{who} interferes}} against the attack: {amount} MB.',
      values,
    );
  return AGAINST.has(on)
    ? t(
        'log.spent.against',
        '{whoIs, select, you {{who}You spend} other {{who} spends}} {amount} MB of {card} in defence.',
        values,
      )
    : t(
        'log.spent.for',
        '{whoIs, select, you {{who}You spend} other {{who} spends}} {amount} MB of {card} on the attack.',
        values,
      );
}

/** The outcome in words: what the roll had to be, what it was, what follows (REQ-120…REQ-122). */
function decided(
  { kind, target, succeeded, roll, required }: Extract<AttackEvent, { type: 'attackDecided' }>,
  it: Subjects,
): string {
  const values = { ...it('target', target), roll, required: String(required).replace('-', '−') };
  if (!succeeded)
    return roll > 10
      ? t(
          'log.decided.always',
          '{roll} always fails: {targetIs, select, many {{target} hold} other {{target} holds}} out.',
          values,
        )
      : t(
          'log.decided.failed',
          'Failed: {roll} is more than {required}. {targetIs, select, many {{target} hold} other {{target} holds}} out.',
          values,
        );
  const success = { ...values, required: Math.min(10, required) };
  switch (kind) {
    case 'control':
      return t(
        'log.decided.control',
        'Success with {roll}, {required} or less was needed: {targetIs, select, many {{target} are} other {{target} is}} captured.',
        success,
      );
    case 'neutralize':
      return t(
        'log.decided.neutralize',
        'Success with {roll}, {required} or less was needed: {targetIs, select, many {{target} are} other {{target} is}} set free.',
        success,
      );
    case 'destroy':
      return t(
        'log.decided.destroy',
        'Success with {roll}, {required} or less was needed: {targetIs, select, many {{target} are} other {{target} is}} destroyed.',
        success,
      );
  }
}
