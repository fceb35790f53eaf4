import type { ProposalInfo } from '@illuminice/protocol';
import { partiesOf } from '../model/proposal.ts';
import type { ProposalState, TableState } from '../model/table-state.ts';
import type { TableViewer } from '../ports/ports.ts';

/** What this viewer may hear of: whispers stay among those they were made to, their number and their size too. */
export function proposalInfos(
  { proposals }: Pick<TableState, 'proposals'>,
  viewer: TableViewer | 'all',
): ProposalInfo[] {
  return proposals.filter((proposal) => mayHear(proposal, viewer)).map(proposalInfo);
}

function mayHear(proposal: ProposalState, viewer: TableViewer | 'all'): boolean {
  return viewer === 'all' || !proposal.secret || partiesOf(proposal).some((seat) => seat === viewer);
}

function proposalInfo(proposal: ProposalState): ProposalInfo {
  const { id, by, to, terms, text, secret, unless, enough, least, counters, at, ms, answers, holds, end } = proposal;
  return {
    id,
    by,
    to: [...to],
    terms: [...terms],
    ...(text === undefined ? {} : { text }),
    ...(secret ? { secret } : {}),
    ...(unless ? { unless } : {}),
    ...(enough === undefined ? {} : { enough }),
    ...(least === undefined ? {} : { least }),
    ...(counters === undefined ? {} : { counters }),
    at,
    ...(ms === 0 || end ? {} : { endsAt: at + ms }),
    answers: answers.map(({ seat, yes, amount, reason }) => ({
      seat,
      yes,
      ...(amount === undefined ? {} : { amount }),
      ...(reason ? { reason } : {}),
    })),
    ...(holds ? { holds } : {}),
    ...(end ? { end } : {}),
  };
}
