export { bookIn, bookLanguage } from './book.ts';
export { type Chapter, plainText } from './parse-rules.ts';
export { Rulebook } from './rulebook.tsx';
