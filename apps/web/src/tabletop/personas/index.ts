export { personaText } from './persona-text.ts';
