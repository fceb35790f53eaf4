export { keepReview, keptReview } from './kept-reviews.ts';
export { lastGame, putAsideLastGame, takeUpLastGame } from './last-game.ts';
export {
  arriveLocal,
  beginLocal,
  claim,
  closeLocal,
  describeGame,
  keepOnline,
  nobody,
  recordOf,
  say,
  sitDown,
  useLocal,
  viewOfGame,
} from './local-client.ts';
export type { NewLocalGame, SavedGame } from './messages.ts';
export { UNHURRIED } from './unhurried.ts';
