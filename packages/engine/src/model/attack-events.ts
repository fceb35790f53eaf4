import type { GameEvent } from './events.ts';

/** Everything that is told about the attack in progress, from its announcement to its end. */
const ATTACK_EVENT_TYPES = [
  'attackAnnounced',
  'announcementSettled',
  'spendingOpened',
  'attackVoided',
  'attackCalledOff',
  'privilegeGained',
  'privilegeEnded',
  'interferencePermitted',
  'attackCommitted',
  'spent',
  'diceRolled',
  'rollChanged',
  'attackDecided',
  'attackStage',
  'attackEnded',
] as const satisfies readonly GameEvent['type'][];

export type AttackEventType = (typeof ATTACK_EVENT_TYPES)[number];
export type AttackEvent = Extract<GameEvent, { type: AttackEventType }>;

const TYPES: ReadonlySet<string> = new Set(ATTACK_EVENT_TYPES);

/** Of facts and of what a viewer is told of them alike. */
export function isAttackEvent<Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { readonly type: AttackEventType }> {
  return TYPES.has(event.type);
}
