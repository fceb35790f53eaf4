export type { Reader } from './card-subject.ts';
export { sentence } from './event-sentence.ts';
export { listed } from './listed.ts';
export { needSentence } from './need-sentence.ts';
export { phaseName } from './phase-name.ts';
export { kindText, promiseText } from './promise-text.ts';
export { RichText } from './rich-text-view.tsx';
export { subjectText } from './secrets-subject.ts';
