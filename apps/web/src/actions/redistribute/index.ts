export { bonusPlaced } from './money-draft.ts';
export { redistribute } from './redistribute.ts';
