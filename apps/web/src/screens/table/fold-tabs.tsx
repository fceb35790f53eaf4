import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { ui, useUi } from '../../tabletop/seen/index.ts';
import type { SheetStop } from './sheet-stop.ts';

/** On both edges of a desktop's board: more room for it, until the next decision or until they are pressed again (T-12). */
export function FoldTabs({ isPutAway, moveTo }: SheetStop): ReactElement {
  const isSideFolded = useUi((state) => state.isSideFolded);
  return (
    <>
      <button
        type="button"
        className="fold-tab fold-panel"
        aria-label={t('table.decision', 'Decision')}
        aria-expanded={!isPutAway}
        onClick={() => moveTo(isPutAway ? 'half' : 'folded')}
      />
      <button
        type="button"
        className="fold-tab fold-side"
        aria-label={t('table.others', 'Players and log')}
        aria-expanded={!isSideFolded}
        onClick={() => ui({ isSideFolded: !isSideFolded })}
      />
    </>
  );
}
