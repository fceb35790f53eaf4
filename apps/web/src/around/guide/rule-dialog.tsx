import { lazy, type ReactElement } from 'react';
import { needTexts, t } from '../../base/i18n/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { ui } from '../../tabletop/seen/index.ts';

/** The pages speak in texts of the lessons. */
const BookBeside = lazy(async () => {
  const [{ BookBeside: Book }] = await Promise.all([import('./book-beside.tsx'), needTexts('lessons')]);
  return { default: Book };
});

/** The rules beside the table, open at the rule that was asked for, or at what is on the table now. They travel only when somebody asks. */
export function RuleDialog({ rule }: { readonly rule: string }): ReactElement {
  return (
    <BesideDialog label={t('table.rules', 'Rules')} close={() => ui({ rule: undefined })}>
      <BookBeside rule={rule} />
    </BesideDialog>
  );
}
