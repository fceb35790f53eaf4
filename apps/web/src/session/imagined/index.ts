export { leaveWhatIf, takeWhatIf, WHAT_IF_PATH } from './hand-over.ts';
export { imaginedGame } from './imagined-game.ts';
