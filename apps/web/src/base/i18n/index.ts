export { LANGUAGES, type Language, needTexts, preferredLanguage, speak } from './language.ts';
export { phrase } from './phrases.ts';
export { i18n, t } from './translate.ts';
