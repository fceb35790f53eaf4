/** Helpers for the tests of every room; shipped by none. */

export { difference } from '@illuminice/engine';
export { enrich } from './fuzz/enrich.ts';
export { type FuzzedGame, fuzzGame, type Trace } from './fuzz/fuzz-game.ts';
export { randomSetup } from './fuzz/random-setup.ts';
export { replay, shrink } from './fuzz/shrink.ts';
export { isCovered } from './fuzz/watched-game.ts';
export { leaksInGame } from './leaks-by-permutation/leaks-in-game.ts';
export { Chance } from './policy/chance.ts';
export { moveByChance } from './policy/move-by-chance.ts';
export { moveByTreeSearch } from './policy/move-by-tree-search.ts';
export { calmCommand } from './policy/random-command.ts';
export { takenBy } from './policy/situation.ts';
export { type Recordings, readRecordings, recordedFolder } from './recorded/read-recorded.ts';
export { recordGame } from './recorded/record-game.ts';
export { type RecordedGame, recordedPack, replayRecorded, stateHash } from './recorded/recorded-game.ts';
export { type Entry, readEntries, readText } from './scenario/read-files.ts';
export { failureLines, type Result, runEntry, runPaths, summary } from './scenario/run-files.ts';
export { runScenario } from './scenario/run-scenario.ts';
export { aTable, type Table, type TableSetup } from './table/table.ts';
export { sentence, transcript } from './table/transcript.ts';
export { BrokenPromise, type CheckedGame, checkedGame } from './watch/checked-game.ts';
export { DiceRanOut, type InjectedDice, injectedDice } from './watch/injected-dice.ts';
export { brokenInvariants, cardsInGame } from './watch/invariants.ts';
export { hiddenLeaks } from './watch/leaks.ts';
