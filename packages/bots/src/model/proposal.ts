import type { Seat } from '@illuminice/engine';
import type { PromiseTerm } from './mind.ts';

/** What one of those in a proposal would promise: whoever proposes to all the others, each of those to whoever proposes. */
export interface Term {
  readonly by: Seat;
  readonly promise: PromiseTerm;
}

/** If you …, I …: words with terms (docs/negotiation.md). */
export interface ProposalTerms {
  readonly to: Seat[];
  readonly terms: Term[];
  /** "Unless you …, I …": whoever proposes is bound at once, the other one only by a yes. */
  readonly unless?: true;
  /** Holds once so many said yes, or so many MB came together; otherwise all have to. */
  readonly enough?: number;
  readonly least?: number;
  readonly secret?: true;
}

/** One that lies open, as this seat was told of it. */
export interface Proposal extends Omit<ProposalTerms, 'to' | 'terms'> {
  readonly id: string;
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly terms: readonly Term[];
  readonly answers: readonly { readonly seat: Seat; readonly yes: boolean; readonly amount?: number }[];
  /** Missing while it is open. */
  readonly end?: string;
}

export interface ProposalAnswer {
  readonly proposal: string;
  readonly yes: boolean;
  /** Yes with so many MB instead. */
  readonly amount?: number;
  /** With a no: what would be a yes. */
  readonly counter?: ProposalTerms;
}
