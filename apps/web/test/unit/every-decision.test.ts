/** The list of decisions that are looked at in every size knows every action there is (S-2). */
import { describe, expect, test } from 'vitest';
import { beginAction, openAction } from '../../dev/positions/begin-action.ts';
import { AT_ONCE_ACTIONS, DECISIONS } from '../../dev/positions/decisions.ts';
import { openFixture } from '../../dev/positions/fixture.ts';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { ALL_ACTIONS } from '../../src/actions/all/all-actions.ts';
import { useTable } from '../../src/session/stores/table-store.ts';
import { startAfresh } from '../../src/tabletop/seen/ui-store.ts';
import './evening.ts';

function opened(scenario: string): void {
  startAfresh();
  openFixture({ scenario });
  // What a press would send is not carried out: the position stays what it is.
  useTable.setState({ send: async () => ({ ok: false, refusal: undefined }) as never });
}

describe('every decision', () => {
  test('[S-2] every action is one of them, or a press without a panel', () => {
    const listed = new Set([...DECISIONS.flatMap(({ action }) => action ?? []), ...AT_ONCE_ACTIONS]);
    expect(ALL_ACTIONS.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
    expect(DECISIONS.filter(({ scenario }) => FIXTURE_SCENARIOS[scenario] === undefined)).toEqual([]);
  });

  test.each(DECISIONS.filter(({ how }) => how === 'begun'))('[S-2] $action can be begun at $scenario', (decision) => {
    opened(decision.scenario);
    expect(beginAction(decision.action ?? '')).toBe(true);
  });

  test.each(DECISIONS.filter(({ action, how }) => action && how === undefined))(
    '[S-2] $scenario asks for $action',
    ({ action, scenario }) => {
      opened(scenario);
      // A window and a notice are asked beside the panel.
      if (action !== 'react' && action !== 'peek') expect(openAction()?.name).toBe(action);
    },
  );

  test.each(AT_ONCE_ACTIONS)('[S-2] %s opens no panel of its own', (name) => {
    for (const scenario of ['actions', 'recycled', 'turnStart', 'vast']) {
      opened(scenario);
      if (beginAction(name)) throw new Error(`${name} opens a panel at ${scenario}: it is a decision`);
    }
  });
});
