export { isTyping, useHotkeys } from './hotkeys.ts';
