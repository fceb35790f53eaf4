import { lazy, type ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { ui } from '../../tabletop/seen/index.ts';

const Rulebook = lazy(async () => ({ default: (await import('./rulebook.tsx')).Rulebook }));

/** The rulebook beside the table, open at the rule that was asked for. It travels only when somebody asks. */
export function RuleDialog({ rule }: { readonly rule: string }): ReactElement {
  return (
    <BesideDialog label={t('table.rules', 'Rules')} close={() => ui({ rule: undefined })}>
      <Rulebook rule={rule} onFollow={(next) => ui({ rule: next })} />
    </BesideDialog>
  );
}
