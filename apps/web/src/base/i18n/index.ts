export { LANGUAGES, type Language, needTexts, preferredLanguage, speak } from './language.ts';
export { i18n, t, type Values } from './translate.ts';
