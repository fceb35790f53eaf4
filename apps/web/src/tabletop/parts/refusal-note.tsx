import { type ReactElement, useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Panel } from '../../base/theme/index.ts';
import { problemSentence, useTable } from '../../session/stores/index.ts';
import { cardName, nameInSentence, specialName, useRules, useSeen } from '../seen/index.ts';
import { RuleLink } from './rule-link.tsx';
import { fetchRules } from './why-refused.ts';

/** Long enough to be read twice; after that it speaks of a moment that is over. */
const READ_MS = 12_000;

/** A refusal in words, what would be needed, and the rule behind it. Whoever points at it is still reading. */
export function RefusalNote(): ReactElement | undefined {
  const refused = useTable((state) => state.lastRefusal);
  const seen = useSeen();
  const rules = useRules((state) => state.rules);
  const isMute = refused !== undefined && !rules;
  useEffect(() => {
    if (isMute) fetchRules().catch(() => undefined); // Without them it is said that, not why.
  }, [isMute]);
  useEffect(() => {
    if (!refused) return;
    const leave = () => {
      if (document.querySelector('.toast-refusal:is(:hover, :focus-within)')) timer = setTimeout(leave, READ_MS);
      else forgetRefusal();
    };
    let timer = setTimeout(leave, READ_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  if (!refused) return undefined;
  const { refusal, problem } = refused;
  const need =
    refusal &&
    rules?.needSentence(refusal, {
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
            <b>{rules?.refusalText(refusal) ?? t('refused.timing', 'Not at this moment.')}</b>{' '}
            {need !== undefined && t('refused.need', 'Needed: {need}.', { need })}
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
