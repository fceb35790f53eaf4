export { AfterGameButtons } from './after-game-buttons.tsx';
export { momentOf, remember } from './history.ts';
export { winnersText } from './winners-text.ts';
