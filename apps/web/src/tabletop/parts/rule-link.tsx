import type { ReactElement, ReactNode } from 'react';
import { t } from '../../base/i18n/index.ts';
import { ui } from '../seen/index.ts';

/** "Why?": opens the rule beside the table. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children?: ReactNode }): ReactElement {
  return (
    <button
      type="button"
      className="rule-link"
      // What is read out must hold what is seen: only a bare rule number needs the words around it.
      {...(children === undefined
        ? { 'aria-label': t('rule.open', 'Why? Rule {rule}', { rule }) }
        : { title: t('rule.open', 'Why? Rule {rule}', { rule }) })}
      onClick={() => ui({ rule })}
    >
      {children ?? rule}
    </button>
  );
}
