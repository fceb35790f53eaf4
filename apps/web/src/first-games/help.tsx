/** What stands ready for whoever wants to be told something. Comes after the table, so that nobody waits for it. */
import type { ReactElement } from 'react';
import { Hint } from '../hint/hint.tsx';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { WhatIf } from '../what-if/what-if.tsx';
import { FirstGames } from './first-games.tsx';

export function Help(): ReactElement {
  return (
    <>
      <Origin />
      <FirstGames />
      <Hint />
      <WhatIf />
    </>
  );
}

/** A game that did not begin here says so, to everybody at the table. */
function Origin(): ReactElement | undefined {
  const from = useTable(({ info }) => info?.continues);
  if (from === undefined) return undefined;
  return (
    <p className="origin-mark">{from === 'upload' ? t('origin.uploaded', 'Uploaded') : t('whatIf.mark', 'What if')}</p>
  );
}
