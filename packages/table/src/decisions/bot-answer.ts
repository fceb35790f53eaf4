import type { Seat } from '@illuminice/engine';
import { partnerIn } from '../model/dealers.ts';
import type { BotAnswer } from '../ports/ports.ts';
import { type DecisionContext, NOTHING, type TableDecision } from './decision.ts';
import { decideMove } from './move.ts';
import { asked, promised, withPromises } from './promise.ts';
import { decideAnswer, decideProposal } from './proposal.ts';

/** What a computer player says and does: a move with the words beside it, or an answer to a proposal. */
export function decideBotAnswer(context: DecisionContext, seat: Seat, answer: BotAnswer): TableDecision {
  return answer.answers ? answerProposal(context, seat, answer) : withWords(context, seat, answer);
}

/** Yes, no, or a no with what would be a yes; why in either case. */
function answerProposal(context: DecisionContext, seat: Seat, { answers, reason }: BotAnswer): TableDecision {
  if (!answers) return NOTHING;
  const { proposal, yes, amount, counter } = answers;
  const given = { proposal, yes, ...(amount === undefined ? {} : { amount }), ...(reason ? { reason } : {}) };
  const answered = decideAnswer(context, seat, given);
  if ('refusal' in answered || yes || !counter) return answered;
  const countered = decideProposal(context, seat, { ...counter, counters: proposal });
  return 'refusal' in countered ? answered : { facts: [...answered.facts, ...countered.facts] };
}

/** A move is not refused for the words beside it. */
function withWords(context: DecisionContext, seat: Seat, answer: BotAnswer): TableDecision {
  const decision = moveWithPromises(context, seat, answer);
  if ('refusal' in decision) return decision;
  const words = decideWords(context, seat, answer);
  return 'refusal' in words ? decision : { ...decision, facts: [...decision.facts, ...words.facts] };
}

/** Who has nothing to play may still have something to say. */
export function decideWords(context: DecisionContext, seat: Seat, { proposes }: BotAnswer): TableDecision {
  return proposes ? decideProposal(context, seat, proposes) : NOTHING;
}

export function isPassing({ command: { type } }: BotAnswer): boolean {
  return type === 'decline' || type === 'done' || type === 'default';
}

/** Promises beside an offer, and why it does not take what was offered to it (T-33). */
function moveWithPromises(context: DecisionContext, seat: Seat, answer: BotAnswer): TableDecision {
  const { command, promise, asks, reason } = answer;
  const to = partnerIn(command);
  const plain = decideMove(context, seat, command);
  // Their kind says everything; the reader's language makes the sentence.
  const decision =
    to === undefined
      ? plain
      : withPromises(plain, [
          ...(promise ? [promised({ from: seat, to, terms: { text: '', promise } })] : []),
          ...(asks ? [asked({ of: to, by: seat, terms: { text: '', promise: asks } })] : []),
        ]);
  if ('refusal' in decision || !reason || (command.type !== 'reject' && command.type !== 'counter')) return decision;
  const { from, serial } = command;
  return { ...decision, facts: [...decision.facts, { type: 'offerReasoned', from, to: seat, serial, reason }] };
}
