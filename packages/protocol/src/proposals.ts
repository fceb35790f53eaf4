/** Words with terms: what each side would promise, before it has. What is exchanged at once is an `offer` of the rules. */
import { z } from 'zod';
import { actSignatureSchema, idSchema, seatSchema as seat } from './fields.ts';
import { promiseKindSchema } from './promise-kinds.ts';
import { promiseTextSchema } from './text.ts';

const maybe = z.exactOptional;
const asked = { id: idSchema, signed: maybe(actSignatureSchema) };
const seats = z.array(seat).min(1).max(7);

/** What one of them would promise: whoever proposes to all the others, each of those to whoever proposes. */
const termSchema = z.strictObject({ by: seat, promise: promiseKindSchema });

export const MOST_SECONDS = 600;

const proposal = {
  to: seats,
  /** One for each of `to`, and one of one’s own if wanted; one of one’s own alone is a promise and needs no answer. */
  terms: z.array(termSchema).min(1).max(8),
  /** In one’s own words, beside the terms. */
  text: maybe(promiseTextSchema),
  /** Only those in it hear of it, now and after the game. */
  secret: maybe(z.literal(true)),
  /** "Unless you …, I …": with one term of each of two. The own one holds at once, with the other as its condition. */
  unless: maybe(z.literal(true)),
  /** Holds once so many of `to` said yes; missing: all of them. */
  enough: maybe(z.int().min(1).max(7)),
  /** Holds once the MB of those who said yes, one’s own included, come to so much. */
  least: maybe(z.int().min(1).max(1_000_000)),
  /** Missing: as long as an offer. */
  seconds: maybe(z.int().min(5).max(MOST_SECONDS)),
  /** The proposal this answers with another: for it, this is a no. */
  counters: maybe(idSchema),
};

export const proposalRequestSchemas = [
  z
    .strictObject({ type: z.literal('propose'), ...asked, ...proposal })
    .describe(
      'If you …, I …: terms for oneself and for one or more others, open or whispered. Nothing but words (R-14.5): accepted, each term is a promise in the ledger. docs/negotiation.md.',
    ),
  z
    .strictObject({
      type: z.literal('answerProposal'),
      ...asked,
      proposal: idSchema,
      yes: z.boolean(),
      amount: maybe(z.int().min(1).max(1_000_000)),
    })
    .describe(
      'Yes or no to a proposal this seat is asked in. `amount`: yes with so many MB instead, where the own term has an amount and whoever proposes gives nothing for it.',
    ),
  z
    .strictObject({ type: z.literal('withdrawProposal'), ...asked, proposal: idSchema })
    .describe('Takes an open proposal of one’s own back, and a threat whose condition is still open with it.'),
] as const;

/** A key of `Reason` in packages/bots/src/texts/reason.ts, and what goes into its sentence. */
export const offerReasonSchema = z.strictObject({
  key: z.string(),
  values: maybe(z.strictObject({ seat: maybe(seat), amount: maybe(z.int()) })),
});

const proposalAnswerSchema = z.strictObject({
  seat,
  yes: z.boolean(),
  amount: maybe(z.int()),
  reason: maybe(offerReasonSchema),
});

/** As everybody who may hear of it is told; those that ended stay until the turn after is over. */
export const proposalInfoSchema = z.strictObject({
  id: idSchema,
  by: seat,
  to: z.array(seat),
  terms: z.array(termSchema),
  text: maybe(z.string()),
  secret: maybe(z.literal(true)),
  unless: maybe(z.literal(true)),
  enough: maybe(z.int()),
  least: maybe(z.int()),
  counters: maybe(idSchema),
  at: z.number(),
  /** Missing: it does not lapse by itself. */
  endsAt: maybe(z.number()),
  answers: z.array(proposalAnswerSchema),
  /** What was agreed to so far stands in the ledger. */
  holds: maybe(z.literal(true)),
  /** Missing while it is open. */
  end: maybe(z.enum(['held', 'declined', 'countered', 'withdrawn', 'expired'])),
});

export type Term = z.infer<typeof termSchema>;
export type ProposalInfo = z.infer<typeof proposalInfoSchema>;
export type ProposalAnswer = z.infer<typeof proposalAnswerSchema>;
export type OfferReason = z.infer<typeof offerReasonSchema>;
