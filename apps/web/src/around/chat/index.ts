export { useUnreadChat } from './unread-chat.ts';
