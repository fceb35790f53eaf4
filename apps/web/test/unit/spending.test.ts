/** Money staged for an attack: which treasuries pay it, what it would buy, and what is sent. */
import { explainAttack } from '@illuminice/engine';
import { afterEach, describe, expect, test } from 'vitest';
import {
  amountFor,
  cheapest,
  lastBar,
  mostWorth,
  nextChance,
  quickMarks,
} from '../../src/actions/spend/amounts-worth.ts';
import { commit } from '../../src/actions/spend/commit.ts';
import { knownAfter, paidSince } from '../../src/actions/spend/news.ts';
import { planPayments, requiredByAmount } from '../../src/actions/spend/plan-payments.ts';
import { accountOf } from '../../src/actions/spend/staging.ts';
import { useTable } from '../../src/session/stores/table-store.ts';
import { percent } from '../../src/tabletop/numbers/odds.tsx';
import { pointsOf } from '../../src/tabletop/numbers/spent-by.ts';
import { card, evening, seenBy } from './evening.ts';

const TREASURIES = [
  { from: 40, max: 5, sides: [] },
  { from: 0, max: 19, sides: [] },
];

describe('who pays', () => {
  test('[R-9.2] the attacking card pays first, the Illuminati what is left; nobody pays nothing', () => {
    const plan = (amount: number) => planPayments({ treasuries: TREASURIES, amount });
    expect(plan(0)).toEqual([]);
    expect(plan(4)).toEqual([{ from: 40, amount: 4 }]);
    expect(plan(5)).toEqual([{ from: 40, amount: 5 }]);
    expect(plan(9)).toEqual([
      { from: 40, amount: 5 },
      { from: 0, amount: 4 },
    ]);
  });

  test('[R-9.5] never more than there is, whatever is asked for', () => {
    const all = planPayments({ treasuries: TREASURIES, amount: 99 });
    expect(all.map(({ amount }) => amount)).toEqual([5, 19]);
    expect(planPayments({ treasuries: [], amount: 3 })).toEqual([]);
  });

  test('[S-1] a press changes who pays first', () => {
    expect(planPayments({ treasuries: TREASURIES, amount: 9, first: 0 })).toEqual([{ from: 0, amount: 9 }]);
    expect(planPayments({ treasuries: TREASURIES, amount: 20, first: 0 })).toEqual([
      { from: 0, amount: 19 },
      { from: 40, amount: 1 },
    ]);
  });

  test('[R-9.2] [R-9.3] [R-9.8] what each amount would buy is what the engine says, for attacker, defender and others', () => {
    const table = evening();
    table.seats.ana.attacks('neutralize', 'moonies').with('big-media');
    for (const [name, side] of [
      ['ana', undefined],
      ['ben', undefined],
      ['cleo', 'for'],
      ['cleo', 'against'],
    ] as const) {
      const seen = seenBy(table, name);
      const treasuries = seen.moves.spend ?? [];
      const required = explainAttack(seen.pack, seen.view)?.required ?? 0;
      const course = requiredByAmount({
        treasuries,
        required,
        pointsOf: ({ from, amount }) => pointsOf({ amount, on: accountOf(seen, from, side) }),
      });
      expect(course.length).toBeGreaterThan(3);
      for (const [amount, needed] of course.entries()) {
        const spent = planPayments({ treasuries, amount }).map(
          (payment) => [accountOf(seen, payment.from, side), payment.amount] as const,
        );
        expect(explainAttack(seen.pack, seen.view, Object.fromEntries(spent))?.required).toBe(needed);
      }
    }
  });

  test('[R-9.3] the target’s own treasury is listed, and so paid, first', () => {
    const table = evening();
    table.seats.ana.attacks('neutralize', 'moonies').with('big-media');
    const [first] = seenBy(table, 'ben').moves.spend ?? [];
    expect(first?.from).toBe(card('moonies'));
  });
});

/** Chances in percent, by the amount: from a roll of `required` upwards by `step` for each MB. */
const shares = (required: number, step: number, max: number) =>
  Array.from({ length: max + 1 }, (_, amount) => percent(required + step * amount));

