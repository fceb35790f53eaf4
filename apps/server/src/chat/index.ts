export { botAuthor, Chat } from './chat.ts';
