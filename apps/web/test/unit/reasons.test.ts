/** Whatever is greyed anywhere on the table says why: every prepared position, through the eyes of a player and of a watcher. */
import { pack } from '@illuminice/cards';
import { isIlluminatiCard } from '@illuminice/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFixture } from '../../dev/positions/fixture.ts';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { fetchPanels, meaningOf, openNow, turnEntries } from '../../src/actions/all/now.ts';
import { menuEntries } from '../../src/actions/card-menu/menu-entries.ts';
import { useWhyNot } from '../../src/base/theme/why-not.ts';
import { HandBar } from '../../src/screens/table/hand-bar.tsx';
import { DecisionPanel } from '../../src/screens/table/panel.tsx';
import { pressCard } from '../../src/screens/table/press-card.ts';
import { closeTable, useTable } from '../../src/session/stores/table-store.ts';
import type { MenuEntry, TurnEntry } from '../../src/tabletop/action/action.tsx';
import { ownerOf } from '../../src/tabletop/seen/owner-of.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { drawn } from './drawn.ts';
import './evening.ts';

const LISTS = ['regular', 'free', 'powers', 'finish', 'main'] as const;
const NOWHERE = {} as HTMLElement;
const NAMES = Object.keys(FIXTURE_SCENARIOS).filter((name) => FIXTURE_SCENARIOS[name]?.title !== undefined);

function opened(scenario: string, seat: number | 'spectator'): Seen {
  startAfresh();
  openFixture({ scenario, seat });
  // What a press would send is not carried out: the position stays what it is.
  useTable.setState({ send: async () => ({ ok: false, refusal: undefined }) as never });
  const { view, moves, info } = useTable.getState();
  if (!view || !info) throw new Error(scenario);
  return { pack, view, moves, info, me: seat === 'spectator' ? undefined : seat };
}

function cardsOf({ view }: Seen): readonly number[] {
  return [...view.seats.flatMap(({ groups }, seat) => [seat, ...groups.map(({ card }) => card)]), ...view.uncontrolled];
}

function entriesOf(seen: Seen): readonly (TurnEntry | MenuEntry)[] {
  const slots = seen.view.seats.flatMap(({ hand }, owner) => hand.map((_, index) => ({ owner, index })));
  return [
    ...(seen.me === undefined ? [] : LISTS.flatMap((list) => turnEntries(seen, list))),
    ...[...cardsOf(seen).map((card) => ({ card })), ...slots].flatMap((subject) => menuEntries(seen, subject)),
  ];
}

beforeAll(() => Promise.all(fetchPanels()));
beforeEach(() => startAfresh());
afterAll(closeTable);

describe.each([0, 1, 'spectator'] as const)('as seat %s', (seat) => {
  test.each(NAMES)('[R-22.11] every greyed entry of a turn or a menu has a reason and its rule: %s', (scenario) => {
    const greyed = entriesOf(opened(scenario, seat)).flatMap(({ label, why }) => (why ? [{ label, ...why }] : []));
    for (const { label, text, rule } of greyed) {
      expect(text, label).toMatch(/\S+ \S+/);
      expect(text, label).not.toBe('Not at this moment.');
      expect(rule, `${label}: ${text}`).toMatch(/^R-\d/);
      if (seat === 'spectator') expect(text, label).toContain('You are watching');
    }
  });
});

describe.each([0, 1] as const)('while seat %i chooses', (seat) => {
  test.each(NAMES)('[R-22.12] [T-21] a press on any card chooses it or says why not: %s', (scenario) => {
    const seen = opened(scenario, seat);
    // One of each shape: the same beginning with another card meets the same reasons.
    const begun = new Map<string, ReturnType<typeof useUi.getState>['begun']>();
    for (const { why, start } of entriesOf(seen)) {
      if (why) continue;
      startAfresh();
      start();
      const now = useUi.getState().begun;
      const shape = JSON.stringify(now ?? '').replace(/\d+/g, '#');
      if (begun.has(shape) || !now || !openNow(seen, now)?.press) continue;
      begun.set(shape, now);
    }
    for (const now of begun.values()) {
      const key = JSON.stringify(now);
      for (const card of cardsOf(seen)) {
        useUi.setState({ begun: now });
        const { presses } = useWhyNot.getState();
        pressCard(seen, card, NOWHERE);
        const said = useWhyNot.getState();
        const where = `${key}, ${pack.groups[card - 8]?.name ?? card} of ${ownerOf(seen.view, card)}`;
        if (JSON.stringify(useUi.getState().begun) !== key) continue;
        // Chosen already, and the only one that could be.
        if (openNow(seen, now)?.lights?.().choosable?.has(card)) continue;
        expect(said.presses, where).toBe(presses + 1);
        expect(said.text, where).toMatch(/\S+ \S+ \S+/);
        expect(said.rule, where).toMatch(/^R-\d/);
        if (isIlluminatiCard(card)) continue;
        expect(said.rule, where).not.toBe('R-22.12');
      }
    }
  });
});

/** The number between them is what bars them. */
const STEPS = /aria-label="One (?:less|more)"/;

test.each(NAMES)('[R-22.12] nothing on the table is greyed so that a press on it is swallowed: %s', (scenario) => {
  const seen = opened(scenario, 0);
  const table = useTable.getState();
  const markup = [drawn(DecisionPanel, { seen }, table), drawn(HandBar, { seen }, table)].join('');
  const buttons = markup.match(/<button[^>]*>/g) ?? [];
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => / disabled=""/.test(button) && !STEPS.test(button))).toEqual([]);
  // What is held for the blink of an eye is not greyed (base/theme/use-hold.ts).
  for (const button of buttons.filter((each) => /aria-disabled="true"/.test(each) && !/button-held/.test(each)))
    expect(button).toMatch(/title="[^"]+ [^"]+"/);
});

test('[R-22.12] the key of a greyed button says why, too', () => {
  const seen = opened('rival', 0);
  const { presses } = useWhyNot.getState();
  for (const [at, key] of ['a', 'x', 'v'].entries()) {
    meaningOf(key, seen)?.();
    expect(useWhyNot.getState()).toMatchObject({ text: 'Needed: your own turn.', presses: presses + at + 1 });
  }
});
