import { type ReactElement, use } from 'react';
import { i18n, t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { bookIn, bookLanguage, type Chapter, plainText } from '../rulebook/index.ts';
import type { GuidePage } from './pages.ts';

interface RulesProps {
  readonly page: GuidePage;
  readonly onRule: (rule: string) => void;
}

/** What the referee goes by: the first sentence of each rule the pictures show; a press leads to all of it. */
export function RulesBeside({ page, onRule }: RulesProps): ReactElement {
  const book = use(bookIn(i18n.locale));
  const written = bookLanguage(i18n.locale);
  const chapters = [...new Set(page.rules.map(([, rule]) => rule.split('.')[0] ?? rule))];
  return (
    <>
      {written !== i18n.locale && (
        <p className="guide-english">{t('guide.rules.english', 'The numbered rules are in English.')}</p>
      )}
      <ol className="guide-rules" lang={written}>
        {page.rules.map(([n, rule]) => (
          <li key={`${n} ${rule}`} data-n={n}>
            <button type="button" onClick={() => onRule(rule)}>
              <span className="guide-number">{n}</span>
              <span>
                <b>{rule}</b> {firstSentence(book, rule)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="guide-all" onClick={() => onRule(chapters[0] ?? '')}>
        <Icon name="rule-book" size={20} />
        {t('guide.rules.all', 'All of {chapters}', { chapters: chapters.join(', ') })}
      </button>
    </>
  );
}

/** Up to the first full stop behind which something new begins; a very short one takes the next along. */
export function firstSentence(book: readonly Chapter[], rule: string): string | undefined {
  for (const { blocks } of book)
    for (const block of blocks)
      if (block.kind === 'rule' && block.id === rule) {
        const text = plainText(block.text).trim();
        return /^.{24,}?[.](?=\s+[\p{Lu}*(]|$)/su.exec(text)?.[0] ?? text;
      }
  return undefined;
}
