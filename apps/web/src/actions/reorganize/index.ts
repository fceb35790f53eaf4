export { arrowsFor, presentLinks, seenWith, takeOff } from './reorganize.ts';
export { ReorganizePanel } from './reorganize-panel.tsx';
