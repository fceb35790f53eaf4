export { react } from './react.ts';
export { openWindow, ReactionBar } from './reaction-bar.tsx';
