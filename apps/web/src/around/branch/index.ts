export { branchSentence } from './branch-sentence.ts';
