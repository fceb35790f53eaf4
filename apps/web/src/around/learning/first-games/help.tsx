/** What stands ready for whoever wants to be told something. Comes after the table, so that nobody waits for it. */
import { type ReactElement, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../base/i18n/index.ts';
import { useTable } from '../../../session/stores/index.ts';
import { useSeen } from '../../../tabletop/seen/index.ts';
import { Hint } from '../hint/index.ts';
import { WhatIf } from '../what-if/index.ts';
import { FirstGames } from './first-games.tsx';

export function Help(): ReactElement {
  useSeen();
  // Part of the table's grid: whatever the screen, it stands on the edge of the board or in a row of its own.
  const [table, setTable] = useState<Element>();
  useLayoutEffect(() => setTable(document.querySelector('.table') ?? undefined));
  return (
    <>
      <Origin />
      {table &&
        createPortal(
          <aside className="help" aria-label={t('help.label', 'Advice')}>
            <FirstGames />
            <Hint />
            <WhatIf />
          </aside>,
          table,
        )}
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
