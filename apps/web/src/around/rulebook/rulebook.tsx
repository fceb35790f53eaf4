import { createContext, type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { i18n, t } from '../../base/i18n/index.ts';
import { onSite } from '../../base/site/index.ts';
import { Field } from '../../base/theme/index.ts';
import { bookIn, bookLanguage, chaptersFor } from './book.ts';
import { type Block, type Chapter, type Inline, searchRules } from './parse-rules.ts';
import './rulebook.css';

/** What the reader looks for, marked wherever it stands. */
const Wanted = createContext<RegExp | undefined>(undefined);

interface RulebookProps {
  /** `R-9.14`: shown first and marked. */
  readonly rule: string;
  /** Left out: the book remembers by itself where the reader is. */
  readonly onFollow?: (rule: string) => void;
}

/** The whole book, searchable; the same component on its own page and beside the table. */
export function Rulebook({ rule: asked, onFollow }: RulebookProps) {
  const [followed, setFollowed] = useState<string>();
  const rule = followed ?? asked;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const language = i18n.locale;
  const written = bookLanguage(language);
  const book = use(bookIn(language));
  const chapters = useMemo(() => chaptersFor(book, rule), [book, rule]);
  const found = useMemo(() => searchRules(chapters, wanted), [chapters, wanted]);
  const pattern = useMemo(() => patternOf(wanted), [wanted]);
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Somebody came for this rule: an old search must not hide it.
    if (asked !== '') setQuery('');
  }, [asked]);

  useEffect(() => {
    // What was found begins at the top, wherever the reader was.
    if (wanted !== '') text.current?.scrollTo(0, 0);
    if (rule === '' || wanted !== '') return;
    const place = text.current?.querySelector(`[id="${CSS.escape(rule)}"]`);
    place?.scrollIntoView({ block: 'start' });
  }, [rule, wanted]);

  const follow = (target: string): void => {
    setQuery('');
    if (onFollow) onFollow(target);
    else setFollowed(target);
  };
  return (
    <div className="rulebook">
      <div className="rulebook-side">
        <Field label={t('rulebook.search', 'Search the rules')}>
          <input
            type="search"
            value={query}
            placeholder={t('rulebook.hint', 'privilege, R-9.14, Secrets …')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
        <p role="status" className="rulebook-count">
          {wanted === ''
            ? ''
            : t('rulebook.count', '{n, plural, one {# place} other {# places}}', { n: countBlocks(found) })}
        </p>
        <select
          className="rulebook-jump"
          aria-label={t('rulebook.contents', 'Contents')}
          value=""
          onChange={(event) => follow(event.target.value)}
        >
          <option value="">{t('rulebook.contents', 'Contents')}</option>
          {chapters.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <nav aria-label={t('rulebook.contents', 'Contents')}>
          <ol>
            {found.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => follow(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {/* A scrolling region must be reachable by keyboard: a book that only a wheel can turn is no book for everyone. */}
      <section
        className="rulebook-text panel panel-paper"
        ref={text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={t('menu.rulebook', 'Rulebook')}
        lang={written}
      >
        {language !== 'en' && (
          <p className="rulebook-note" lang={language}>
            {written === 'en'
              ? t(
                  'rulebook.english',
                  'The numbered rules are in English. How to play explains the game in your language.',
                )
              : t('rulebook.translated', 'A translation: the English text is normative.')}
          </p>
        )}
        <Wanted value={pattern}>
          {found.map((chapter) => (
            <section key={chapter.id}>
              <h2 id={chapter.id}>{chapter.title}</h2>
              {chapter.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the book does not change while it is read
                <BlockView key={index} block={block} marked={rule} follow={follow} />
              ))}
            </section>
          ))}
        </Wanted>
        {found.length === 0 && <p>{t('rulebook.nothing', 'Nothing in the rules has all of these words.')}</p>}
      </section>
    </div>
  );
}

function patternOf(wanted: string): RegExp | undefined {
  const words = wanted.split(/\s+/).filter((word) => word.length > 1);
  return words.length === 0
    ? undefined
    : new RegExp(`(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'i');
}

/** A split by a pattern with one group leaves what matched at every odd place. */
function Marked({ text }: { readonly text: string }): ReactNode {
  const pattern = use(Wanted);
  if (pattern === undefined) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence
  return text.split(pattern).map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

function countBlocks(found: readonly Chapter[]): number {
  return found.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

interface BlockProps {
  readonly block: Block;
  readonly marked: string;
  readonly follow: (rule: string) => void;
}

function BlockView({ block, marked, follow }: BlockProps): ReactNode {
  switch (block.kind) {
    case 'rule':
      return (
        <p id={block.id} className={block.id === marked ? 'rule rule-marked' : 'rule'}>
          <b className="rule-number">{block.id}</b> <Words text={block.text} follow={follow} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} follow={follow} />
        </p>
      );
    case 'item':
      return (
        <p className="rule-item">
          <Words text={block.text} follow={follow} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide listings scroll sideways and must be reachable by keyboard
        <pre tabIndex={0}>{block.text}</pre>
      );
    case 'table':
      return <TableView block={block} follow={follow} />;
  }
}

function TableView({
  block,
  follow,
}: {
  readonly block: Extract<Block, { kind: 'table' }>;
  readonly follow: BlockProps['follow'];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll sideways and must be reachable by keyboard
    <div className="rule-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table
              <th key={index} scope="col">
                <Words text={cell} follow={follow} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table
                <td key={column}>
                  <Words text={cell} follow={follow} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ text, follow }: { readonly text: readonly Inline[]; readonly follow: BlockProps['follow'] }) {
  return text.map((part, index) => {
    const key = index;
    switch (part.kind) {
      case 'rule':
        return (
          <a
            key={key}
            className="rule-mention"
            href={onSite(`/rulebook#${part.rule}`)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              follow(part.rule);
            }}
          >
            {part.rule}
          </a>
        );
      case 'strong':
        return <b key={key}>{part.text}</b>;
      case 'emphasis':
        return <em key={key}>{part.text}</em>;
      case 'code':
        return <code key={key}>{part.text}</code>;
      default:
        return <Marked key={key} text={part.text} />;
    }
  });
}
