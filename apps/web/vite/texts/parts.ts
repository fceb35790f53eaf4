/** Which texts travel together: the shell's come first, the table's with the table, the lessons' with the lessons. */
import { CARDS } from './all-texts.ts';
import { MANIFEST } from './manifest.ts';

export type Part = (typeof PARTS)[number];

/** In this order: a text of two parts travels with the first of them. Those of the manifest travel with no screen. */
export const PARTS = ['shell', 'table', 'lessons', 'manifest'] as const;

const LESSONS = /^src\/(?:around\/(?:learning\/(?!hint\/)|guide\/)|screens\/learn\/)/;
const TABLE = new RegExp(
  `^(?:${CARDS}|src/(?:pieces|tabletop|actions|around(?!/rulebook)|screens/(?:table|replay|games))/)`,
);

export function partOf(origins: readonly string[]): Part {
  const parts = origins.map((origin) =>
    origin === MANIFEST ? 'manifest' : LESSONS.test(origin) ? 'lessons' : TABLE.test(origin) ? 'table' : 'shell',
  );
  return PARTS.find((part) => parts.includes(part)) ?? 'shell';
}
