import { describe, expect, test } from 'vitest';
import { abolish } from '../../src/actions/abolish/abolish.ts';
import { AbolishPanel } from '../../src/actions/abolish/abolish-panel.tsx';
import { canAbolish } from '../../src/actions/abolish/against-privilege.ts';
import { SpendingPanel } from '../../src/actions/spend/spending-panel.tsx';
import { NOTHING } from '../../src/tabletop/action/action.tsx';
import { whyRefused } from '../../src/tabletop/parts/why-refused.ts';
import { drawnPanel, text } from './drawn.ts';
import { evening, seenBy } from './evening.ts';

const ABOLISH = { discard: [] };
const BEGUN = { what: 'abolish', draft: ABOLISH };

/** Ana attacks with privilege; the others hold what they are given. */
function privileged(hands: { readonly ben?: readonly string[]; readonly cleo?: readonly string[] }) {
  const table = evening({
    seats: {
      ana: {
        illuminati: 'discordian-society',
        money: 11,
        turnsTaken: 2,
        specials: ['slush-fund'],
        structure: [{ group: 'california', on: 'left', money: 5 }],
      },
      ben: {
        illuminati: 'gnomes-of-zurich',
        money: 30,
        specials: hands.ben ?? [],
        structure: [{ group: 'moonies', on: 'left' }],
      },
      cleo: {
        illuminati: 'servants-of-cthulhu',
        money: 9,
        specials: hands.cleo ?? [],
        structure: [{ group: 'kgb', on: 'left' }],
      },
    },
  });
  table.seats.ana.attacks('control', 'eco-guerrillas').with('california', { privilege: { discard: 'slush-fund' } });
  if (table.state.questions.at(-1)?.kind === 'secrets') table.everybodyDeclines();
  return table;
}

describe('against a privilege', () => {
  test('[REQ-177] [REQ-182] [R-15.6] Deep Agent alone is enough: the button is not greyed, and the panel asks for nothing else', () => {
    const seen = seenBy(privileged({ ben: ['deep-agent'] }), 'ben');
    expect(seen.moves.abolish).toBeUndefined();
    expect(canAbolish(seen)).toBe(true);
    expect(abolish.begun(seen, BEGUN)).toBeDefined();
    expect(drawnPanel(SpendingPanel, { seen, draft: NOTHING })).toMatch(
      /<button(?![^>]*aria-disabled="true")[^>]*>(?:<[^b][^>]*>)*Abolish privilege/,
    );
    const panel = text(drawnPanel(AbolishPanel, { seen, draft: ABOLISH }));
    expect(panel).toContain('Deep Agent');
    expect(panel).toContain('Play it');
    expect(panel).not.toContain('two of your Specials');
  });

  test('[REQ-178] [R-9.12] with one other Special it stays greyed, and says why', () => {
    const seen = seenBy(privileged({ ben: ['bribery'] }), 'ben');
    expect(canAbolish(seen)).toBe(false);
    expect(abolish.begun(seen, BEGUN)).toBeUndefined();
    expect(drawnPanel(SpendingPanel, { seen, draft: NOTHING })).toContain(
      'You need two Specials to discard, or Deep Agent.',
    );
  });

  test('[REQ-181] who holds Deep Agent and another is asked which way', () => {
    const seen = seenBy(privileged({ ben: ['deep-agent', 'bribery'] }), 'ben');
    const panel = text(drawnPanel(AbolishPanel, { seen, draft: ABOLISH }));
    expect(panel).toContain('Use Deep Agent instead');
    expect(panel).toContain('Choose two of your Specials');
  });

  test('[REQ-375] [REQ-204] [R-15.7] Interference and Deep Agent are offered at their moment, to their holders alone', () => {
    const table = privileged({ ben: ['interference', 'bribery'], cleo: ['deep-agent'] });
    const offered = (name: 'ana' | 'ben' | 'cleo') =>
      text(drawnPanel(SpendingPanel, { seen: seenBy(table, name), draft: NOTHING })).match(
        /Play (Interference|Deep Agent)/g,
      ) ?? [];
    expect(offered('ben')).toEqual(['Play Interference']);
    expect(offered('cleo')).toEqual(['Play Deep Agent']);
    expect(offered('ana')).toEqual([]);
  });
});

