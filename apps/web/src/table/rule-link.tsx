import type { ReactElement, ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { ui } from './ui-store.ts';

/** "Why?": opens the rule beside the table. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children?: ReactNode }): ReactElement {
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={t('rule.open', 'Why? Rule {rule}', { rule })}
      onClick={() => ui({ rule })}
    >
      {children ?? rule}
    </button>
  );
}
