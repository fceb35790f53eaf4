import { playOn } from '../../positions/fixture.ts';
import type { FixtureMove } from '../../positions/fixture-moves.ts';

const attack = (seat: number, what: Readonly<Record<string, string>>): FixtureMove => ({
  seat,
  do: { type: 'attack', ...what },
});
const spend = (seat: number, from: number | string, amount: number): FixtureMove => ({
  seat,
  do: { type: 'spend', from, amount },
});
const DONE: readonly FixtureMove[] = [0, 1, 2, 3].map((seat) => ({ seat, do: { type: 'done' } }));

/** From the end of one's own turn to the beginning of the next: two attacks, one of them on oneself, and a turn that was passed. */
export function roundOfRivals(): void {
  playOn([
    { seat: 0, do: { type: 'endTurn' } },
    attack(1, { kind: 'control', attacker: 'card:kgb', target: 'card:loan-sharks' }),
    spend(1, 1, 8),
    ...DONE,
    { seat: 1, do: { type: 'endTurn' } },
    attack(2, { kind: 'neutralize', attacker: 'card:moonies', target: 'card:yuppies' }),
    spend(2, 2, 12),
    spend(0, 0, 3),
    ...DONE,
    { seat: 2, do: { type: 'endTurn' } },
    { seat: 3, do: { type: 'pass' } },
  ]);
}
