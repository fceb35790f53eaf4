/** What stands in the manual, and where. */

import { globSync } from 'node:fs';
import { repositoryRoot } from '../rooms/read-rooms.ts';

export interface Chapter {
  readonly title: string;
  readonly about: string;
  /** By path from the root of the repository. */
  readonly pages: readonly string[];
}

const documents = globSync('docs/**/*.md', { cwd: repositoryRoot() })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** The first page of the manual: what docs/README.md is for whoever reads the sources. */
export const FRONT = 'docs/README.md';

const PLACED: readonly Chapter[] = [
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
    pages: [
      'docs/how-to/write-a-bot.md',
      'docs/protocol.md',
      'docs/negotiation.md',
      'docs/bots.md',
      'docs/benchmarks-bots.md',
    ],
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
      ...documents.filter((path) => /^docs\/decisions\/\d/.test(path)),
      'docs/decisions/dependencies.md',
    ],
  },
];

/** A document nobody has found a place for yet stands at the end. */
export const CHAPTERS: readonly Chapter[] = [...PLACED, ...unplaced()];

function unplaced(): readonly Chapter[] {
  const known = new Set([FRONT, ...PLACED.flatMap(({ pages }) => pages)]);
  const pages = documents.filter((path) => !known.has(path));
  return pages.length === 0 ? [] : [{ title: 'More', about: 'What else is written down.', pages }];
}

/** Where a document lies in the manual: `docs/how-to/deploy.md` is how-to/deploy.html. */
export function addressOf(source: string): string {
  if (source === FRONT) return 'index.html';
  // No folder of the package is called after what must not be in it.
  if (source === 'scenarios/FORMAT.md') return 'scenario-format.html';
  // SECURITY.md and docs/security.md are two pages.
  const place = source.includes('/') ? source.replace(/^docs\//, '') : `project/${source.toLowerCase()}`;
  return place.replace(/\.md$/, '.html');
}
