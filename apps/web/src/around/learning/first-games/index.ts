export { decisionText } from './decision-text.ts';
export { explainAgain } from './fading.ts';
