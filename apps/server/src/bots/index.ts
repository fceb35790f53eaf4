export { BotPool } from './bot-pool.ts';
export { type BotReplies, botReplies } from './bot-replies.ts';
