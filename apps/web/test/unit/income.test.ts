import { describe, expect, test } from 'vitest';
import { IncomePanel } from '../../src/actions/income/income-panel.tsx';
import { incomeRows } from '../../src/actions/income/income-rows.ts';
import { CardView } from '../../src/around/closer/card-view.tsx';
import { NOTHING } from '../../src/tabletop/action/action.tsx';
import { figuresOf } from '../../src/tabletop/goals/goal-progress.ts';
import { drawn, drawnPanel, text } from './drawn.ts';
import { card, evening, seenBy } from './evening.ts';

const income = { turn: { phase: 'income' } } as const;

/** Ana holds a card that costs and one that taxes. */
const office = (change: Parameters<typeof evening>[0] = {}) =>
  evening({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 11,
        turnsTaken: 2,
        specials: ['market-manipulation'],
        structure: [
          { group: 'california', on: 'left', puppets: [{ group: 'post-office', on: 'bottom' }] },
          { group: 'irs', on: 'right' },
        ],
      },
      ben: { illuminati: 'network', money: 3, structure: [{ group: 'moonies', on: 'left' }] },
      cleo: { illuminati: 'ufos', goal: 'network', money: 3, structure: [{ group: 'kgb', on: 'left' }] },
    },
    ...change,
  });

const said = (change: Parameters<typeof evening>[0]) => {
  const { pack, view } = seenBy(office(change), 'ana');
  return figuresOf(pack, view, 0);
};

describe('what a structure earns', () => {
  test('[R-23.14] [R-4.1] seven players mean 3 MB more, eight 5 MB, unless the table plays without', () => {
    const four = said({ initialPlayers: 4 }).income;
    expect(said({ initialPlayers: 7 }).income).toBe(four + 3);
    expect(said({ initialPlayers: 8 }).income).toBe(four + 5);
    expect(said({ initialPlayers: 8, options: { largeGameIncome: false } }).income).toBe(four);
  });

  test('[R-4.4] [R-4.6] upkeep is taken off, tax is named, not counted', () => {
    const { pack, view } = seenBy(office(), 'ana');
    const printed =
      (pack.illuminati[view.seats[0]?.illuminati ?? -1]?.income ?? 0) + (pack.income[card('california')] ?? 0);
    expect(figuresOf(pack, view, 0)).toMatchObject({ income: printed - 1, taxes: true });
    expect(figuresOf(pack, view, 1).taxes).toBe(false);
  });

  test('[R-4.8] [R-15.8] the panel names what was really paid: the rows are the money of the log', () => {
    const table = office({ ...income, initialPlayers: 8 });
    table.seats.ana.plays('market-manipulation');
    const seen = seenBy(table, 'ana');
    const paid = new Map<number, number>();
    for (const event of table.log)
      if (event.type === 'moneyFromBank') paid.set(event.card, (paid.get(event.card) ?? 0) + event.amount);
    const rows = incomeRows(seen);
    expect(rows.filter(([, amount]) => amount > 0)).toEqual([...paid].toSorted(([, a], [, b]) => b - a));
    expect(rows.at(-1)).toEqual([card('post-office'), -1]);
    expect(text(drawnPanel(IncomePanel, { seen, draft: NOTHING }))).toContain('California +10 Post Office −1');
  });

  test('[R-23.16] a face-down Illuminati is listed with what its owner stated', () => {
    const seen = seenBy(office({ ...income, options: { hiddenIlluminati: true } }), 'ana');
    expect(incomeRows(seen)).toContainEqual([0, 8]);
    const questions = seen.view.questions.map((asked) => (asked.kind === 'income' ? { ...asked, stated: 2 } : asked));
    expect(incomeRows({ ...seen, view: { ...seen.view, questions } })).toContainEqual([0, 2]);
  });
});

describe('the enlarged card', () => {
  const facts = (seen: ReturnType<typeof seenBy>, shown: number) =>
    text(drawn(CardView, { seen, shown: { card: shown } }));

  test('[REQ-337] [R-4.4] [R-4.6] says of income what its face says: upkeep and tax are no zero', () => {
    const seen = seenBy(office(), 'ana');
    expect(facts(seen, card('post-office'))).toContain('Income −1');
    expect(facts(seen, card('irs'))).toContain('Income tax');
  });

  test('[R-23.14] an Illuminati of a large game says both what it earns and what is printed', () => {
    expect(facts(seenBy(office({ initialPlayers: 8 }), 'ana'), 0)).toMatch(/Income \d+ in this game \(printed: \d+\)/);
    expect(facts(seenBy(office(), 'ana'), 0)).not.toContain('printed');
  });

  test('[R-0.5] [R-17.20] shows the alignments of this turn, on the face and in the facts', () => {
    const table = evening({
      seats: {
        ana: {
          illuminati: 'discordian-society',
          turnsTaken: 2,
          structure: [{ group: 'orbital-mind-control-lasers', on: 'left' }],
        },
        ben: { illuminati: 'network', structure: [{ group: 'moonies', on: 'left' }] },
        cleo: { illuminati: 'ufos', goal: 'network', structure: [{ group: 'kgb', on: 'left' }] },
      },
    });
    const before = drawn(CardView, { seen: seenBy(table, 'ana'), shown: { card: card('moonies') } });
    expect(text(before)).not.toContain('Weird');
    table.seats.ana.firesLasersAt('moonies', { add: 'Weird' });
    const after = drawn(CardView, { seen: seenBy(table, 'ana'), shown: { card: card('moonies') } });
    expect(text(after)).toMatch(/Alignments .*Weird.*until the end of this turn/);
    expect(before).not.toMatch(/aria-label="Moonies[^"]*Weird/);
    expect(after).toMatch(/aria-label="Moonies[^"]*Weird/);
  });
});
