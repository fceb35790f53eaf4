import { lazy, type ReactElement, Suspense } from 'react';
import { t } from '../i18n/translate.ts';
import { Panel } from '../theme/index.ts';
import { ui } from './ui-store.ts';

const Rulebook = lazy(async () => ({ default: (await import('../rulebook/rulebook.tsx')).Rulebook }));

/** The rulebook beside the table, open at the rule that was asked for. It travels only when somebody asks. */
export function RuleDialog({ rule }: { readonly rule: string }): ReactElement {
  const close = () => ui({ rule: undefined });
  return (
    <dialog
      className="rule-dialog"
      aria-label={t('table.rules', 'Rules')}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={close}
    >
      <Panel look="ink" className="rule-paper">
        <button type="button" className="card-view-close" aria-label={t('view.close', 'Close')} onClick={close}>
          ×
        </button>
        <Suspense fallback={<p>{t('rules.loading', 'Opening the rulebook…')}</p>}>
          <Rulebook rule={rule} onFollow={(next) => ui({ rule: next })} />
        </Suspense>
      </Panel>
    </dialog>
  );
}
