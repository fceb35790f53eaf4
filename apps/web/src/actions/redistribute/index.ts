export { bonusToPlace } from './money-draft.ts';
export { redistribute } from './redistribute.ts';
