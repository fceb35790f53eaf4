/** Which texts travel together: the shell's come first, the table's with the table, the lessons' with the lessons. */
import { CARDS } from './all-texts.ts';

export type Part = (typeof PARTS)[number];

/** In this order: a text of two parts travels with the first of them. */
export const PARTS = ['shell', 'table', 'lessons'] as const;

const LESSONS = /^src\/(?:around\/(?:learning\/(?!hint\/)|guide\/)|screens\/learn\/)/;
const TABLE = new RegExp(
  `^(?:${CARDS}|src/(?:pieces|tabletop|actions|around(?!/rulebook)|screens/(?:table|replay|games))/)`,
);

export function partOf(origins: readonly string[]): Part {
  const parts = origins.map((origin) => (LESSONS.test(origin) ? 'lessons' : TABLE.test(origin) ? 'table' : 'shell'));
  return PARTS.find((part) => parts.includes(part)) ?? 'shell';
}
