// A server runs for months: what V8 spends on learning the code in its first seconds is no price of a command.

import { type Address, drive, nextMove, seatTables } from './tables.ts';

/** Of every process: one of N gets an Nth of the commands, so N of them are given N times as long. */
export const LEARNING_SECONDS = 15;
export const WARM_UP_SECONDS = 5;
const COMMANDS_OF_A_GAME = 40;

export interface Lesson {
  readonly url: Address;
  readonly seats: number;
  readonly rate: number;
  readonly seconds: number;
}

/** On tables of their own: games by chance are short, and those that count must last. */
export async function learn({ url, seats, rate, seconds }: Lesson): Promise<void> {
  const tables = await seatTables(url, Math.max(1, Math.round((rate * seconds) / COMMANDS_OF_A_GAME)), seats);
  await drive({ tables, rate, seconds, next: nextMove });
  for (const client of tables.flat()) client.socket.terminate();
}
