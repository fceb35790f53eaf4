/** The uncontrolled Groups over the board: all of them, with what is needed to compare them (S-11). */
import { pack } from '@illuminice/cards';
import { groupDefinition, movesFor, viewFor } from '@illuminice/engine';
import { describe, expect, test } from 'vitest';
import { fixtureState } from '../../dev/positions/fixture-position.ts';
import { FIXTURE_SCENARIOS } from '../../dev/positions/fixture-scenarios.ts';
import { chancesOf } from '../../src/actions/attack/within-reach.ts';
import { passing } from '../../src/pieces/board/strip-filters.tsx';
import { UncontrolledStrip } from '../../src/pieces/board/uncontrolled-strip.tsx';
import { drawn } from './drawn.ts';
import { evening, seenBy } from './evening.ts';

describe('the strip of uncontrolled Groups', () => {
  const position = FIXTURE_SCENARIOS.grown?.position;
  if (!position) throw new Error('no grown position');
  const state = fixtureState(position);
  const seen = { ...seenBy(evening(), 'ana'), view: viewFor(pack, state, 0), moves: movesFor(pack, state, 0) };
  const chances = chancesOf(seen);
  const { view } = seen;

  test('[REQ-333][S-11][T-38] each of sixteen stands there with its numbers and its best chance, the likeliest first', () => {
    const html = drawn(UncontrolledStrip, { pack, view, chances });
    const order = [...html.matchAll(/data-card="(\d+)"/g)].map(([, card]) => Number(card));
    expect(order.toSorted((a, b) => a - b)).toEqual(view.uncontrolled.toSorted((a, b) => a - b));
    const shares = order.map((card) => chances.get(card) ?? 0);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(html.match(/class="strip-figures[ "]/g)).toHaveLength(16);
    expect(html.match(/% before money/g)).toHaveLength(16);
  });

  test('[S-11] the filters leave those within reach, those beyond, and those of an alignment', () => {
    const known = { pack, view, chances };
    const left = (filter: Parameters<typeof passing>[1]) =>
      view.uncontrolled.filter((card) => passing(known, filter, card));
    expect(left('all')).toHaveLength(16);
    expect(left('reach').length).toBeGreaterThan(0);
    expect([...left('reach'), ...left('beyond')]).toHaveLength(16);
    const fanatics = left('Fanatic').map((card) => groupDefinition(pack, card)?.key);
    expect(fanatics).toContain('trekkies');
    expect(fanatics).not.toContain('loan-sharks');
  });

  test('[S-11] whoever may not attack is told no chance', () => {
    const rival = { ...seen, moves: {} };
    expect(chancesOf(rival).size).toBe(0);
    const html = drawn(UncontrolledStrip, { pack, view, chances: chancesOf(rival) });
    expect(html).not.toContain('before money');
    expect(html).not.toContain('Within reach');
  });
});
