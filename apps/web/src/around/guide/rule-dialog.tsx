import { lazy, type ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { ui } from '../../tabletop/seen/index.ts';
import { loadBookBeside } from './lazy.ts';

const BookBeside = lazy(async () => ({ default: (await loadBookBeside()).BookBeside }));

/** The rules beside the table, open at the rule that was asked for, or at what is on the table now. They travel only when somebody asks. */
export function RuleDialog({ rule }: { readonly rule: string }): ReactElement {
  return (
    <BesideDialog label={t('table.rules', 'Rules')} close={() => ui({ rule: undefined })}>
      <BookBeside rule={rule} />
    </BesideDialog>
  );
}
