export { MyWords } from './my-words.tsx';
export { useGameWords } from './use-game-words.ts';
