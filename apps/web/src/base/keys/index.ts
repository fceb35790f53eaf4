export { isTyping, useHotkeys } from './hotkeys.ts';
export { pressKey, useKeyMeaning } from './pressed.ts';
