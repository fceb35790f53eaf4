export { goalLine } from './goal-line.ts';
export { basicProgress, figuresOf, goalProgress, knownGoal, scoreNow } from './goal-progress.ts';
export { goalLabel, goalWords } from './goal-words.ts';
