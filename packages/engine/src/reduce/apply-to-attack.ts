import type { AttackEvent } from '../model/attack-events.ts';
import { assertNever, must } from '../model/refusal.ts';
import { bit } from '../model/seats.ts';
import type { Attack, State } from '../model/state.ts';
import { add, toBank } from './ledger.ts';

/** Facts about the attack in progress. The attack object is replaced, never changed: clones share it. */
export function applyToAttack(state: State, event: AttackEvent): void {
  if (event.type === 'attackAnnounced') {
    state.attack = event.attack;
    return;
  }
  const attack = must(state.attack, 'the attack in progress');
  const change = (changes: Partial<Attack>) => {
    state.attack = { ...attack, ...changes };
  };
  switch (event.type) {
    case 'announcementSettled':
      return change({ toSettle: attack.toSettle.slice(1) });
    case 'spendingOpened':
      return change({ stage: 'spending' });
    case 'attackVoided':
    case 'attackCalledOff':
      state.attack = undefined;
      return;
    case 'privilegeGained':
      return change({ privileged: true });
    case 'privilegeEnded':
      return change({ privileged: false });
    case 'interferencePermitted':
      return change({ permitted: attack.permitted | bit(event.seat) });
    case 'attackCommitted':
      return change({ committed: true });
    case 'spent': {
      const { seat, card, amount, on } = event;
      toBank(state, card, amount);
      return change({
        committed: true,
        spent: { ...attack.spent, [on]: attack.spent[on] + amount },
        ...(attack.payments ? { payments: [...attack.payments, { seat, card, amount, on }] } : {}),
      });
    }
    case 'diceRolled':
      state.counter += event.draws;
      return change({ stage: 'rolled', committed: true, dice: event.dice, roll: event.dice[0] + event.dice[1] });
    case 'rollChanged':
      return change({ roll: event.roll });
    case 'attackDecided':
      state.lastAttack = { succeeded: event.succeeded, roll: event.roll };
      if (!event.record) return;
      return change({
        verdict: { succeeded: event.succeeded, required: event.required, lines: event.record.lines },
      });
    case 'attackStage':
      return change({ stage: event.stage });
    case 'attackEnded':
      if (event.counted) {
        state.turn = { ...state.turn, actionsUsed: state.turn.actionsUsed + 1, passBarred: true };
        for (const card of [attack.attacker, ...attack.aids]) add(state.taken, card, 1);
      }
      if (event.roll !== undefined) state.lastAttack = { succeeded: event.succeeded, roll: event.roll };
      state.attack = undefined;
      return;
    default:
      assertNever(event);
  }
}