describe('which amounts are worth choosing', () => {
  const hopeless = shares(1, 1, 24);

  test('[R-8.12] money is worth spending up to a sure ten, or down to nothing', () => {
    expect(mostWorth(hopeless)).toBe(9);
    expect(mostWorth(shares(5, 1, 24))).toBe(5);
    expect(mostWorth(shares(5, 1, 3))).toBe(3);
    expect(mostWorth(shares(15, 1, 24))).toBe(0);
    // Money on the target counts double.
    expect(mostWorth(shares(6, -2, 24))).toBe(3);
  });

  test('[S-1] marks: four and two steps below the best, the best, everything', () => {
    expect(quickMarks(hopeless)).toEqual([
      { amount: 5, what: 'chance' },
      { amount: 7, what: 'chance' },
      { amount: 9, what: 'chance' },
      { amount: 24, what: 'all' },
    ]);
    expect(quickMarks(shares(9, 1, 1))).toEqual([{ amount: 1, what: 'chance' }]);
    expect(quickMarks(shares(12, 1, 3))).toEqual([{ amount: 3, what: 'all' }]);
    expect(quickMarks([0])).toEqual([]);
  });

  test('[S-6] up and down walk from chance to chance, and save what buys nothing', () => {
    const walk = (amount: number, way: 1 | -1) => nextChance({ shares: hopeless, amount, way });
    expect(walk(0, 1)).toBe(1);
    expect(walk(9, 1)).toBe(9);
    expect(walk(24, -1)).toBe(9);
    expect(walk(9, -1)).toBe(8);
    expect(walk(0, -1)).toBe(0);
    expect(cheapest(hopeless, 20)).toBe(9);
  });

  test('[S-1] bars stop where nothing changes any more, however rich somebody is', () => {
    expect(lastBar(hopeless)).toBe(24);
    expect(lastBar(shares(1, 1, 150))).toBe(24);
    expect(lastBar(shares(-30, 1, 150))).toBe(43);
    expect(lastBar(shares(1, 1, 6))).toBe(6);
  });

  test('[S-1] after others have paid: the least that brings the chance back, or nothing where no money does', () => {
    // Nine made it 92 %; three against it later it takes twelve.
    expect(amountFor(shares(-2, 1, 14), 92)).toBe(12);
    expect(amountFor(shares(-2, 1, 9), 92)).toBeUndefined();
    // The defender's money lowers the chance.
    expect(amountFor(shares(9, -1, 14), 3)).toBe(7);
  });

  test('[S-1] what others have paid since is told payment by payment', () => {
    const before = [{ seat: 2, amount: 3, on: 'interfereAgainst' as const }];
    const now = [
      { seat: 2, amount: 5, on: 'interfereAgainst' as const },
      { seat: 0, amount: 1, on: 'attackerIlluminati' as const },
    ];
    expect(paidSince(before, now)).toEqual([
      { seat: 2, amount: 2, on: 'interfereAgainst' },
      { seat: 0, amount: 1, on: 'attackerIlluminati' },
    ]);
    expect(paidSince(now, now)).toEqual([]);
  });

  test('[S-1] two payments before the first was read are one piece of news; what was read is not told again', () => {
    const on = 'interfereAgainst' as const;
    const start = { required: 9, payments: [], news: undefined, read: 0 };
    const first = knownAfter(start, 0, { required: 4, payments: [{ seat: 1, amount: 5, on }] });
    expect(first.news).toEqual({ serial: 1, before: 9, paid: [{ seat: 1, amount: 5, on }] });
    const both = knownAfter(first, 0, { required: 3, payments: [{ seat: 1, amount: 6, on }] });
    expect(both.news).toEqual({ serial: 2, before: 9, paid: [{ seat: 1, amount: 6, on }] });
    const third = knownAfter({ ...both, read: 2 }, 0, { required: 2, payments: [{ seat: 1, amount: 7, on }] });
    expect(third.news).toEqual({ serial: 3, before: 3, paid: [{ seat: 1, amount: 1, on }] });
    const own = { seat: 0, amount: 4, on: 'attackerIlluminati' as const };
    const paid = knownAfter(third, 0, { required: 6, payments: [{ seat: 1, amount: 7, on }, own] });
    expect(paid).toMatchObject({ news: undefined, read: 3 });
  });
});

describe('what is sent', () => {
  const before = useTable.getState();
  afterEach(() => useTable.setState(before, true));

  const PAYMENTS = [
    { from: 40, amount: 5 },
    { from: 0, amount: 4 },
  ];

  /** The table tells its third round, and refuses from the given request on. */
  const sending = async (refusedFrom = 9, clock: object = { round: 3 }) => {
    const sent: unknown[] = [];
    const { info } = seenBy(evening(), 'ana');
    useTable.setState({
      info: { ...info, clock: { kind: 'spending', window: 7, since: 0, ...clock } },
      send: ({ type }, beside) => {
        sent.push([type, beside?.seen?.window, beside?.seen?.round]);
        const refusal = { code: 'NUMBERS_CHANGED', rule: 'R-9.7', values: { need: 'numbersSeen' } };
        if (sent.length < refusedFrom) return Promise.resolve({ ok: true });
        useTable.setState({ lastRefusal: { ok: false, refusal } });
        return Promise.resolve({ ok: false, refusal });
      },
    });
    return { paid: await commit({ payments: PAYMENTS, side: undefined }), sent };
  };

  test('[R-9.7] [S-1] each payment, and done, says which round it was decided by, one’s own payments counted', async () => {
    expect(await sending()).toEqual({
      paid: 9,
      sent: [
        ['spend', 7, 3],
        ['spend', 7, 4],
        ['done', 7, 5],
      ],
    });
  });

  test('[R-9.7] [S-1] whoever paid all they had and is asked nothing more does not say done to a round that is over', async () => {
    const { info } = seenBy(evening(), 'ana');
    const sent: string[] = [];
    const clock = { kind: 'spending', window: 7, since: 0, round: 3 } as const;
    useTable.setState({
      info: { ...info, clock },
      send: ({ type }) => {
        sent.push(type);
        if (sent.length === PAYMENTS.length) useTable.setState({ info: { ...info, clock: { ...clock, window: 8 } } });
        return Promise.resolve({ ok: true });
      },
    });
    await commit({ payments: PAYMENTS, side: undefined });
    expect(sent).toEqual(['spend', 'spend']);
  });

  test('[R-9.7] [S-1] where the table says that the numbers are others nothing more is sent', async () => {
    expect(await sending(1)).toEqual({ paid: 0, sent: [['spend', 7, 3]] });
    expect((await sending(2)).paid).toBe(5);
    expect(useTable.getState().lastRefusal).toBeDefined();
  });

  test('[R-9.7] [S-1] where all of it was paid and somebody answered at once nothing was refused: the news is told above the amount', async () => {
    expect((await sending(3)).paid).toBe(9);
    expect(useTable.getState().lastRefusal).toBeUndefined();
  });

  test('[R-9.7] a table that tells no round is not told one', async () => {
    const { sent } = await sending(9, {});
    expect(sent[0]).toEqual(['spend', undefined, undefined]);
  });
});
