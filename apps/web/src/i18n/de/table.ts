/** German for the table: table, attack, actions, deals, reactions, log, game-over, board, cards. */
export const table: Readonly<Record<string, string>> = {};
