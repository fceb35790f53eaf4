/** What stands in the manual, and where. Every document of docs/ has its place here; a test looks for those that were forgotten. */

export interface Chapter {
  readonly title: string;
  readonly about: string;
  /** By path from the root of the repository. */
  readonly pages: readonly string[];
}

const NUMBERED = [
  '0001-shape-of-the-engine',
  '0002-runtime-and-launcher',
  '0003-cards-as-data',
  '0004-one-direction-inside-a-room',
  '0005-fair-dice',
  '0006-numbers-in-the-state',
  '0007-games-hosted-by-the-browser',
  '0008-many-processes',
  '0009-learning-at-the-real-table',
  '0010-entries-arrive-in-one-place',
  '0011-moves-are-taken-together',
  '0012-a-log-that-proves-the-table',
];

export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Play',
    about: 'How a game goes, and every rule with its number.',
    pages: [
      'docs/how-to/play.md',
      'docs/rules/rules.md',
      'docs/rules/rules.de.md',
      'docs/rules/readings.md',
      'docs/rules/conflicts.md',
    ],
  },
  {
    title: 'Host',
    about: 'From your own table at home to a server on the open net.',
    pages: [
      'docs/how-to/host-it-yourself.md',
      'docs/how-to/deploy.md',
      'docs/settings.md',
      'docs/how-to/operate.md',
      'docs/security.md',
      'docs/capacity.md',
      'CHANGELOG.md',
    ],
  },
  {
    title: 'Write a bot',
    about: 'Programs play over the same door as people.',
    pages: ['docs/how-to/write-a-bot.md', 'docs/protocol.md', 'docs/bots.md', 'docs/benchmarks-bots.md'],
  },
  {
    title: 'Change it',
    about: 'Where things are, and how to add a card, a command or a language.',
    pages: [
      'docs/where-is.md',
      'CONTRIBUTING.md',
      'docs/glossary.md',
      'docs/how-to/add-a-card.md',
      'docs/how-to/add-a-command.md',
      'docs/how-to/translate.md',
      'docs/how-to/debug-a-game.md',
      'scenarios/FORMAT.md',
      'docs/how-to/release.md',
      'docs/requirements.md',
      'docs/coverage-reasons.md',
      'CODE_OF_CONDUCT.md',
      'SECURITY.md',
    ],
  },
  {
    title: 'How well, and why so',
    about: 'Figures, and the decisions somebody would ask about twice.',
    pages: [
      'docs/benchmarks.md',
      'docs/benchmarks-server.md',
      'docs/benchmarks-cluster.md',
      ...NUMBERED.map((name) => `docs/decisions/${name}.md`),
      'docs/decisions/dependencies.md',
    ],
  },
];

/** The first page of the manual: what docs/README.md is for whoever reads the sources. */
export const FRONT = 'docs/README.md';

/** Where a document lies in the manual: `docs/how-to/deploy.md` is how-to/deploy.html. */
export function addressOf(source: string): string {
  if (source === FRONT) return 'index.html';
  // SECURITY.md and docs/security.md are two pages.
  const place = source.includes('/') ? source.replace(/^docs\//, '') : `project/${source.toLowerCase()}`;
  return place.replace(/\.md$/, '.html');
}
