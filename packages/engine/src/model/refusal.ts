import type { NeedValues } from './needs.ts';

/** in the order of Appendix E; `BAD_TIMING` also answers everything once the game is over. */
export const REFUSAL_CODES = [
  'BAD_COMMAND',
  'NOT_YOUR_TURN',
  'WRONG_PHASE',
  'ATTACK_IN_PROGRESS',
  'BAD_TIMING',
  'CARD_NOT_HELD',
  'NO_ACTIONS_LEFT',
  'CANNOT_PASS',
  'NO_POWER',
  'ILLEGAL_TARGET',
  'ILLEGAL_AID',
  'ALREADY_PARTICIPATED',
  'IMMUNE',
  'NO_OPEN_ARROW',
  'BAD_PLAN',
  'OVERLAP',
  'NOT_PRIVILEGED',
  'PRIVILEGED',
  'COMMITTED',
  'NOT_ADJACENT',
  'BAD_TREASURY',
  'BAD_AMOUNT',
  'INSUFFICIENT_FUNDS',
  'CONSENT_REQUIRED',
  'THROWING',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * Why a command was not carried out: the code, the rule that says so, and as `values` what would be needed. No sentence: whoever
 * shows it makes one in the reader's language. The table refuses in the same shape, with codes and needs of its own.
 */
export interface Refusal<Code extends string = RefusalCode, Values extends { readonly need: string } = NeedValues> {
  readonly code: Code;
  readonly rule: string;
  readonly values: Values;
}

export function refuse(code: RefusalCode, rule: string, values: NeedValues): Refusal {
  return { code, rule, values };
}

/** A broken promise inside the engine. Never thrown for something a player can send. */
export class EngineBug extends Error {
  override readonly name = 'EngineBug';
}

export function assertNever(value: never): never {
  throw new EngineBug(`unexpected ${JSON.stringify(value)}`);
}

export function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new EngineBug(`${what} is missing`);
  return value;
}
