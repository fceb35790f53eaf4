export { play, startSpecial } from './play.ts';
export { PlayPanel } from './play-panel.tsx';
export { whatItDoes } from './what-it-does.ts';
