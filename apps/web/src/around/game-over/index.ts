export { AfterGameButtons } from './after-game-buttons.tsx';
export { momentOf, remember, spread } from './history.ts';
export { winnersText } from './winners-text.ts';
