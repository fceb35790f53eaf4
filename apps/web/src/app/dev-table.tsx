import { lazy, useEffect } from 'react';
import { needTexts } from '../i18n/language.ts';
import { openFixture } from '../state/fixture.ts';
import { useTable } from '../state/table-store.ts';
import { Loading } from './loading.tsx';

const TableScreen = lazy(async () => {
  const [{ TableScreen: Screen }] = await Promise.all([import('../table/table-screen.tsx'), needTexts('table')]);
  return { default: Screen };
});

/** The table on a prepared position, without a server: /dev/table?scenario=attack&seat=0&answer=800. Not in the built client. */
export function DevTable({ query }: { readonly query: URLSearchParams }) {
  const asked = query.toString();
  useEffect(() => {
    const wanted = new URLSearchParams(asked);
    const answer = wanted.get('answer');
    openFixture({
      scenario: wanted.get('scenario') ?? 'actions',
      seat: wanted.get('seat') === 'spectator' ? 'spectator' : Number(wanted.get('seat') ?? 0),
      onlyAnswers: wanted.has('patient'),
      ...(answer === null ? {} : { answerAfter: Number(answer) }),
    });
  }, [asked]);
  const ready = useTable(({ view, info }) => view !== undefined && info !== undefined);
  return ready ? <TableScreen /> : <Loading />;
}
