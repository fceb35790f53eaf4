import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Panel } from '../../base/theme/index.ts';
import { problemSentence, useTable } from '../../session/stores/index.ts';
import { cardName, nameInSentence, specialName, useSeen } from '../seen/index.ts';
import { needSentence } from '../sentences/index.ts';
import { refusalWords } from './refusal-words.ts';
import { RuleLink } from './rule-link.tsx';

/** A refusal in words, what would be needed, and the rule behind it. */
export function RefusalNote(): ReactElement | undefined {
  const refused = useTable((state) => state.lastRefusal);
  const seen = useSeen();
  if (!refused) return undefined;
  const { refusal, problem } = refused;
  const need =
    refusal &&
    needSentence(refusal, {
      card: (card) => (seen ? cardName(seen, card) : ''),
      special: (special) => (seen ? specialName(seen, special) : ''),
      seat: (seat) => (seen ? nameInSentence(seen, seat) : ''),
    });
  return (
    <Panel as="div" look="paper" className="toast toast-refusal" role="alert">
      {/* What went wrong outside the rules is a sentence of its own, and no rule is behind it. */}
      {problem ? (
        <b>{problemSentence(problem)}</b>
      ) : (
        <>
          <p>
            <b>{refusalWords(refusal)}</b> {need !== undefined && t('refused.need', 'Needed: {need}.', { need })}
          </p>
          {/* A requirement of the product is nothing a rulebook could open at. */}
          {refusal.rule.startsWith('R-') && (
            <RuleLink rule={refusal.rule}>{t('refused.why', 'Why? {rule}', { rule: refusal.rule })}</RuleLink>
          )}
        </>
      )}
      <button type="button" aria-label={t('view.close', 'Close')} onClick={forgetRefusal}>
        ×
      </button>
    </Panel>
  );
}

/** Read, or about something else than what begins now. */
export function forgetRefusal(): void {
  useTable.setState({ lastRefusal: undefined });
}
