/** A saved game as text, to take along or bring back: one line of JSON for each line of its log. */
import { gameFileHeading, gameFileId, type LogEntry } from '@illuminice/table';
import { STORES, settled, write } from './database.ts';
import { openingIn, savedAs } from './host.ts';
import type { SavedGame } from './messages.ts';
import { savedGames } from './saved-games.ts';

export async function exportGame(database: IDBDatabase, id: string): Promise<string> {
  const lines = await savedGames(database).entries(id, 1);
  return [gameFileHeading(id), ...lines.map((line) => JSON.stringify(line))].join('\n');
}

/** Undefined for a text that is no saved game. A game that is here already is left as it is. */
export async function importGame(database: IDBDatabase, text: string): Promise<SavedGame | undefined> {
  const game = readGame(text);
  const [first] = game?.lines ?? [];
  const opening = openingIn(first);
  if (!game || !first || !opening) return undefined;
  const known = await savedGames(database).entries(game.id, 1, 1);
  if (known.length === 0) {
    await write(database, [STORES.lines, STORES.commands], async (transaction) => {
      const commands = transaction.objectStore(STORES.commands);
      for (const line of game.lines) {
        transaction.objectStore(STORES.lines).put(line, [game.id, line.seq]);
        if (line.commandId !== undefined) commands.put(line.seq, [game.id, line.commandId]);
      }
      await settled(commands.count());
    });
  }
  return { ...savedAs(game.id, opening, first.at), playedAt: Date.now() };
}

function readGame(text: string): { readonly id: string; readonly lines: readonly LogEntry[] } | undefined {
  try {
    const [heading = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
    const id = gameFileId(heading);
    if (id === undefined) return undefined;
    const lines = rest.map((line): unknown => JSON.parse(line));
    const inOrder = lines.every((line, index) => isRecord(line) && line.seq === index + 1 && Array.isArray(line.facts));
    return inOrder && lines.length > 0 ? { id, lines: lines as LogEntry[] } : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
