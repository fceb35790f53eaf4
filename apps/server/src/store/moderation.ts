/** Reports of players, and what whoever runs the server decided about them. */

import type { ChatMessage } from './people.ts';

export interface Report {
  readonly at: number;
  readonly lobby: string;
  readonly reporter: string;
  readonly reported: string;
  readonly reason: string;
  /** What the two said, to all and to each other. */
  readonly messages: readonly ChatMessage[];
  readonly about: ReportAbout;
}

export interface ReportAbout {
  readonly reporterName: string;
  readonly reportedName: string;
  /** Keyed hash of where the reported person came from; missing where that is not known. */
  readonly address?: string;
}

export interface StoredReport extends Report {
  readonly id: number;
}

export interface Sanction {
  /** `mute`: says nothing anywhere; `ban`: takes part in nothing. */
  readonly kind: 'mute' | 'ban';
  readonly person: string;
  readonly address?: string;
  readonly at: number;
  readonly until: number;
}

export interface ModerationStore {
  addReport(report: Report): Promise<void>;
  /** The newest first. */
  reports(most: number): Promise<readonly StoredReport[]>;
  deleteReport(id: number): Promise<void>;
  addSanction(sanction: Sanction): Promise<void>;
  /** Those that are in force at this time. */
  sanctions(now: number): Promise<readonly Sanction[]>;
  /** Reports before this time, and sanctions that ended. */
  forgetModeration(times: { readonly reportsBefore: number; readonly now: number }): Promise<void>;
}

type Row = Readonly<Record<string, unknown>>;

/** A row of either database; of a report from before names were kept, the lines tell them. */
export function reportIn(row: Row): StoredReport {
  const messages = JSON.parse(String(row.lines)) as readonly ChatMessage[];
  const { reported } = row;
  const named = messages.find(({ author }) => author === reported)?.name ?? '';
  const about = row.about === null ? { reporterName: '', reportedName: named } : JSON.parse(String(row.about));
  return {
    ...{ id: Number(row.id), at: Number(row.at), lobby: String(row.lobby), reporter: String(row.reporter) },
    ...{ reported: String(reported), reason: String(row.reason), messages, about: about as ReportAbout },
  };
}

export function sanctionIn(row: Row): Sanction {
  return {
    kind: row.kind === 'ban' ? 'ban' : 'mute',
    person: String(row.person),
    ...(row.address === null ? {} : { address: String(row.address) }),
    at: Number(row.at),
    until: Number(row.until),
  };
}
