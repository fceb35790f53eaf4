import type { Seat } from '@illuminice/engine';
import type { MindDecision, PromiseTerm } from '../model/mind.ts';
import type { ProposalAnswer, ProposalTerms } from '../model/proposal.ts';
import type { Reason } from '../texts/reason.ts';

/** What the other side of a deal is told beside the command: promises for the ledger, or why not (T-33). */
export interface SaidWith {
  readonly promise?: PromiseTerm;
  readonly asks?: PromiseTerm;
  readonly reason?: OfferReason;
  readonly proposes?: ProposalTerms;
  readonly answers?: ProposalAnswer;
}

interface OfferReason {
  readonly key: Reason['key'];
  readonly values?: { readonly seat?: Seat; readonly amount?: number };
}

export function saidWith({
  command,
  promise,
  asks,
  reason,
  proposes,
  answers,
}: Pick<MindDecision, 'command' | 'promise' | 'asks' | 'reason' | 'proposes' | 'answers'>): SaidWith {
  const isNo = command.type === 'reject' || command.type === 'counter' || answers !== undefined;
  return {
    ...(promise ? { promise } : {}),
    ...(asks ? { asks } : {}),
    ...(proposes ? { proposes } : {}),
    ...(answers ? { answers } : {}),
    ...(isNo ? { reason: offerReason(reason) } : {}),
  };
}

/** Field by field: what a mind weighed beyond this is its own business. */
function offerReason(reason: Reason): OfferReason {
  switch (reason.key) {
    case 'leaderNotHelped':
    case 'standsTooWell':
    case 'leaderStopped':
    case 'notDangerous':
    case 'offerCarriesToVictory':
    case 'paidLately':
    case 'promisedAlready':
    case 'threatHeeded':
    case 'wordWasBroken':
    case 'youPayNothing':
      return { key: reason.key, values: { seat: reason.values.seat } };
    case 'fairForMoney':
    case 'fairWithLess':
    case 'offerFairWithMore':
      return { key: reason.key, values: { amount: reason.values.amount } };
    default:
      return { key: reason.key };
  }
}
