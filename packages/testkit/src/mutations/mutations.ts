/** Twenty rules, each broken in one place of the engine. Tests that notice none of these would notice little. */
export interface Mutation {
  readonly rule: string;
  /** Under packages/engine/src. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
}

export const MUTATIONS: readonly Mutation[] = [
  { rule: 'R-8.10', file: 'rules/arithmetic.ts', from: 'roll <= 10 && roll <= required', to: 'roll <= required' },
  { rule: 'R-8.3', file: 'rules/arithmetic.ts', from: "=== 'neutralize' ? 6 : 0", to: "=== 'neutralize' ? 5 : 0" },
  { rule: 'R-9.3', file: 'rules/arithmetic.ts', from: '2 * terms.spent.target', to: 'terms.spent.target' },
  {
    rule: 'R-8.5',
    file: 'rules/arithmetic.ts',
    from: "=== 'destroy' ? -bonus : bonus",
    to: "=== 'destroy' ? bonus : bonus",
  },
  { rule: 'R-7.12', file: 'rules/arithmetic.ts', from: 'if (card === target) return 0;', to: '' },
  { rule: 'R-17.26', file: 'rules/arithmetic.ts', from: 'if (card === target || board.owner', to: 'if (board.owner' },
  { rule: 'R-10.7', file: 'flow/attack.ts', from: 'money - Math.floor(money / 2)', to: 'Math.floor(money / 2)' },
  {
    rule: 'R-19.1',
    file: 'flow/elimination.ts',
    from: 'entryAt(state.turnsTaken, seat) < 3',
    to: 'entryAt(state.turnsTaken, seat) < 4',
  },
  { rule: 'R-3.10', file: 'commands/own-turn.ts', from: "amount: 5, why: 'pass'", to: "amount: 4, why: 'pass'" },
  {
    rule: 'R-11.4',
    file: 'commands/own-turn.ts',
    from: 'turn.freeTransfersUsed < 2;',
    to: 'turn.freeTransfersUsed < 3;',
  },
  {
    rule: 'R-20.5',
    file: 'flow/end-of-turn.ts',
    from: 'quietTurns >= 3 * countSeats',
    to: 'quietTurns >= 2 * countSeats',
  },
  { rule: 'R-21.2', file: 'rules/goals.ts', from: '[0, 0, 13, 13, 12,', to: '[0, 0, 13, 13, 13,' },
  { rule: 'R-3.8', file: 'flow/draw.ts', from: '.length < 2)', to: '.length < 1)' },
  {
    rule: 'R-9.7',
    file: 'flow/special-effect.ts',
    from: "top?.kind === 'spending' && top.done)",
    to: "top?.kind === 'spending' && !top)",
  },
  {
    rule: 'R-7.4',
    file: 'rules/targets.ts',
    from: "kind === 'control' && owner === seat",
    to: "kind === 'control' && owner > 99",
  },
  { rule: 'R-16.6', file: 'rules/immunity.ts', from: 'if (!isIlluminatiCard(aid)) mask |=', to: 'if (!aids) mask |=' },
  { rule: 'R-4.6', file: 'flow/income.ts', from: 'entryAt(state.money, b) - entryAt(state.money, a) ||', to: '' },
  { rule: 'R-9.17', file: 'commands/spending.ts', from: 'if (attack.committed) return', to: 'if (!attack) return' },
  {
    rule: 'R-20.3',
    file: 'rules/goals.ts',
    from: 'powerOf(pack, board, card) + 1, 0)',
    to: 'powerOf(pack, board, card), 0)',
  },
  { rule: 'R-18.3', file: 'view/view-for.ts', from: "=== 'all' || money === 0 ||", to: "=== 'all' ||" },
];