describe('answers given ahead, while an attack runs', () => {
  const told = (table: ReturnType<typeof evening>, name: 'ana' | 'ben' | 'cleo') => {
    const seen = seenBy(table, name);
    const own = { seat: 0, mayWait: true, waited: false, answered: false, mayUndo: false, standing: [], offersEnd: [] };
    return text(drawnPanel(SpendingPanel, { seen, draft: NOTHING }, { info: { ...seen.info, own } }));
  };

  test('[R-24.6] who is not in the attack finds them beside it; who attacks or defends has to decide about the money', () => {
    const table = evening();
    table.seats.ana.attacks('neutralize', 'moonies').with('big-media');
    expect(told(table, 'cleo')).toContain('Stay out of attacks that do not touch me');
    expect(told(table, 'ana')).not.toContain('Standing answers');
    expect(told(table, 'ben')).not.toContain('Standing answers');
  });

  test('[R-24.6] after the roll, when everybody is asked, everybody finds them', () => {
    const table = evening({ dice: [[3, 4]] });
    table.seats.ana.attacks('neutralize', 'moonies').with('big-media');
    for (const name of ['ana', 'ben', 'cleo'] as const) table.seats[name].isDone();
    expect(table.state.questions.at(-1)?.kind).toBe('roll');
    for (const name of ['ana', 'ben', 'cleo'] as const) expect(told(table, name)).toContain('Standing answers');
  });
});

describe('[T-10] [R-7.16] from the roll on an attack is told in the past, to everybody', () => {
  const EVERYBODY = ['ana', 'ben', 'cleo'] as const;
  const told = (table: ReturnType<typeof evening>, name: (typeof EVERYBODY)[number]) =>
    text(drawnPanel(SpendingPanel, { seen: seenBy(table, name), draft: NOTHING }));
  const needed = (told: string) => /(\d+) or less was needed: (success|failure)/.exec(told)?.slice(1);
  const rolled = () => {
    const table = evening({ dice: [[1, 1]] });
    table.seats.ana.attacks('control', 'eco-guerrillas').with('california');
    for (const name of EVERYBODY) {
      expect(told(table, name)).toMatch(/Roll \d+ or less/);
      expect(told(table, name)).not.toContain('was needed');
    }
    for (const name of EVERYBODY) table.seats[name].isDone();
    return table;
  };

  test('while a Special may still change the roll, which is said', () => {
    const table = rolled();
    expect(table.state.questions.at(-1)?.kind).toBe('roll');
    for (const name of EVERYBODY) {
      expect(needed(told(table, name))?.[1]).toBe('success');
      expect(told(table, name)).toContain('success unless a Special changes the roll');
      expect(told(table, name)).not.toMatch(/would|Roll \d+ or less/);
    }
  });

  test('and while the captive is placed, with the same number', () => {
    const table = rolled();
    const before = EVERYBODY.map((name) => needed(told(table, name)));
    table.settles('placement');
    expect(table.state.attack?.stage).toBe('placing');
    for (const name of EVERYBODY) expect(told(table, name)).not.toMatch(/would|unless|Roll \d+ or less/);
    expect(EVERYBODY.map((name) => needed(told(table, name)))).toEqual(before);
  });
});

test('[T-22] [R-9.6] after a declared privilege the greyed button of the others names the privilege', () => {
  const table = privileged({});
  for (const name of ['ben', 'cleo'] as const) {
    const seen = seenBy(table, name);
    const why = whyRefused(seen, { type: 'spend', from: seen.me ?? 0, amount: 1, side: 'against' });
    const text = 'Needed: an attack that is not privileged, or a Special that lets you in.';
    expect(why).toEqual({ text, rule: 'R-9.6' });
    expect(drawnPanel(SpendingPanel, { seen, draft: NOTHING })).toContain(text);
  }
});
