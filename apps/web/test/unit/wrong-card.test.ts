import { beforeEach, describe, expect, test } from 'vitest';
import { lightsNow, slotEntries } from '../../src/actions/all/now.ts';
import { firstPlan, planAttack } from '../../src/actions/attack/attack-draft.ts';
import { hangingOf } from '../../src/actions/bribe/bribe-draft.ts';
import { BribePanel } from '../../src/actions/bribe/bribe-panel.tsx';
import { useWhyNot } from '../../src/base/theme/why-not.ts';
import { pressCard } from '../../src/screens/table/press-card.ts';
import { begin, startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { drawnPanel } from './drawn.ts';
import { card, evening, seenBy, special } from './evening.ts';

const NOWHERE = {} as HTMLElement;
const [ANA, BEN] = [0, 1];

/** The draft after a press; the same draft means that the choice is still open. */
function pressed(seen: ReturnType<typeof seenBy>, what: string, draft: unknown, on: number): unknown {
  begin({ what, draft });
  pressCard(seen, on, NOWHERE);
  return useUi.getState().begun?.draft;
}

const bribing = () => {
  const table = evening();
  table.seats.ben.gives('ana', { specials: ['bribery'] });
  return seenBy(table, 'ana');
};

beforeEach(() => startAfresh());

describe('a card that may not be named is refused, and the choice is asked again', () => {
  const seen = seenBy(evening(), 'ana');

  test('[REQ-077] [R-7.8] an Illuminati is no target, whosever it is', () => {
    const draft = { plan: planAttack('neutralize', { attacker: card('big-media') }) };
    expect(pressed(seen, 'attack', draft, BEN)).toEqual(draft);
    expect(useWhyNot.getState().rule).toBe('R-7.8');
    expect(lightsNow(seen, { what: 'attack', draft }).rings.get(BEN)).toBeUndefined();
    expect(pressed(seen, 'attack', draft, card('moonies'))).toMatchObject({ plan: { target: card('moonies') } });
  });

  test('[REQ-077] [REQ-084] [R-7.8] a Special neither attacks nor is attacked', () => {
    const labels = [ANA, BEN].flatMap((owner) => slotEntries(seen, { owner, index: 0 }).map(({ label }) => label));
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => /attack/i.test(label))).toEqual([]);
  });

  test('[REQ-084] [R-7.2] another player’s card does not attack, the own Illuminati does', () => {
    const draft = { plan: { ...firstPlan(seen), attacker: undefined } };
    expect(pressed(seen, 'attack', draft, BEN)).toEqual(draft);
    expect(pressed(seen, 'attack', draft, card('kgb'))).not.toMatchObject({ plan: { attacker: card('kgb') } });
    expect(pressed(seen, 'attack', draft, ANA)).toMatchObject({ plan: { attacker: ANA } });
  });

  test('[REQ-198] [R-15.5] Bribery takes an uncontrolled Group and none of a structure', () => {
    const draft = { special: special('bribery') };
    const briber = bribing();
    for (const wrong of [card('kgb'), card('hackers'), BEN])
      expect(pressed(briber, 'bribe', draft, wrong)).toEqual(draft);
    expect(pressed(briber, 'bribe', draft, card('loan-sharks'))).toEqual({ ...draft, target: card('loan-sharks') });
  });
});

test('[REQ-199] [R-13.10] [T-39] a bribed Group looks for its arrow as a captured one does: the first is proposed', () => {
  const seen = bribing();
  const draft = { special: special('bribery'), target: card('loan-sharks') };
  const arrows = hangingOf(seen, draft)?.arrows ?? [];
  expect(arrows.length).toBeGreaterThan(1);
  expect(lightsNow(seen, { what: 'bribe', draft })).toMatchObject({ pressArrows: true, arrows });
  const [first] = arrows;
  if (!first) throw new Error('no arrow');
  const take = (chosen: object) =>
    drawnPanel(BribePanel, { seen, draft: { ...draft, ...chosen } }).match(/<button[^>]*bribe\.confirm[^>]*>/)?.[0];
  expect(take({})).not.toContain('disabled');
  expect(hangingOf(seen, draft)?.chosen?.arrow).toEqual({ host: first.host, side: first.side });
  expect(lightsNow(seen, { what: 'bribe', draft }).ghost).toMatchObject({ host: first.host, side: first.side });
  const [, second] = arrows;
  expect(hangingOf(seen, { ...draft, ...(second ? { arrow: second } : {}) })?.chosen?.arrow).toMatchObject({
    host: second?.host,
    side: second?.side,
  });
});
