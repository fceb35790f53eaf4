export { post, type ShareProblem } from './post.ts';
export { type GameWords, showMyWords, type Word, wordsOfGame } from './words.ts';
