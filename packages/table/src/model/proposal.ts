import type { Seat } from '@illuminice/engine';
import type { PromiseKind, ProposalAnswer } from '@illuminice/protocol';
import type { FactOf } from './log.ts';
import type { ProposalState } from './table-state.ts';

/** Small questions about a proposal (docs/negotiation.md). */

type Parties = Pick<FactOf<'proposed'>, 'by' | 'to'>;
type Shape = Pick<FactOf<'proposed'>, 'by' | 'to' | 'terms'>;

/** Who hears of one that is whispered. */
export function partiesOf({ by, to }: Parties): readonly Seat[] {
  return [by, ...to];
}

export function termOf({ terms }: Pick<Shape, 'terms'>, seat: Seat): PromiseKind | undefined {
  return terms.find(({ by }) => by === seat)?.promise;
}

/** Nobody else is asked for anything: it holds as soon as it is said. */
export function isPromiseAlone({ by, terms }: Shape): boolean {
  return terms.every((term) => term.by === by);
}

export function amountIn(promise: PromiseKind | undefined): number | undefined {
  return promise && 'amount' in promise ? promise.amount : undefined;
}

export function openProposal(proposals: readonly ProposalState[], id: string): ProposalState | undefined {
  return proposals.find((proposal) => proposal.id === id && proposal.end === undefined);
}

export function answerOf({ answers }: Pick<ProposalState, 'answers'>, seat: Seat): ProposalAnswer | undefined {
  return answers.find((answer) => answer.seat === seat);
}

/** What this seat promises by a yes; less or more than was asked, if it said so. */
export function agreedTerm(proposal: ProposalState, seat: Seat): PromiseKind | undefined {
  const term = termOf(proposal, seat);
  const { amount } = answerOf(proposal, seat) ?? {};
  return term && 'amount' in term && amount !== undefined ? { ...term, amount } : term;
}

/** So many said yes, or so much MB came together, that it holds for those who did. */
export function isEnough(proposal: ProposalState): boolean {
  const { by, to, enough, least } = proposal;
  const willing = to.filter((seat) => answerOf(proposal, seat)?.yes);
  if (least === undefined) return willing.length >= (enough ?? to.length);
  const sum = [by, ...willing].reduce((all, seat) => all + (amountIn(agreedTerm(proposal, seat)) ?? 0), 0);
  return willing.length >= (enough ?? 1) && sum >= least;
}

/** Nobody is left whose answer could make it hold. */
export function isHopeless({ to, answers, enough, least }: ProposalState): boolean {
  const no = answers.filter(({ yes }) => !yes).length;
  if (answers.length === to.length) return true;
  return to.length - no < (enough ?? (least === undefined ? to.length : 1));
}
