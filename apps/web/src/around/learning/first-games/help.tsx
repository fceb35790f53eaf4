/** What stands ready for whoever wants to be told something. Comes after the table, so that nobody waits for it. */
import type { ReactElement } from 'react';
import { t } from '../../../base/i18n/translate.ts';
import { useTable } from '../../../session/stores/table-store.ts';
import { Hint } from '../hint/hint.tsx';
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
