export { momentOf, remember } from './history.ts';
export { WaysOn } from './ways-on.tsx';
export { winnersText } from './winners-text.ts';
