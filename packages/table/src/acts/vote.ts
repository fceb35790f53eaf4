import type { Seat } from '@illuminice/engine';
import type { SeatRequestOf, VoteKind } from '@illuminice/protocol';
import { positionByConsent, positionToReturnTo, undoLine } from '../fold/undo-lines.ts';
import type { TableFact } from '../model/log.ts';
import { askedSeats, bitOfSeat, humanPlayers, isHuman, isIn } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { idleAt, lineFor } from '../model/vote-rights.ts';
import { type Deciding, no, type TableDecision } from './decision.ts';

type VoteRequest = SeatRequestOf<'vote'>;

/** The first yes opens the vote; the last one needed, or the first no, closes it. */
export async function decideVote(
  deciding: Deciding,
  state: TableState,
  seat: Seat,
  act: VoteRequest,
): Promise<TableDecision> {
  if (state.stage === 'frozen' && act.what !== 'reset')
    return no('TABLE_FROZEN', 'R-24.2', { need: 'tableWithoutFault' });
  // The seeds are told at the end: nothing may be played again with dice everybody can compute.
  if (state.stage === 'over') return no('NO_VOTE', 'REQ-373', { need: 'gameStillOn' });
  const { vote } = state;
  if (!vote) return act.yes ? openVote(deciding, state, seat, act) : no('NO_VOTE', 'REQ-373', { need: 'openVote' });
  if (vote.what !== act.what || (act.seat !== undefined && act.seat !== vote.about))
    return no('VOTE_OPEN', 'REQ-373', { need: 'otherVoteOver' });
  if (!vote.asked.includes(seat)) return no('NO_VOTE', 'REQ-373', { need: 'voteForYou' });
  const ballot: TableFact = { type: 'voted', seat, yes: act.yes };
  const [yes, against] = [vote.yes, vote.no ?? 0].map((bits) => bits & ~bitOfSeat(seat)) as [number, number];
  const ballots = act.yes ? { yes: yes | bitOfSeat(seat), against } : { yes, against: against | bitOfSeat(seat) };
  return settle(deciding, state, { ...vote, ...ballots }, [ballot]);
}

async function openVote(deciding: Deciding, state: TableState, by: Seat, act: VoteRequest): Promise<TableDecision> {
  const { what } = act;
  const about = what === 'seatBot' ? act.seat : undefined;
  const problem = what === 'seatBot' ? problemWithSeat(deciding, state, by, about) : undefined;
  if (problem) return problem;
  const players = humanPlayers(state);
  const asked = what === 'seatBot' ? presentOthers(state, about) : players;
  if (!asked.includes(by)) return no('NO_VOTE', 'REQ-373', { need: 'seatThatPlays' });
  const toSeq = lineFor(state, what, by);
  if ((what === 'takeback' || what === 'turnBack') && !toSeq)
    return no('CANNOT_UNDO', 'REQ-373', { need: 'somethingToTakeBack' });
  const opened: TableFact = {
    type: 'voteOpened',
    what,
    by,
    asked,
    ms: deciding.settings.voteMs,
    ...(about === undefined ? {} : { about }),
    ...(toSeq ? { toSeq } : {}),
  };
  const ballot: TableFact = { type: 'voted', seat: by, yes: true };
  return settle(deciding, state, { what, about, asked, toSeq, yes: bitOfSeat(by), against: 0 }, [opened, ballot]);
}

function presentOthers(state: TableState, about: Seat | undefined): Seat[] {
  return humanPlayers(state).filter((seat) => seat !== about && state.seats[seat]?.present);
}

/** Somebody the game has been waiting for, and whom nobody has seen do anything, for 90 seconds. */
function problemWithSeat(
  { settings, now }: Deciding,
  state: TableState,
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
async function settle(
  deciding: Deciding,
  state: TableState,
  ballots: Ballots,
  facts: readonly TableFact[],
): Promise<TableDecision> {
  const { what, asked } = ballots;
  const count = (bits: number) => asked.filter((seat) => isIn(bits, seat)).length;
  const needed = what === 'seatBot' ? Math.floor(asked.length / 2) + 1 : asked.length;
  if (count(ballots.yes) >= needed) {
    const effect = await effectOf(deciding, state, ballots);
    const closed: TableFact =
      effect.length > 0 ? { type: 'voteClosed', carried: true } : { type: 'voteClosed', carried: false, why: 'void' };
    return { facts: [...facts, closed, ...effect] };
  }
  const isLost = asked.length - count(ballots.against) < needed;
  return { facts: isLost ? [...facts, { type: 'voteClosed', carried: false }] : facts };
}

async function effectOf(deciding: Deciding, state: TableState, ballots: Ballots): Promise<TableFact[]> {
  const { what, about, toSeq } = ballots;
  switch (what) {
    case 'seatBot':
      return about === undefined || !isHuman(state, about) ? [] : [{ type: 'botSeated', seat: about, why: 'idle' }];
    case 'reset':
      return [{ type: 'reset', dice: deciding.freshDice() }];
    case 'takeback':
    case 'turnBack': {
      const older = toSeq === undefined ? undefined : await deciding.gameAt(toSeq);
      if (!older || !state.game || toSeq === undefined) return [];
      return [{ type: 'rewound', toSeq, game: positionByConsent(older, state.game), why: 'vote' }];
    }
  }
}

/** Takes back one's own last move where the four nevers allow it (see fold/undo-lines.ts). */
export async function decideUndo(deciding: Deciding, state: TableState, seat: Seat): Promise<TableDecision> {
  const toSeq = undoLine(state, seat);
  if (toSeq === undefined || !state.game) return no('CANNOT_UNDO', 'R-24.2', { need: 'ownMoveUnanswered' });
  const older = await deciding.gameAt(toSeq);
  if (!older) return no('CANNOT_UNDO', 'R-24.2', { need: 'moveInLog' });
  return { facts: [{ type: 'rewound', toSeq, game: positionToReturnTo(older, state.game), why: 'undo' }] };
}
