import { describe, expect, test } from 'vitest';
import { cardEntries, specialEntries } from '../../src/actions/card-menu/card-menu.ts';
import { turnMenu } from '../../src/actions/turn/action-menu.ts';
import { card, evening, seenBy } from './evening.ts';
import { inGerman } from './in-german.ts';

const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label);

describe('the action menu', () => {
  test('[REQ-050] while nothing was done: regular actions, free actions and Pass', () => {
    const { view, options } = seenBy(evening(), 'ana');
    const menu = turnMenu(view, options);
    expect(labels(menu.regular)).toEqual(['Attack', 'Transfer money', 'Move a group', 'Trade a group']);
    expect(labels(menu.free)).toEqual(['Drop a group', 'Give money or Specials', 'Use a Special']);
    expect(menu.finish[0]).toMatchObject({ act: 'pass' });
  });

  test('[REQ-051] [R-3.11] after a first action Done stands in place of Pass', () => {
    const table = evening();
    table.seats.ana.transfers(1, { from: 'california', to: 'big-media' });
    const { view, options } = seenBy(table, 'ana');
    const menu = turnMenu(view, options);
    expect(menu.regular.length).toBeGreaterThan(0);
    expect(labels(menu.finish)).toEqual(['Done', 'End turn']);
  });

  test('[REQ-052] after the second action only free actions and Done are left', () => {
    const { view, options } = seenBy(evening({ turn: { actionsUsed: 2 } }), 'ana');
    const menu = turnMenu(view, options);
    expect(menu.regular).toEqual([]);
    expect(labels(menu.free)).toContain('Drop a group');
  });

  test('[REQ-066] [R-3.9] in the transfers the turn can be ended', () => {
    const { view, options } = seenBy(evening({ turn: { phase: 'transfers' } }), 'ana');
    // Powers at the end of the turn exist for two of the eight alone.
    expect(turnMenu(view, options).finish).toMatchObject([{ act: 'endTurn', label: 'End turn' }]);
  });
});

describe('the card menu', () => {
  test('[REQ-055] [REQ-056] [REQ-057] [REQ-058] [REQ-303] [R-22.11] an own Group offers every entry of the seeds', () => {
    const entries = cardEntries(seenBy(evening(), 'ana'), card('big-media'));
    expect(labels(entries)).toEqual([
      'Attack to control',
      'Attack to neutralize',
      'Attack to destroy',
      'Transfer money',
      'Move group',
      'Transfer group to a player',
      'Drop group',
      'Stack the money',
      'Position in the structure',
      'View card',
    ]);
    expect(entries.filter(({ reason }) => reason)).toEqual([]);
  });

  test('[R-22.11] what cannot be done is greyed with a reason and a rule', () => {
    const entries = cardEntries(seenBy(evening({ turn: { seat: 'ben' } }), 'ana'), card('big-media'));
    const attack = entries.find(({ label }) => label === 'Attack to control');
    expect(attack?.reason).toEqual({ text: 'It is not your turn.', rule: 'R-7.1' });
    expect(entries.find(({ label }) => label === 'View card')?.reason).toBeUndefined();
  });

  test('[R-7.3] a Group without power says so', () => {
    const table = evening();
    const entries = cardEntries(seenBy(table, 'ana'), card('eco-guerrillas'));
    expect(entries.find(({ label }) => label === 'Attack to neutralize')?.reason?.rule).toBe('R-7.6');
  });

  test('[REQ-336] on a rival’s Illuminati there is nothing but to look', () => {
    expect(labels(cardEntries(seenBy(evening(), 'ana'), 1))).toEqual(['Position in the structure', 'View card']);
  });

  test('[REQ-188] [REQ-321] an own Special can be used, given, turned up and viewed', () => {
    const seen = seenBy(evening(), 'ana');
    expect(labels(specialEntries(seen, 0, 0))).toEqual(['Use', 'Give', 'Turn face-up', 'View card']);
    expect(specialEntries(seen, 0, 2).find(({ act }) => act === 'use')?.reason?.rule).toBe('R-15');
  });

  test('[REQ-188] [R-22.11] why a Special has to wait is said in the language of its reader', () => {
    const reason = () => specialEntries(seenBy(evening(), 'ana'), 0, 2).find(({ act }) => act === 'use')?.reason?.text;
    expect(reason()).toBe('Its moment: During a privileged attack.');
    expect(inGerman(reason)).toBe('Ihr Augenblick: Während eines privilegierten Angriffs.');
  });

  test('[REQ-340] [R-18.5] peeking is offered only where the table allows it, and shows no card', () => {
    const [only, ...more] = specialEntries(seenBy(evening(), 'ana'), 1, 0);
    expect(only).toMatchObject({ act: 'peek', reason: { rule: 'R-18.5' } });
    expect(more).toEqual([]);
    const watching = { ...seenBy(evening({ options: { peeking: true } }), 'ana'), me: undefined };
    expect(specialEntries(watching, 1, 0)).toMatchObject([{ act: 'peek', reason: { rule: 'R-18.5' } }]);
    const peeking = seenBy(evening({ options: { peeking: true } }), 'ana');
    expect(specialEntries(peeking, 1, 0)).toEqual([{ act: 'peek', label: 'Peek' }]);
  });
});
