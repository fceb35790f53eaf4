/** The sentences of an attack, from its announcement to its end. */
import type { AttackEventType, GameEvent } from '@illuminice/engine';
import { cardName, type Teller } from './teller.ts';

type AttackEvent = Extract<GameEvent, { type: AttackEventType }>;

export function attackSentence(teller: Teller, event: AttackEvent): string | undefined {
  const { nameOf } = teller;
  switch (event.type) {
    case 'attackAnnounced': {
      const { kind, attacker, target, aids } = event.attack;
      const help = aids.length === 0 ? '' : `, aided by ${aids.map((aid) => cardName(teller, aid)).join(', ')}`;
      return `${cardName(teller, attacker)} attacks to ${kind} ${cardName(teller, target)}${help}`;
    }
    case 'spendingOpened':
      return 'spending begins';
    case 'attackVoided':
      return `the announcement is void (${event.why})`;
    case 'attackCalledOff':
      return 'the attack is called off';
    case 'privilegeGained':
      return 'the attack is privileged';
    case 'privilegeEnded':
      return `${nameOf(event.by)} ends the privilege`;
    case 'interferencePermitted':
      return `${nameOf(event.seat)} may interfere`;
    case 'attackCommitted':
      return 'the attack is committed';
    case 'spent':
      return `${nameOf(event.seat)} spends ${event.amount} from ${cardName(teller, event.card)} (${event.on})`;
    case 'diceRolled':
      return `rolled ${event.dice[0] + event.dice[1]}`;
    case 'rollChanged':
      return `${nameOf(event.seat)} makes the roll ${event.roll}`;
    case 'attackDecided':
      return `${event.roll} against ${event.required}: the attack ${event.succeeded ? 'succeeds' : 'fails'}`;
    case 'attackEnded':
      return event.counted ? 'the attack is over' : 'the attack is over and costs nothing';
    case 'announcementSettled':
    case 'attackStage':
      return undefined;
    default:
      return untold(event);
  }
}

function untold(event: never): never {
  throw new Error(`nobody knows how to tell ${JSON.stringify(event)}`);
}
