import { lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { needTexts } from '../../src/base/i18n/language.ts';
import { Loading } from '../../src/base/theme/loading.tsx';
import { useTable } from '../../src/session/stores/table-store.ts';
import { openFixture, rivalDoes } from '../positions/fixture.ts';

const TableScreen = lazy(async () => {
  const [{ TableScreen: Screen }] = await Promise.all([
    import('../../src/screens/table/table-screen.tsx'),
    needTexts('table'),
  ]);
  return { default: Screen };
});

/** The table on a prepared position, without a server: /dev/table/?scenario=attack&seat=0&answer=800. Not in the built client. */
export function DevTable() {
  const asked = useSyncExternalStore(listen, () => location.search);
  const [laid, setLaid] = useState('');
  useEffect(() => {
    const wanted = new URLSearchParams(asked);
    const answer = wanted.get('answer');
    openFixture({
      scenario: wanted.get('scenario') ?? 'actions',
      seat: wanted.get('seat') === 'spectator' ? 'spectator' : Number(wanted.get('seat') ?? 0),
      onlyAnswers: wanted.has('patient'),
      ...(answer === null ? {} : { answerAfter: Number(answer) }),
    });
    setLaid(asked);
  }, [asked]);
  useEffect(() => {
    const move = (event: Event) => rivalDoes((event as CustomEvent).detail);
    addEventListener('rival', move);
    return () => removeEventListener('rival', move);
  }, []);
  const ready = useTable(({ view, info }) => view !== undefined && info !== undefined);
  // Another position is another table: nothing that was closed or chosen at the one before is remembered, or drawn once more.
  return ready && laid === asked ? <TableScreen key={asked} /> : <Loading />;
}

function listen(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
