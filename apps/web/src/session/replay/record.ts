/** The log of a finished game, wherever it is kept: in this browser, or at the server for those who were there. */

import {
  gameFileId,
  gameFileMoment,
  type LogEntry,
  type MomentName,
  type SecretWord,
  saidInSecret,
  withoutSecrets,
} from '@illuminice/table';
import { useSettings } from '../../base/settings/index.ts';
import { onSite } from '../../base/site/index.ts';
import { keepOnline, recordOf } from '../local/index.ts';
import { withSeatNames } from './seat-names.ts';

export interface GameRecord {
  readonly id: string;
  /** Where its file or its link opens. */
  readonly moment?: MomentName | undefined;
  /** Came by a link. */
  readonly link?: OpenedLink;
  readonly entries: readonly LogEntry[];
  /** What was said in secret, as far as whoever looks on may read it. */
  readonly words: readonly SecretWord[];
}

/** What a link says to whoever opens it. */
export interface OpenedLink {
  readonly id: string;
  /** Where they played in this game; missing for everybody else. */
  readonly seat?: number;
  /** Whether their name is shown. */
  readonly named?: boolean;
  /** They made it, and may take it back. */
  readonly isMine?: true;
}

/** Undefined: there is no such link, or its game is not over any more. */
export async function recordOfLink(id: string): Promise<GameRecord | undefined> {
  const answer = await fetch(onSite(`/api/shared/${encodeURIComponent(id)}`)).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { game, ...link } = (await answer.json()) as Omit<OpenedLink, 'id'> & { readonly game: string };
  const record = readRecord(game);
  return record && { ...record, link: { ...link, id }, entries: withSeatNames(record.entries) };
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
    const moment = gameFileMoment(heading);
    // At a device of several nobody can tell who presses: there the secrets of people stay secret.
    const me = others.length > 0 ? undefined : only;
    return {
      ...{ id, moment, entries: withoutSecrets(entries, me ?? 'spectator') },
      words: saidInSecret(entries, new Set(me === undefined ? [] : [me])),
    };
  } catch {
    return undefined;
  }
}
