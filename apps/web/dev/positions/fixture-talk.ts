/** Proposals at a table without a server: what is said stands in the rail, what is answered is answered; nobody else speaks. */
import { pack } from '@illuminice/cards';
import type { Seat } from '@illuminice/engine';
import type { ProposalInfo, TableInfo, Talk } from '../../src/session/stores/index.ts';
import { useTable } from '../../src/session/stores/table-store.ts';

export function talkAs(me: Seat, talk: Talk): void {
  useTable.setState(({ info }) => {
    if (!info) return {};
    const { proposals = [] } = info;
    return { info: { ...info, proposals: said(proposals, { me, talk, now: info.now }) } };
  });
}

interface Saying {
  readonly me: Seat;
  readonly talk: Talk;
  readonly now: number;
}

function said(proposals: readonly ProposalInfo[], { me, talk, now }: Saying): ProposalInfo[] {
  if (talk.type === 'propose') {
    const { type: _, seconds = 60, ...proposed } = talk;
    const ended = proposals.map(
      (each): ProposalInfo => (each.id === talk.counters ? { ...each, end: 'countered' } : each),
    );
    const endsAt = now + 1000 * seconds;
    return [...ended, { id: `p${proposals.length}`, by: me, at: now, endsAt, answers: [], ...proposed }];
  }
  return proposals.map((each): ProposalInfo => {
    if (each.id !== talk.proposal) return each;
    if (talk.type === 'withdrawProposal') return { ...each, end: 'withdrawn' };
    const { yes, amount } = talk;
    const answers = [...each.answers, { seat: me, yes, ...(amount === undefined ? {} : { amount }) }];
    return { ...each, answers, ...(each.to.length === 1 ? { end: yes ? 'held' : 'declined' } : {}) };
  });
}

/** A coalition with its sum, a threat, and a whispered no with its reason. They stay open: a clock would change their picture. */
const open = { at: 0, answers: [] };
const group = pack.numbers.get('yuppies') ?? 0;

const PROPOSALS: ProposalInfo[] = [
  {
    ...open,
    id: 'together',
    by: 1,
    to: [0, 3],
    terms: [
      { by: 0, promise: { kind: 'oppose', seat: 2, amount: 8 } },
      { by: 3, promise: { kind: 'oppose', seat: 2, amount: 6 } },
      { by: 1, promise: { kind: 'oppose', seat: 2, amount: 10 } },
    ],
    least: 20,
    answers: [{ seat: 3, yes: true, amount: 4 }],
  },
  {
    ...open,
    id: 'threat',
    by: 2,
    to: [0],
    unless: true,
    terms: [
      { by: 0, promise: { kind: 'leave', group, turns: 2 } },
      { by: 2, promise: { kind: 'attack', seat: 0 } },
    ],
  },
  {
    ...open,
    id: 'declined',
    by: 0,
    to: [3],
    secret: true,
    terms: [{ by: 3, promise: { kind: 'pay', amount: 9 } }],
    answers: [{ seat: 3, yes: false, reason: { key: 'offerFairWithMore', values: { amount: 3 } } }],
    end: 'declined',
  },
];

export const PROPOSED: Pick<TableInfo, 'proposals' | 'promises'> = {
  proposals: PROPOSALS,
  promises: [
    { serial: 1, from: 1, to: 0, text: '', promise: { kind: 'peace', turns: 2 }, state: 'kept' },
    {
      ...{ serial: 2, from: 2, to: 0, text: '', promise: { kind: 'pay', amount: 6 }, state: 'broken' },
      broken: { at: 0, deed: { kind: 'unpaid', paid: 1 } },
    },
  ],
};
