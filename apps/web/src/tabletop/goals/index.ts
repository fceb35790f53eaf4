export { figureText } from './figure-text.ts';
export { type GoalLine, goalLine, goalText } from './goal-line.ts';
export { basicProgress, figuresOf, goalProgress, knownGoal, scoreNow } from './goal-progress.ts';
export { goalDescription, goalLabel } from './goal-text.ts';
export { outText } from './out-text.ts';
