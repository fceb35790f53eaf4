export { revealGoal } from './reveal-goal.ts';
