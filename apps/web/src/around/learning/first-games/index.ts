export { explainAgain } from './fading.ts';
