/** Words with terms: what somebody honest proposes to the others, and how they answer. Half of it is whispered. */

import type { ProposalInfo, ServerMessageOf } from '@illuminice/protocol';
import type { Act } from './choose-act.ts';
import { type Chance, Violation } from './world.ts';

type TableInfo = ServerMessageOf<'update'>['table'];

const PEACE = { kind: 'peace', turns: 1 } as const;

/** The oldest one this seat is asked in and has not answered. */
export function proposalAsking(table: TableInfo, seat: number): ProposalInfo | undefined {
  return table.proposals?.find(
    ({ end, to, by, answers }) =>
      end === undefined && by !== seat && to.includes(seat) && !answers.some((answer) => answer.seat === seat),
  );
}

export function answerBy(chance: Chance, { id, to, by, secret }: ProposalInfo, seat: number): Act {
  if (chance.happens(150)) return proposed({ from: seat, to: [by], ...(secret && to.length === 1 && { secret }) }, id);
  return { type: 'answerProposal', proposal: id, yes: chance.happens(600) };
}

export function someProposal(chance: Chance, table: TableInfo, from: number): Act {
  const own = table.proposals?.find(({ by, end }) => by === from && end === undefined);
  if (own && chance.happens(200)) return { type: 'withdrawProposal', proposal: own.id };
  const others = table.seats.flatMap((_, seat) => (seat === from ? [] : [seat]));
  const secret = chance.happens(500) ? ({ secret: true } as const) : {};
  const to = [chance.one(others)];
  switch (chance.below(4)) {
    case 0:
      return { type: 'propose', to, terms: [{ by: from, promise: PEACE }], ...secret };
    case 1:
      return { ...proposed({ from, to, ...secret }), unless: true };
    case 2:
      return { ...proposed({ from, to: others, ...secret }), enough: 1, seconds: 5 + chance.below(60) };
    default:
      return proposed({ from, to, ...secret });
  }
}

interface Proposed {
  readonly from: number;
  readonly to: readonly number[];
  readonly secret?: true;
}

function proposed({ from, to, secret }: Proposed, counters?: string): Extract<Act, { readonly type: 'propose' }> {
  const terms = [from, ...to].map((by) => ({ by, promise: PEACE }));
  return {
    ...{ type: 'propose', to: [...to], terms },
    ...(secret ? { secret } : {}),
    ...(counters === undefined ? {} : { counters }),
  };
}

/** A whispered line is for two. */
export function checkChat(name: string, { to, from, text }: ServerMessageOf<'chat'>, own: number | undefined): void {
  if (to !== undefined && own !== undefined && own !== to && own !== from)
    throw new Violation(`${name} hears "${text}", which ${from} whispered to ${to}`);
}

/** nobody hears of a whisper they are not in. */
export function checkWhispers(name: string, { proposals = [], own }: TableInfo): void {
  for (const { secret, by, to, id } of proposals)
    if (secret && (own === undefined || ![by, ...to].includes(own.seat)))
      throw new Violation(`${name} is told of ${id}, which ${by} whispered to ${to}`);
}
