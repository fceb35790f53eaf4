export { bonusPlaced, ownTreasuries } from './money-draft.ts';
export { redistribute } from './redistribute.ts';
