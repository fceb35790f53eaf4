export { useArrival } from './arrive.ts';
export { ask, backToServer, startClient, stopClient, takeOver } from './client.ts';
export { diceAct } from './fair-dice.ts';
export { type Orders, useOrders } from './orders.ts';
export { seenLog } from './own-acts.ts';
export { ownSeed } from './own-seed.ts';
export { replyText } from './reply-text.ts';
