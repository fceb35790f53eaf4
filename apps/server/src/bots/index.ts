export { BotPool } from './bot-pool.ts';
