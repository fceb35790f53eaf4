import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { eventsFor } from '../src/view/update-for.ts';
import { aHostWith, holding } from './positions.ts';

test('whoever comes back is told again what he was told, by the same door, and nothing else', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], ben: ['slush-fund'] }));
  await host.send(0, { type: 'endTurn' });
  await host.pass(60);
  await host.send(1, { type: 'offer', to: 2, give: { money: 1 }, want: {} });
  const entries = await host.store.entries(host.table.id, 1);
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const { recent = [] } = await host.table.updateFor(viewer);
    const told = entries.flatMap((entry) => eventsFor(pack, entry, viewer));
    expect(recent.flatMap(({ events }) => events)).toEqual(told);
    expect(recent.length).toBeGreaterThan(0);
    const offers = told.filter(({ type }) => type === 'offerMade');
    expect(offers).toHaveLength(viewer === 1 || viewer === 2 ? 1 : 0);
  }
});
