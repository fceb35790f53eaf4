import { lazy, type ReactElement, Suspense, useCallback, useRef, useState } from 'react';
import { useCloseOutside } from '../app/close-outside.ts';
import { LineLight } from '../app/line-light.tsx';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { Icon } from '../theme/index.ts';
import { loadTableMenu } from './lazy-parts.ts';
import type { Seen } from './seen.ts';

const TableMenuList = lazy(async () => ({ default: (await loadTableMenu()).TableMenuList }));

/** The line's light and the door to everything about the table that is no move. */
export function TableMenu({ seen }: { readonly seen: Seen }): ReactElement {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useCloseOutside(box, open, close);
  const connection = useTable((state) => state.connection);
  return (
    <div ref={box} className="table-menu">
      <LineLight connection={connection} />
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
