export { sentence, subjectWords } from './event-sentence.ts';
export { RichText } from './rich-text-view.tsx';
