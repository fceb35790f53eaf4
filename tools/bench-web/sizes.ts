// How much JavaScript a player downloads, compressed as the server sends it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Sizes {
  readonly lobbyGzipKb: number;
  /** What must be here before the table can be seen and played, the lobby's part included. */
  readonly tableGzipKb: number;
  /** Menus, dialogs and the reveal, fetched when they are first wanted or when nothing else is to do. */
  readonly tableLaterGzipKb: number;
  readonly table: Readonly<Record<string, number>>;
}

/** Sound, the QR code's drawing and the reader of rules are not what a screen is made of; they come on request. */
const ON_REQUEST = /^(?:rulebook|guide|book|ZzFX|synth|hint-worker|worker)/;

export function measureSizes(dist: string): Sizes {
  const assets = join(dist, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sources = new Map(files.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const one = (start: string): string => {
    const found = files.find((name) => name.startsWith(`${start}-`));
    if (found === undefined) throw new Error(`the build has no part called ${start}`);
    return found;
  };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const entries = named(page, /(?:src|href)="\/assets\/([^"]+\.js)"/g);
  if (entries.length === 0) throw new Error('index.html names no script');

  const lobby = reached(sources, { from: [...entries, one('game-screen')], follow: statically });
  const table = reached(sources, { from: [...lobby, one('table-room')], follow: statically });
  // What the table itself asks for later; the other screens, which the shell knows, are not its business.
  const asked = [...table].filter((name) => !lobby.has(name)).flatMap((name) => everything(sources.get(name) ?? ''));
  const later = reached(sources, { from: asked, follow: everything, known: lobby });
  const rest = [...later].filter((name) => !table.has(name) && !ON_REQUEST.test(name));
  const kilobytes = (names: Iterable<string>): number =>
    round([...names].reduce((sum, name) => sum + gzipSync(sources.get(name) ?? '', { level: 9 }).length, 0) / 1024);
  return {
    lobbyGzipKb: kilobytes(lobby),
    tableGzipKb: kilobytes(table),
    tableLaterGzipKb: kilobytes(rest),
    table: Object.fromEntries(
      [...table].map((name) => [name, kilobytes([name])]).sort((a, b) => Number(b[1]) - Number(a[1])),
    ),
  };
}

type Follow = (source: string) => string[];

const named = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, name]) => name ?? '');

const statically: Follow = (source) => named(source, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
const everything: Follow = (source) => [
  ...statically(source),
  ...named(source, /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
];

interface Reaching {
  readonly from: readonly string[];
  readonly follow: Follow;
  readonly known?: ReadonlySet<string>;
}

function reached(sources: ReadonlyMap<string, string>, { from, follow, known = new Set() }: Reaching): Set<string> {
  const seen = new Set<string>(known);
  const visit = (name: string): void => {
    const source = sources.get(name);
    if (source === undefined || seen.has(name) || (known.size > 0 && ON_REQUEST.test(name))) return;
    seen.add(name);
    for (const next of follow(source)) visit(next);
  };
  for (const name of from) visit(name);
  return seen;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
