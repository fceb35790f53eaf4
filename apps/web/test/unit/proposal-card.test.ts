import { expect, test } from 'vitest';
import { ProposalCard } from '../../src/around/deals/proposal-card.tsx';
import type { ProposalInfo } from '../../src/session/stores/index.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { drawn, text } from './drawn.ts';
import { evening, seenBy } from './evening.ts';
import { inGerman } from './in-german.ts';

const three = seenBy(evening(), 'ana');
/** Dan sits where Cleo does, once more. */
const four: Seen = {
  ...three,
  view: { ...three.view, seats: [...three.view.seats, ...three.view.seats.slice(2)] },
  info: {
    ...three.info,
    seats: [...three.info.seats, ...three.info.seats.slice(2).map((seat) => ({ ...seat, name: 'dan' }))],
  },
};

const titled = (seen: Seen, { by, to, unless }: Pick<ProposalInfo, 'by' | 'to' | 'unless'>): string => {
  const proposal: ProposalInfo = {
    ...{ id: 'p', by, to, at: 0, answers: [] },
    terms: [{ by, promise: { kind: 'peace', turns: 1 } }],
    ...(unless ? { unless } : {}),
  };
  return text(/<b>(.*?)<\/b>/.exec(drawn(ProposalCard, { seen, proposal }))?.[1] ?? '');
};

test('[R-14.1] a proposal to some players is not called one to everybody, whoever makes it', () => {
  expect(titled(four, { by: 0, to: [1, 2, 3] })).toBe('You propose to everybody');
  expect(titled(four, { by: 0, to: [1, 2] })).toBe('You propose to ben and cleo');
  expect(titled(four, { by: 1, to: [0, 2, 3] })).toBe('ben proposes to everybody');
  expect(titled(four, { by: 1, to: [0] })).toBe('ben proposes to you');
  expect(titled(four, { by: 1, to: [0, 2] })).toBe('ben proposes to you and cleo');
  expect(titled(four, { by: 1, to: [2, 3] })).toBe('ben proposes to cleo and dan');
  expect(titled(three, { by: 1, to: [0, 2] })).toBe('ben proposes to everybody');
  expect(titled(four, { by: 1, to: [0, 2], unless: true })).toBe('ben threatens you and cleo');
  expect(inGerman(() => titled(four, { by: 1, to: [0, 2] }))).toBe('ben schlägt dir und cleo vor');
  expect(inGerman(() => titled(four, { by: 1, to: [0, 2, 3], unless: true }))).toBe('ben droht allen');
});
