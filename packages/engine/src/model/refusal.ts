/** in the order of Appendix E; `BAD_TIMING` also answers everything once the game is over. */
export type RefusalCode =
  | 'BAD_COMMAND'
  | 'NOT_YOUR_TURN'
  | 'WRONG_PHASE'
  | 'ATTACK_IN_PROGRESS'
  | 'BAD_TIMING'
  | 'CARD_NOT_HELD'
  | 'NO_ACTIONS_LEFT'
  | 'CANNOT_PASS'
  | 'NO_POWER'
  | 'ILLEGAL_TARGET'
  | 'ILLEGAL_AID'
  | 'ALREADY_PARTICIPATED'
  | 'IMMUNE'
  | 'NO_OPEN_ARROW'
  | 'BAD_PLAN'
  | 'OVERLAP'
  | 'NOT_PRIVILEGED'
  | 'PRIVILEGED'
  | 'COMMITTED'
  | 'NOT_ADJACENT'
  | 'BAD_TREASURY'
  | 'BAD_AMOUNT'
  | 'INSUFFICIENT_FUNDS'
  | 'CONSENT_REQUIRED'
  | 'THROWING';

/** Why a command was not carried out, as data: the code, the rule that says so, and what would be needed. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string;
  readonly need: string;
}

export function refuse(code: RefusalCode, rule: string, need: string): Refusal {
  return { code, rule, need };
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
