import type { Seat } from '@illuminice/engine';
import type { SeatRequestOf, VoteKind } from '@illuminice/protocol';
import { positionByConsent, positionToReturnTo, undoSeq } from '../fold/undo.ts';
import type { TableFact } from '../model/log.ts';
import { askedSeats, bitOfSeat, humanPlayers, isHuman, isIn } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { idleAt, seqToReturnTo } from '../model/vote-rights.ts';
import { type DecisionContext, no, type TableDecision } from './decision.ts';

type VoteRequest = SeatRequestOf<'vote'>;

/** The first yes opens the vote; the last one needed, or the first no, closes it. */
export async function decideVote(context: DecisionContext, seat: Seat, request: VoteRequest): Promise<TableDecision> {
  const { state } = context;
  if (state.stage === 'frozen' && request.what !== 'reset')
    return no('TABLE_FROZEN', 'R-24.2', { need: 'tableWithoutFault' });
  // The seeds are told at the end: nothing may be played again with dice everybody can compute.
  if (state.stage === 'over') return no('NO_VOTE', 'REQ-373', { need: 'gameStillOn' });
  const { vote } = state;
  if (!vote) return request.yes ? openVote(context, seat, request) : no('NO_VOTE', 'REQ-373', { need: 'openVote' });
  if (vote.what !== request.what || (request.seat !== undefined && request.seat !== vote.about))
    return no('VOTE_OPEN', 'REQ-373', { need: 'otherVoteOver' });
  if (!vote.asked.includes(seat)) return no('NO_VOTE', 'REQ-373', { need: 'voteForYou' });
  const ballot: TableFact = { type: 'voted', seat, yes: request.yes };
  const others = ~bitOfSeat(seat);
  const [yes, against] = [vote.yes & others, (vote.no ?? 0) & others];
  const ballots = request.yes ? { yes: yes | bitOfSeat(seat), against } : { yes, against: against | bitOfSeat(seat) };
  return settle(context, { ...vote, ...ballots }, [ballot]);
}

async function openVote(context: DecisionContext, by: Seat, request: VoteRequest): Promise<TableDecision> {
  const { state, settings } = context;
  const { what } = request;
  const about = what === 'seatBot' ? request.seat : undefined;
  const problem = what === 'seatBot' ? problemWithSeat(context, by, about) : undefined;
  if (problem) return problem;
  const players = humanPlayers(state);
  const asked = what === 'seatBot' ? presentOthers(state, about) : players;
  if (!asked.includes(by)) return no('NO_VOTE', 'REQ-373', { need: 'seatThatPlays' });
  const toSeq = seqToReturnTo(state, what, by);
  if ((what === 'takeback' || what === 'turnBack') && !toSeq)
    return no('CANNOT_UNDO', 'REQ-373', { need: 'somethingToTakeBack' });
  const opened: TableFact = {
    type: 'voteOpened',
    what,
    by,
    asked,
    ms: settings.voteMs,
    ...(about === undefined ? {} : { about }),
    ...(toSeq ? { toSeq } : {}),
  };
  const ballot: TableFact = { type: 'voted', seat: by, yes: true };
  return settle(context, { what, about, asked, toSeq, yes: bitOfSeat(by), against: 0 }, [opened, ballot]);
}

function presentOthers(state: TableState, about: Seat | undefined): Seat[] {
  return humanPlayers(state).filter((seat) => seat !== about && state.seats[seat]?.present);
}

/** Somebody the game has been waiting for, and whom nobody has seen do anything, for 90 seconds. */
function problemWithSeat(
  { settings, now, state }: DecisionContext,
  by: Seat,
  about: Seat | undefined,
): TableDecision | undefined {
  if (about === undefined || !state.seats[about] || about === by || !isHuman(state, about))
    return no('NOT_IDLE', 'R-22.15', { need: 'otherPersonsSeat' });
  const at = idleAt(state, about, { asked: askedSeats(state), idleMs: settings.idleMs });
  if (at === undefined || now < at)
    return no('NOT_IDLE', 'R-22.15', { need: 'idlePerson', seconds: settings.idleMs / 1000 });
  return undefined;
}

interface Ballots {
  readonly what: VoteKind;
  readonly about: Seat | undefined;
  readonly asked: readonly Seat[];
  readonly toSeq: number | undefined;
  readonly yes: number;
  readonly against: number;
}

/** Ends as soon as nobody's ballot could change it any more. */
async function settle(context: DecisionContext, ballots: Ballots, facts: readonly TableFact[]): Promise<TableDecision> {
  const { what, asked } = ballots;
  const count = (bits: number) => asked.filter((seat) => isIn(bits, seat)).length;
  const needed = what === 'seatBot' ? Math.floor(asked.length / 2) + 1 : asked.length;
  if (count(ballots.yes) >= needed) {
    const effect = await effectOf(context, ballots);
    const closed: TableFact =
      effect.length > 0 ? { type: 'voteClosed', carried: true } : { type: 'voteClosed', carried: false, why: 'void' };
    return { facts: [...facts, closed, ...effect] };
  }
  const isLost = asked.length - count(ballots.against) < needed;
  return { facts: isLost ? [...facts, { type: 'voteClosed', carried: false }] : facts };
}

async function effectOf({ state, freshDice, gameAt }: DecisionContext, ballots: Ballots): Promise<TableFact[]> {
  const { what, about, toSeq } = ballots;
  switch (what) {
    case 'seatBot':
      return about === undefined || !isHuman(state, about) ? [] : [{ type: 'botSeated', seat: about, why: 'idle' }];
    case 'reset':
      return [{ type: 'reset', dice: freshDice() }];
    case 'takeback':
    case 'turnBack': {
      const older = toSeq === undefined ? undefined : await gameAt(toSeq);
      if (!older || !state.game || toSeq === undefined) return [];
      return [{ type: 'rewound', toSeq, game: positionByConsent(older, state.game), why: 'vote' }];
    }
  }
}

/** Takes back one's own last move where the four nevers allow it (see fold/undo.ts). */
export async function decideUndo({ state, gameAt }: DecisionContext, seat: Seat): Promise<TableDecision> {
  const toSeq = undoSeq(state, seat);
  if (toSeq === undefined || !state.game) return no('CANNOT_UNDO', 'R-24.2', { need: 'ownMoveUnanswered' });
  const older = await gameAt(toSeq);
  if (!older) return no('CANNOT_UNDO', 'R-24.2', { need: 'moveInLog' });
  return { facts: [{ type: 'rewound', toSeq, game: positionToReturnTo(older, state.game), why: 'undo' }] };
}
