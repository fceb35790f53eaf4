// Who may import whom. A cycle between rooms means that a type stands in the wrong one.

export type RoomRules = {
  /** Rooms that shipped code may import. */
  readonly rooms: readonly string[];
  /** Rooms of which it may import types alone: nothing of them ships along. */
  readonly typesOf?: readonly string[];
  /** Packages from outside; undefined means any that package.json declares. */
  readonly packages?: readonly string[];
};

const everyPackage = ['engine', 'cards', 'protocol', 'fair-dice', 'table', 'bots'];

export const roomRules: Readonly<Record<string, RoomRules>> = {
  engine: { rooms: [], packages: [] },
  cards: { rooms: ['engine'], packages: [] },
  'fair-dice': { rooms: [], packages: ['@noble/hashes', '@noble/ed25519'] },
  protocol: { rooms: ['engine'] },
  // The messages own the shapes people send and see; no schema runs at a table.
  table: { rooms: ['engine', 'cards', 'fair-dice'], typesOf: ['protocol'] },
  bots: { rooms: ['engine', 'cards'] },
  server: { rooms: everyPackage },
  web: { rooms: everyPackage },
  testkit: { rooms: everyPackage },
};

/** Tests, scripts and benchmarks of a room ship with nobody, so they may also use these. */
export const roomsForTests: readonly string[] = ['engine', 'cards', 'fair-dice', 'testkit'];

/** From below: each level of the client imports only what stands before it in this list. */
export const webLevels: readonly string[] = [
  'base',
  'pieces',
  'session',
  'tabletop',
  'actions',
  'around',
  'screens',
  'app',
];

/** What may be imported of a folder in a level from outside it; `lazy.ts` is what a page loads later, by `import()`. */
export const doors: readonly string[] = ['index.ts', 'lazy.ts'];
