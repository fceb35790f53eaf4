export { ACTIONS_PER_TURN, actionsLeft, freeTransfersLeft } from './actions-left.ts';
export { AttackHeadline, AttackStages, kindName } from './attack-headline.tsx';
export { DiceRoll, Die } from './dice-roll.tsx';
export { Ledger } from './ledger.tsx';
export { ledgerRows } from './ledger-rows.ts';
export { Odds, percent } from './odds.tsx';
export { signed } from './signed.ts';
export { interferenceOf, paymentsOf } from './spent-by.ts';
