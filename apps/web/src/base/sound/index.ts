export { playSound, type Sound } from './effects.ts';
export { startMusic, wantMusic } from './music.ts';
