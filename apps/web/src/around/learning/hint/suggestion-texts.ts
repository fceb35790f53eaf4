/** A move and its reason in words, for whoever looks at it later. */
export { commandText } from './command-text.ts';
export { reasonText } from './reason-text.ts';
