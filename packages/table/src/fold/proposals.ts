/** Proposals from the first word to promises in the ledger of all who agreed. */
import { isActive, type Seat, type State } from '@illuminice/engine';
import type { PromiseKind } from '@illuminice/protocol';
import type { FactOf } from '../model/log.ts';
import { agreedTerm, answerOf, isEnough, isHopeless, isPromiseAlone, openProposal } from '../model/proposal.ts';
import type { ProposalState, TableState, WatchedTerm } from '../model/table-state.ts';
import { runsAlready } from './judge-promise.ts';

type ProposalFact = FactOf<'proposed' | 'proposalAnswered' | 'proposalWithdrawn' | 'proposalExpired'>;

/** What of a table proposals are kept and judged with. */
export type Talking = Pick<TableState, 'promises' | 'proposals' | 'seq' | 'at' | 'game' | 'turnMarks'>;

export function foldProposal(state: Talking, fact: ProposalFact): void {
  if (fact.type === 'proposed') {
    if (fact.counters !== undefined) counter(state, fact.counters, fact.by);
    propose(state, fact);
    return;
  }
  const open = openProposal(state.proposals, fact.id);
  if (!open) return;
  switch (fact.type) {
    case 'proposalAnswered':
      answer(state, fact);
      return;
    case 'proposalWithdrawn':
      end(state, open, 'withdrawn');
      if (open.unless)
        state.promises = state.promises.filter(
          ({ proposal, unless }) => proposal !== open.id || unless?.state !== 'open',
        );
      return;
    case 'proposalExpired':
      end(state, open, open.holds ? 'held' : 'expired');
  }
}

function propose(state: Talking, fact: FactOf<'proposed'>): void {
  const { id, by, to, terms, text, secret, unless, enough, least, counters, ms } = fact;
  const made: ProposalState = {
    ...{ id, by, to, terms, text, enough, least, counters, ms },
    secret: secret === true,
    unless: unless === true,
    madeIn: state.seq,
    at: state.at,
    answers: [],
    holds: false,
    end: undefined,
    endedIn: undefined,
  };
  if (isPromiseAlone(made)) {
    record(state, made, by);
    return;
  }
  state.proposals = [...state.proposals, made];
  if (made.unless) record(state, made, by);
}

type Answered = Omit<FactOf<'proposalAnswered'>, 'type'>;

function answer(state: Talking, { id, seat, yes, amount, reason }: Answered): void {
  const open = openProposal(state.proposals, id);
  if (!open || answerOf(open, seat)) return;
  const given = { seat, yes, ...(amount === undefined ? {} : { amount }), ...(reason ? { reason } : {}) };
  open.answers = [...open.answers, given];
  if (open.holds && yes) {
    giveToo(state, open, seat);
    record(state, open, seat);
  } else if (!open.holds && isEnough(open)) {
    open.holds = true;
    const willing = open.to.filter((each) => answerOf(open, each)?.yes);
    for (const each of open.unless ? willing : [open.by, ...willing]) record(state, open, each);
  }
  const isComplete = open.answers.length === open.to.length;
  if (open.holds && isComplete) end(state, open, 'held');
  else if (!open.holds && isHopeless(open)) end(state, open, 'declined');
}

/** A no, and what would be a yes. A computer player has given its no already, with the reason, in the same entry. */
function counter(state: Talking, id: string, seat: Seat): void {
  answer(state, { id, seat, yes: false });
  const ended = state.proposals.find((known) => known.id === id && known.endedIn === state.seq);
  if (ended?.end === 'declined') ended.end = 'countered';
}

function end(state: Talking, open: ProposalState, how: NonNullable<ProposalState['end']>): void {
  open.end = how;
  open.endedIn = state.seq;
}

/** Into the ledger: what this one promises, to whoever proposed, or as the one who did to all who agreed. */
function record(state: Talking, proposal: ProposalState, seat: Seat): void {
  const { id, by, to, text, secret, unless } = proposal;
  const promise = agreedTerm(proposal, seat);
  if (!promise) return;
  const others = isPromiseAlone(proposal) || unless ? to : to.filter((each) => answerOf(proposal, each)?.yes);
  const [first = by, ...rest] = seat === by ? others : [by, ...others.filter((each) => each !== seat)];
  const term = watched({ from: seat, to: first, promise }, state.game);
  const condition = unless && seat === by ? agreedTerm(proposal, first) : undefined;
  state.promises = [
    ...state.promises,
    {
      ...term,
      text: seat === by ? (text ?? '') : '',
      secret,
      acceptedIn: state.seq,
      ...(isPromiseAlone(proposal) ? {} : { proposal: id }),
      ...(rest.length > 0 ? { among: rest } : {}),
      ...(condition ? { unless: watched({ from: first, to: seat, promise: condition }, state.game) } : {}),
    },
  ];
}

/** Who joins later is promised what the others promised each other, and theirs is the word that is broken. */
function giveToo(state: Talking, { id, unless }: ProposalState, seat: Seat): void {
  if (unless) return;
  state.promises = state.promises.map((promise) => {
    const { proposal, from, to, among = [] } = promise;
    const isMeant = proposal === id && promise.state === 'open' && ![from, to, ...among].includes(seat);
    return isMeant ? { ...promise, among: [...among, seat] } : promise;
  });
}

function watched(term: { from: Seat; to: Seat; promise: PromiseKind }, game: State | undefined): WatchedTerm {
  const fresh: WatchedTerm = { ...term, state: 'open', running: false, count: 0 };
  return game && runsAlready(fresh, game) ? { ...fresh, running: true } : fresh;
}

/** Whoever is out takes their proposals along; those that ended are told until the turn after theirs is over. */
export function keepProposals(state: Talking, game: State): void {
  if (state.proposals.length === 0) return;
  const [turnBefore = 0] = state.turnMarks.slice(-2);
  state.proposals = state.proposals.filter(({ endedIn }) => endedIn === undefined || endedIn >= turnBefore);
  for (const open of state.proposals)
    if (!open.end && (game.over || !isActive(game, open.by) || !open.to.some((seat) => isActive(game, seat))))
      end(state, open, open.holds ? 'held' : 'withdrawn');
}
