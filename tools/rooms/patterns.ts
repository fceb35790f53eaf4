// A regular expression over a sentence finds again what was known before it was said: it breaks when the sentence is
// reworded, and in every language but one. What is said carries a code and values instead (C-6).

import { childrenOf, type Node, parsed } from './syntax.ts';

const TWO_WORDS = /[a-z]{2,}(?: |\\s[*+]?)[a-z]{2,}/i;
/** Also of text between tags and of divisions; the syntax tree tells them apart. */
const LIKE_A_PATTERN = new RegExp(`/[^/\\n]*${TWO_WORDS.source}[^/\\n]*/`, 'i');

export function violationsOfPatterns(path: string, source: string): string[] {
  if (!LIKE_A_PATTERN.test(source)) return [];
  const { program, lineOf } = parsed(path, source);
  return patternsIn(program)
    .filter(({ pattern }) => TWO_WORDS.test(pattern))
    .map(({ pattern, start }) => `${path}:${lineOf(start)}: /${pattern}/ looks for a sentence: give it a code`);
}

function patternsIn(node: Node): { readonly pattern: string; readonly start: number }[] {
  const own = node.regex as { readonly pattern: string } | undefined;
  const inner = childrenOf(node).flatMap(patternsIn);
  return own === undefined ? inner : [{ pattern: own.pattern, start: node.start }, ...inner];
}
