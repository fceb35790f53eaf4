import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Panel } from '../../base/theme/index.ts';
import { problemSentence, useTable } from '../../session/stores/index.ts';
import { cardName, nameInSentence, specialName, useRules, useSeen } from '../seen/index.ts';
import { RuleLink } from './rule-link.tsx';
import { fetchRules } from './why-refused.ts';

/** Long enough to be read twice. */
const READ_MS = 12_000;
/** Once the moment it speaks of is over it would lie over the next decision; the news of that may come right after it. */
const LEAST_MS = 3_000;

/** A refusal in words, what would be needed, and the rule behind it. */
export function RefusalNote(): ReactElement | undefined {
  const refused = useTable((state) => state.lastRefusal);
  const seen = useSeen();
  const rules = useRules((state) => state.rules);
  const isMute = refused !== undefined && !rules;
  useEffect(() => {
    if (isMute) fetchRules().catch(() => undefined); // Without them it is said that, not why.
  }, [isMute]);
  useLeaving(refused);
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

/** Whoever points at it is still reading. */
function useLeaving(refused: ReturnType<typeof useTable.getState>['lastRefusal']): void {
  const moment = useTable(({ view }) => JSON.stringify([view?.turn.seat, view?.phase, view?.attack?.target]));
  const begun = useRef<{ refused: unknown; moment: string; at: number }>(undefined);
  useEffect(() => {
    if (!refused) return;
    if (begun.current?.refused !== refused) begun.current = { refused, moment, at: Date.now() };
    const { at, moment: spokenOf } = begun.current;
    const isOver = refused.refusal !== undefined && spokenOf !== moment;
    const leave = () => {
      if (document.querySelector('.toast-refusal:is(:hover, :focus-within)')) timer = setTimeout(leave, READ_MS);
      else forgetRefusal();
    };
    let timer = setTimeout(leave, Math.max(0, (isOver ? LEAST_MS : READ_MS) - (Date.now() - at)));
    return () => clearTimeout(timer);
  }, [refused, moment]);
}

/** Read, or about something else than what begins now. */
export function forgetRefusal(): void {
  useTable.setState({ lastRefusal: undefined });
}
