export {
  beginLocal,
  claim,
  closeLocal,
  describeGame,
  nobody,
  recordOf,
  say,
  sitDown,
  useLocal,
} from './local-client.ts';
export type { NewLocalGame, SavedGame } from './messages.ts';
export { UNHURRIED } from './unhurried.ts';
