/** The log of a finished game, wherever it is kept: in this browser, or at the server for those who were there. */

import { gameFileId, type LogEntry, withoutSecrets } from '@illuminice/table';
import { useSettings } from '../../base/settings/index.ts';
import { onSite } from '../../base/site/index.ts';
import { keepOnline, recordOf } from '../local/index.ts';

export interface GameRecord {
  readonly id: string;
  readonly entries: readonly LogEntry[];
}

/** Undefined: there is no finished game of this player's by that name. */
export async function recordFor(id: string): Promise<GameRecord | undefined> {
  const kept = readRecord(await recordOf(id));
  if (kept) return kept;
  const answer = await fetch(onSite(`/api/games/${encodeURIComponent(id)}`)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const text = await answer.text();
  // The server forgets the lobby sooner or later, and with it who was there.
  keepOnline(text, useSettings.getState().name.trim());
  return readRecord(text);
}

/** Without what two people kept to themselves: whoever looks on now may be anybody. */
export function readRecord(text: string): GameRecord | undefined {
  try {
    const [heading = '', ...lines] = text.trimEnd().split('\n');
    const id = gameFileId(heading);
    const entries = lines.map((line): LogEntry => JSON.parse(line));
    const [opened] = entries[0]?.facts ?? [];
    if (id === undefined || opened?.type !== 'opened') return undefined;
    const people = opened.opening.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const [only, ...others] = people;
    return { id, entries: withoutSecrets(entries, only === undefined || others.length > 0 ? 'spectator' : only) };
  } catch {
    return undefined;
  }
}
