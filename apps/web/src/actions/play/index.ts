export { play, startSpecial } from './play.ts';
export { PlayPanel } from './play-panel.tsx';
export { playsOf } from './plays-of.ts';
export { whatItDoes } from './what-it-does.ts';
