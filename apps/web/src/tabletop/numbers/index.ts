export { ACTIONS_PER_TURN, actionsLeft, freeTransfersLeft } from './actions-left.ts';
export { AttackHeadline, type AttackStage, AttackStages, kindName } from './attack-headline.tsx';
export { CardArt } from './card-art.tsx';
export { DiceRoll, Die } from './dice-roll.tsx';
export { Ledger, RowSign } from './ledger.tsx';
export { type LedgerRow, ledgerRows } from './ledger-rows.ts';
export { Odds, percent } from './odds.tsx';
export { signed } from './signed.ts';
export { interferenceOf, type Payment, paymentsOf, pointsOf } from './spent-by.ts';
