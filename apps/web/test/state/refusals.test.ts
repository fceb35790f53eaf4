/** Nothing that is asked of the table is refused without a word (R-24.8, product.md "Why?"). */
import { TABLE_REFUSALS } from '@illuminice/protocol';
import { afterEach, expect, test } from 'vitest';
import { CONNECTION_LOST } from '../../src/session/online/requests.ts';
import { tableLink } from '../../src/session/online/table-link.ts';
import type { TableLink } from '../../src/session/stores/model.ts';
import { closeTable, openTable, useTable } from '../../src/session/stores/table-store.ts';
import { refusalText } from '../../src/tabletop/parts/refusal-text.ts';

afterEach(closeTable);

/** A table that refuses everything, in the order it is asked. */
function refusingLine(asked: string[]): TableLink {
  return tableLink({
    ask: ({ type }) => {
      asked.push(type);
      return Promise.resolve({ ok: false, refusal: { code: 'NO_VOTE', rule: 'R-24.2', values: { need: type } } });
    },
    leaveTable: () => undefined,
    takeOver: () => undefined,
  });
}

const ACTS: Readonly<Record<string, (link: TableLink) => Promise<unknown> | undefined>> = {
  command: (link) => link.send({ type: 'pass' }),
  wait: (link) => link.wait(),
  standing: (link) => link.setStanding('stayOut', true),
  arm: (link) => link.arm(),
  chat: (link) => link.chat('hello'),
  mute: (link) => link.mute(1, true),
  report: (link) => link.report(1, 'rude'),
  promise: (link) => link.promise({ to: 1, text: 'peace' }),
  undo: (link) => link.undo(),
  vote: (link) => link.vote('reset', true),
  handBack: (link) => link.handBack(),
  throw: (link) => link.setUp({ type: 'throw' }, 0),
  rematch: (link) => link.rematch?.(),
};

test.each(Object.keys(ACTS))('[R-24.8] a refused %s stays readable until something else is asked', async (type) => {
  const asked: string[] = [];
  openTable(refusingLine(asked));
  await ACTS[type]?.(useTable.getState());
  expect(asked).toEqual([type]);
  expect(useTable.getState().lastRefusal?.refusal).toEqual({ code: 'NO_VOTE', rule: 'R-24.2', values: { need: type } });
  const other = useTable.getState().undo();
  expect(useTable.getState().lastRefusal).toBeUndefined();
  await other;
});

test('[R-22.15] leaving over a dead line is refused in words, and the table stays', async () => {
  openTable(
    tableLink({
      ask: () => Promise.resolve(CONNECTION_LOST),
      leaveTable: () => undefined,
      takeOver: () => undefined,
    }),
  );
  useTable.setState({ info: { own: { seat: 0 } } as never });
  useTable.getState().leave();
  await expect
    .poll(() => useTable.getState().lastRefusal?.refusal)
    .toMatchObject({ code: 'NO_CONNECTION', rule: 'R-22.15' });
});

test('[R-24.8] every refusal of the table has words of its own', () => {
  const text = TABLE_REFUSALS.map((code) => refusalText({ code }));
  expect(new Set(text)).toHaveLength(TABLE_REFUSALS.length);
  expect(text).not.toContain(refusalText({ code: 'never heard of' }));
});

test('[R-14.11] a word beside an offer goes out with it', async () => {
  const sent: unknown[] = [];
  const link = tableLink({
    ask: (message) => {
      sent.push(message);
      return Promise.resolve({ ok: true });
    },
    leaveTable: () => undefined,
    takeOver: () => undefined,
  });
  const offer = { type: 'offer', to: 1, give: {}, want: { money: 2 } } as const;
  await link.send(offer, { promise: { text: 'I stay out.', promise: { kind: 'stayOut' } } });
  await link.send(offer);
  expect(sent).toEqual([
    { type: 'command', command: offer, promise: { text: 'I stay out.', promise: { kind: 'stayOut' } } },
    { type: 'command', command: offer },
  ]);
});
