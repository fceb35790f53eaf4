export { type GoalLine, goalLine, goalText } from './goal-line.ts';
export { basicProgress, figuresOf, goalProgress, knownGoal, scoreNow } from './goal-progress.ts';
export { goalLabel, goalWords } from './goal-words.ts';
