/** How to play, for people: ten pages with live pictures (T-6). The numbered rules say the same beside them. */
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { t } from '../../base/i18n/index.ts';
import { onSite } from '../../base/site/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import { PAGES } from './pages.ts';
import { RulesBeside } from './rules-beside.tsx';
import './guide.css';
import './guide-parts.css';

export interface GuideProps {
  /** A page's name; anything else is the first page. */
  readonly page: string;
  readonly onPage: (page: string) => void;
  /** One press deeper: the numbered rules. */
  readonly onRule: (rule: string) => void;
}

export function Guide({ page: asked, onPage, onRule }: GuideProps): ReactElement {
  const at = Math.max(
    0,
    PAGES.findIndex(({ name }) => name === asked),
  );
  const page = PAGES[at] as (typeof PAGES)[number];
  const [before, next] = [PAGES[at - 1], PAGES[at + 1]];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page.name);
  useEffect(() => {
    if (shown.current === page.name) return;
    shown.current = page.name;
    // A turned page begins at its top, for eyes and for the keyboard.
    const paper = heading.current?.closest('.guide-paper');
    paper?.scrollTo(0, 0);
    paper?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [page.name]);
  return (
    <div className="guide">
      <Contents at={at} onPage={onPage} />
      <Panel as="article" look="paper" clip className="guide-paper">
        <header>
          <Stamp>{t('guide.page', 'Page {n}', { n: at + 1 })}</Stamp>
          <h2 ref={heading} tabIndex={-1}>
            {page.title()}
          </h2>
          <p>{page.lead()}</p>
        </header>
        <div className="guide-body" key={page.name}>
          <page.Page />
        </div>
        <footer>
          {before ? (
            <Button look="outline" icon="previous-button" onClick={() => onPage(before.name)}>
              {before.title()}
            </Button>
          ) : (
            <span />
          )}
          {next && (
            <Button look="dark" icon="next-button" onClick={() => onPage(next.name)}>
              {next.title()}
            </Button>
          )}
        </footer>
      </Panel>
      <Panel as="aside" look="ink" className="guide-beside" aria-label={t('guide.rules', 'The same, numbered')}>
        <h2>{t('guide.rules', 'The same, numbered')}</h2>
        <p>{t('guide.rules.note', 'what the referee goes by')}</p>
        {/* The book of rules travels by itself: the page need not wait for it. */}
        <Suspense fallback={<p>{t('loading', 'Pulling the strings taut…')}</p>}>
          <RulesBeside page={page} onRule={onRule} />
        </Suspense>
        <p>
          {/* Beside a game nobody is led away from it. */}
          <a className="guide-manual" href={onSite('/docs/how-to/play.html')} target="_blank" rel="noopener">
            {t('guide.manual', 'On one page, to print: the manual')}
          </a>
        </p>
      </Panel>
    </div>
  );
}

interface ContentsProps {
  readonly at: number;
  readonly onPage: (page: string) => void;
}

function Contents({ at, onPage }: ContentsProps): ReactElement {
  const label = t('guide.contents', 'Ten pages, ten minutes');
  return (
    <div className="guide-side">
      <select
        className="guide-jump"
        aria-label={label}
        value={PAGES[at]?.name}
        onChange={(event) => onPage(event.target.value)}
      >
        {PAGES.map(({ name, title }, index) => (
          <option key={name} value={name}>
            {index + 1} · {title()}
          </option>
        ))}
      </select>
      <nav aria-label={label}>
        <p className="guide-cap">{label}</p>
        <ol>
          {PAGES.map(({ name, title }, index) => (
            <li key={name}>
              <button type="button" aria-current={index === at ? 'page' : undefined} onClick={() => onPage(name)}>
                <b>{index + 1}</b> {title()}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <dl className="guide-words">
        <dt>{t('guide.word.group', 'Group')}</dt>
        <dd>{t('guide.word.group.text', 'a card you can control')}</dd>
        <dt>{t('guide.word.puppet', 'Puppet')}</dt>
        <dd>{t('guide.word.puppet.text', 'a card hanging from another')}</dd>
        <dt>MB</dt>
        <dd>{t('guide.word.mb.text', 'megabucks, the money')}</dd>
      </dl>
    </div>
  );
}
