import type { CardNo, Side } from '../vocabulary/vocabulary.ts';

/** One control link: `card` hangs from local side `side` of `host`. */
export interface Link {
  readonly card: CardNo;
  readonly host: CardNo;
  readonly side: Side;
}

/**
 * A power structure, or an arm lifted out of one: `root` and everything that hangs below it.
 * Links are listed breadth-first, the puppets of one host in arrow order (top, right, bottom, left),
 * so a host always stands before its puppets and can compare plans entry by entry.
 */
export interface Structure {
  readonly root: CardNo;
  readonly links: readonly Link[];
}

/** What happens to puppets of a placed arm: another arrow of the same master, or dropped with its own subtree. */
export type Plan = Readonly<Record<CardNo, Side | 'drop'>>;

export interface Arrow {
  readonly host: CardNo;
  readonly side: Side;
}

/** An arm held to an arrow of the structure that is to take it; nothing hangs yet. */
export interface Hanging {
  readonly rest: Structure;
  readonly arm: Structure;
  readonly arrow: Arrow;
}
