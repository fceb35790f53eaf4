/** Looking back on a finished game. Loaded with its screen: it brings the fold of a table's log along. */
export { branchOf } from './branch.ts';
export {
  chooseSpeed,
  endReplay,
  goTo,
  lookThrough,
  SPEEDS,
  type Speed,
  startReplay,
  step,
  togglePlay,
  useReplay,
} from './replay-store.ts';
export { makeLink, momentFile, showName, takeBack } from './share.ts';
export type { StepBy } from './steps.ts';
