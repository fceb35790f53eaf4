/** Proposals and answers to them, from people and computer players alike (R-14.1, R-14.5; docs/negotiation.md). */
import { MAX_SEATS, type Pack, type Seat } from '@illuminice/engine';
import type { OfferReason, PromiseKind, SeatRequestOf } from '@illuminice/protocol';
import type { FactOf } from '../model/log.ts';
import { amountIn, answerOf, isPromiseAlone, openProposal, partiesOf, termOf } from '../model/proposal.ts';
import { isPlaying } from '../model/seats-of.ts';
import type { ProposalState, TableState } from '../model/table-state.ts';
import type { ProposalTerms } from '../ports/ports.ts';
import { type DecisionContext, no, type Refused, type TableDecision } from './decision.ts';
import { refuseByStage } from './move.ts';
import { refuseTooMany } from './promise.ts';

/** Open ones of one seat; nobody answers more. */
const MOST_OPEN = 6;

/** Of one seat, open or ended and still told: everything anybody does at the table sends them along to all who may hear. */
const MOST_TOLD = 24;

export function decideProposal(context: DecisionContext, by: Seat, proposed: ProposalTerms): TableDecision {
  const { state, freshId } = context;
  const closed = refuseByStage(state) ?? refuseTerms(context, by, proposed);
  if (closed) return closed;
  const { to, terms, text, secret, unless, enough, least, counters, seconds } = proposed;
  const fact: FactOf<'proposed'> = {
    type: 'proposed',
    id: freshId(),
    by,
    to,
    terms,
    ...(text === undefined ? {} : { text }),
    ...(secret ? { secret } : {}),
    ...(unless ? { unless } : {}),
    ...(enough === undefined ? {} : { enough }),
    ...(least === undefined ? {} : { least }),
    ...(counters === undefined ? {} : { counters }),
    ms: (seconds ?? state.opening.options.offerSeconds) * 1000,
  };
  return { facts: [fact] };
}

const UNFIT = no('BAD_PROPOSAL', 'R-14.1', { need: 'termsThatFit' });

function refuseTerms({ state, pack }: DecisionContext, by: Seat, proposed: ProposalTerms): TableDecision | undefined {
  const { to, terms, unless, least, enough, counters } = proposed;
  const parties = partiesOf({ by, to });
  if (new Set(parties).size !== parties.length || !parties.every((seat) => isPlaying(state, seat)))
    return no('BAD_PROPOSAL', 'R-14.1', { need: 'twoPlayersInGame' });
  const givers = terms.map((term) => term.by);
  const isAlone = isPromiseAlone({ by, to, terms });
  const isComplete = isAlone || to.every((seat) => givers.includes(seat));
  const isOneEach = new Set(givers).size === givers.length && givers.every((seat) => parties.includes(seat));
  if (!isComplete || !isOneEach) return UNFIT;
  if (unless && (to.length !== 1 || terms.length !== 2)) return UNFIT;
  if ((enough ?? 1) > to.length || (isAlone && (enough ?? least) !== undefined)) return UNFIT;
  if (!terms.every((term) => makesSense({ state, pack }, term))) return UNFIT;
  const own = state.proposals.filter((known) => known.by === by);
  if (own.filter(({ end }) => !end).length >= MOST_OPEN)
    return no('BAD_PROPOSAL', 'R-14.1', { need: 'fewerProposals', most: MOST_OPEN });
  if (own.length >= MOST_TOLD) return no('BAD_PROPOSAL', 'R-14.1', { need: 'proposalsLater', most: MOST_TOLD });
  const crowded = to.map((seat) => refuseTooMany(state, by, seat)).find((refused) => refused);
  return crowded ?? (counters === undefined ? undefined : refuseCounter(state, by, { ...proposed, counters }));
}

interface Sense {
  readonly state: TableState;
  readonly pack: Pack;
}

/** Seats and cards it speaks of are there, and nobody acts against themselves. */
function makesSense({ state, pack }: Sense, { by, promise }: { by: Seat; promise: PromiseKind }): boolean {
  const isGroup = (card: number): boolean => card >= MAX_SEATS && card < MAX_SEATS + pack.groups.length;
  switch (promise.kind) {
    case 'stayOut':
    case 'back':
      return promise.target === undefined || isGroup(promise.target);
    case 'oppose':
    case 'attack':
    case 'stop':
      return promise.seat !== by && isPlaying(state, promise.seat);
    case 'leave':
    case 'attackGroup':
      return isGroup(promise.group);
    case 'keepSpecial':
      return promise.special < pack.specials.length;
    case 'pay':
    case 'peace':
    case 'noPrivilege':
      return true;
  }
}

/** A counter stays among those who heard what it answers. */
function refuseCounter(
  state: TableState,
  by: Seat,
  { counters, to, secret }: ProposalTerms & { readonly counters: string },
): TableDecision | undefined {
  const answered = asked(state, by, counters);
  if ('refusal' in answered) return answered;
  const heard = partiesOf(answered);
  const isFit = to.includes(answered.by) && to.every((seat) => heard.includes(seat));
  return isFit && (secret === true) === answered.secret ? undefined : UNFIT;
}

/** The open proposal this seat has to answer. One it never heard of and one that is over are refused alike. */
function asked(state: TableState, seat: Seat, id: string): ProposalState | Refused {
  const open = openProposal(state.proposals, id);
  if (!open?.to.includes(seat) || answerOf(open, seat)) return no('NO_PROPOSAL', 'R-14.1', { need: 'askedInProposal' });
  return open;
}

interface Answer extends Omit<SeatRequestOf<'answerProposal'>, 'type'> {
  readonly reason?: OfferReason;
}

export function decideAnswer({ state }: DecisionContext, seat: Seat, answer: Answer): TableDecision {
  const closed = refuseByStage(state);
  if (closed) return closed;
  const { proposal: id, yes, amount, reason } = answer;
  const open = asked(state, seat, id);
  if ('refusal' in open) return open;
  if (amount !== undefined) {
    const wanted = amountIn(termOf(open, seat));
    if (!yes || wanted === undefined) return UNFIT;
    if (amount < wanted && termOf(open, open.by) !== undefined && open.to.length === 1)
      return no('BAD_PROPOSAL', 'R-14.1', { need: 'counterInstead' });
  }
  if (yes) {
    const crowded = refuseTooMany(state, seat, open.by);
    if (crowded) return crowded;
  }
  return {
    facts: [
      {
        type: 'proposalAnswered',
        id,
        seat,
        yes,
        ...(amount === undefined ? {} : { amount }),
        ...(reason ? { reason } : {}),
      },
    ],
  };
}

export function decideWithdrawal({ state }: DecisionContext, seat: Seat, id: string): TableDecision {
  const closed = refuseByStage(state);
  if (closed) return closed;
  return openProposal(state.proposals, id)?.by === seat
    ? { facts: [{ type: 'proposalWithdrawn', id, seat }] }
    : no('NO_PROPOSAL', 'R-14.1', { need: 'openProposal' });
}
