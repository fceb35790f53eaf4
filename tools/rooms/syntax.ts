// The syntax tree of a file, as far as the checks of rooms look at it.

import { parseSync } from 'oxc-parser';

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
} & Readonly<Record<string, unknown>>;

interface Parsed {
  readonly program: Node;
  /** Of a place in the source, from 1. */
  readonly lineOf: (position: number) => number;
}

export function parsed(path: string, source: string): Parsed {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return {
    program: parseSync(path, source).program as unknown as Node,
    lineOf: (position) => ends.findLastIndex((end) => end < position) + 2,
  };
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
