import type { ReactElement } from 'react';
import { randomId } from '../../../base/browser/index.ts';
import { t } from '../../../base/i18n/index.ts';
import { Button } from '../../../base/theme/index.ts';
import { imaginedGame, leaveWhatIf, WHAT_IF_PATH } from '../../../session/imagined/index.ts';
import { useTable } from '../../../session/stores/index.ts';
import './what-if.css';

/** Only for who sits at a running game somewhere else: at this device there is the real thing. */
export function WhatIf(): ReactElement | undefined {
  const may = useTable(
    ({ view, me, hostedHere }) =>
      !hostedHere && me !== 'spectator' && view !== undefined && view.phase !== 'setup' && !view.over,
  );
  if (!may) return undefined;
  const begin = (): void => {
    const { pack, view, info, me } = useTable.getState();
    if (!view || !info || me === 'spectator') return;
    leaveWhatIf(imaginedGame({ pack, view, info, me }, randomId()));
    window.open(WHAT_IF_PATH, '_blank', 'noopener');
  };
  return (
    <Button
      className="what-if-button"
      icon="family-tree"
      title={t('whatIf.why', 'Play a private copy against computers; what you do not know is filled in by chance')}
      onClick={begin}
    >
      {t('whatIf.ask', 'What if…')}
    </Button>
  );
}
