import { expect, test } from 'vitest';
import { arrowStates } from '../../src/around/closer/arrow-states.ts';
import { CardView } from '../../src/around/closer/card-view.tsx';
import { layoutOfView } from '../../src/pieces/board/index.ts';
import { drawn, text } from '../unit/drawn.ts';
import { card, evening, seenBy } from '../unit/evening.ts';

const seen = seenBy(evening(), 'ana');
const { pack, view } = seen;

test('[T-29] a card that lies nowhere shows every arrow that is printed, none of them blocked', () => {
  const loose = card('eco-guerrillas');
  expect(arrowStates(seen, loose)).toEqual(
    (pack.outSides[loose] ?? []).map((direction) => ({ direction, isBlocked: false })),
  );
});

test('[T-29] [R-12.9] in a structure each arrow holds a puppet, is blocked exactly where no Group would fit, or is free', () => {
  const seat = seen.me ?? 0;
  const { arrows } = layoutOfView(pack, view, seat);
  const states = [seat, ...(view.seats[seat]?.groups ?? []).map((group) => group.card)].flatMap((host) =>
    arrowStates(seen, host),
  );
  expect(states.flatMap(({ puppet }) => puppet ?? []).toSorted()).toEqual(
    arrows.flatMap(({ puppet }) => puppet ?? []).toSorted(),
  );
  expect(states).toHaveLength(arrows.length);
  expect(states.filter(({ puppet, isBlocked }) => puppet !== undefined && isBlocked)).toEqual([]);
});

test('[T-29] the large card lists its arrows with what hangs on them', () => {
  const shown = text(drawn(CardView, { seen, shown: { card: card('big-media') } }));
  expect(shown).toContain('Control arrows');
  expect(shown).toMatch(/: free/);
});
