export { Chat } from './chat.ts';
