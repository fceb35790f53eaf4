import { lazy, type ReactElement, Suspense, useCallback, useRef, useState } from 'react';
import { useCloseOutside } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { ConnectionLight } from '../page/index.ts';
import { loadTableMenu } from './lazy-parts.ts';

const TableMenuList = lazy(async () => ({ default: (await loadTableMenu()).TableMenuList }));

/** The line's light and the door to everything about the table that is no move. */
export function TableMenu({ seen }: { readonly seen: Seen }): ReactElement {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useCloseOutside(box, open ? close : undefined);
  const connection = useTable((state) => state.connection);
  return (
    <div ref={box} className="table-menu">
      <ConnectionLight connection={connection} />
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('table.menu', 'Table menu')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="hamburger-menu" size={24} />
      </button>
      <Suspense>{open && <TableMenuList seen={seen} close={close} />}</Suspense>
    </div>
  );
}
