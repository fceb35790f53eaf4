/** A suggested move in the words of its button: what would be done, before why. */
import type { SeatCommand } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { kindName } from '../../../tabletop/numbers/index.ts';
import { cardName, nameInSentence, type Seen, specialName } from '../../../tabletop/seen/index.ts';

export function commandText(seen: Seen, command: SeatCommand): string {
  const card = (number: number) => cardName(seen, number);
  switch (command.type) {
    case 'attack':
      return attackText(seen, command);
    case 'spend':
      return t(
        'hint.do.spend',
        'Spend {amount} MB of {card}{side, select, for { for the attack} against { against the attack} other {}}.',
        { amount: command.amount, card: card(command.from), side: command.side ?? 'own' },
      );
    case 'done':
      return seen.view.turn.seat === seen.me
        ? t('hint.do.roll', 'Attack: spend no more and roll.')
        : t('hint.do.done', 'Spend nothing more.');
    case 'callOff':
      return t('hint.do.callOff', 'Call the attack off.');
    case 'decline':
      return t('hint.do.decline', 'Let it go by.');
    case 'play':
      return t('hint.do.play', 'Play {card}.', { card: specialName(seen, command.card) });
    case 'place':
      return t('hint.do.place', 'Place it on {host}.', { host: card(command.host) });
    case 'fund':
      return t('hint.do.fund', 'Put {amount} MB on it.', { amount: command.amount });
    case 'transfer':
      return t('hint.do.transfer', 'Move {amount} MB from {from} to {to}.', {
        amount: command.amount,
        from: card(command.from),
        to: card(command.to),
      });
    case 'move':
      return t('hint.do.move', 'Move {card} to {host}.', { card: card(command.group), host: card(command.host) });
    case 'pass':
      return t('hint.do.pass', 'Pass and take 5 MB.');
    case 'endActions':
      return t('hint.do.endActions', 'Done: no further action.');
    case 'endTransfers':
    case 'endTurn':
      return t('hint.do.endTurn', 'End the turn.');
    case 'keep':
      return command.faceUp ? t('hint.do.show', 'Show the card.') : t('hint.do.keep', 'Keep the card face-down.');
    case 'bid':
      return t('hint.do.bid', 'Bid {amount} MB.', { amount: command.amount });
    case 'accept':
      return t('hint.do.accept', 'Accept the offer of {name}.', { name: nameInSentence(seen, command.from) });
    case 'reject':
      return t('hint.do.reject', 'Decline the offer of {name}.', { name: nameInSentence(seen, command.from) });
    case 'redistribute':
      return t('hint.do.redistribute', 'Spread your money anew.');
    case 'reorganize':
      return t('hint.do.reorganize', 'Rebuild your structure.');
    case 'recycle':
      return t('hint.do.recycle', 'Pay 5 MB to the Recyclers for another card.');
    case 'lasers':
      return t('hint.do.lasers', 'Change an alignment of {card}.', { card: card(command.target) });
    case 'abolish':
      return t('hint.do.abolish', 'Abolish the privilege with two cards.');
    case 'accuse':
      return t('hint.do.accuse', 'Accuse {name}.', { name: nameInSentence(seen, command.accused) });
    default:
      return t('hint.do.usual', 'Give the usual answer.');
  }
}

function attackText(
  seen: Seen,
  { kind, attacker, target, aids = [] }: Extract<SeatCommand, { type: 'attack' }>,
): string {
  const values = { kind: kindName(kind), attacker: cardName(seen, attacker), target: cardName(seen, target) };
  if (aids.length === 0) return t('hint.do.attack', '{kind}: {attacker} against {target}.', values);
  return t('hint.do.attackAided', '{kind}: {attacker} against {target}, helped by {aids}.', {
    ...values,
    aids: aids.map((aid) => cardName(seen, aid)).join(', '),
  });
}
