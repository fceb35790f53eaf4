/** What was said by this moment, the latest first: talk of the table, and what those who wrote it let the others read. */
import { type ReactElement, useEffect } from 'react';
import { i18n, t } from '../../base/i18n/index.ts';
import { say, useLocal } from '../../session/local/index.ts';
import { useReplay } from '../../session/replay/index.ts';
import type { Word } from '../../session/words/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { kindText, promiseText } from '../../tabletop/sentences/index.ts';
import { MyWords, useGameWords } from '../consent/index.ts';
import { bundleText } from '../deals/index.ts';
import './words.css';

interface WordsProps {
  readonly seen: Seen;
  /** The entry of the log that is shown. */
  readonly seq: number;
}

export function Words({ seen, seq }: WordsProps): ReactElement | undefined {
  const id = useReplay((state) => state.id);
  const kept = useReplay((state) => state.words);
  const isOnline = useLocal((state) => state.games?.some((game) => game.id === id && game.online === true));
  // Whether it was played at a server stands in the list of games.
  useEffect(() => say({ type: 'list' }), []);
  const atServer = useGameWords(isOnline ? id : undefined);
  const words = atServer?.words ?? kept;
  const heard = words.filter((word) => word.seq <= seq).toReversed();
  if (heard.length === 0 && !atServer?.mine) return undefined;
  return (
    <section className="words" aria-label={t('words.title', 'What was said')}>
      <h3>{t('words.title', 'What was said')}</h3>
      <MyWords words={atServer} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ol tabIndex={0}>
        {heard.length === 0 && <li className="words-none">{t('words.none', 'Nothing that may be read, so far.')}</li>}
        {heard.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and are never reordered
          <li key={words.length - index} data-seat={word.from}>
            <b>{nameOf(seen, word.from)}</b> {word.to.length > 0 && <small>{toWhom(seen, word)}</small>}{' '}
            {wordText(seen, word)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function toWhom(seen: Seen, { to }: Word): string {
  const names = new Intl.ListFormat(i18n.locale).format(to.map((seat) => nameOf(seen, seat)));
  return t('words.to', 'in secret to {names}:', { names });
}

function wordText(seen: Seen, word: Word): ReactElement {
  switch (word.kind) {
    case 'said':
      return <q>{word.text}</q>;
    case 'promised':
      return <q>{promiseText(seen, word)}</q>;
    case 'proposed':
      return (
        <q>
          {word.terms.map(({ by, promise }) => `${nameOf(seen, by)}: ${kindText(seen, promise)}`).join(' · ')}{' '}
          {word.text}
        </q>
      );
    case 'answered':
      return <em>{word.yes ? t('proposal.yes', 'agreed') : t('proposal.no', 'said no')}</em>;
    case 'offered':
      return (
        <em>
          {t('words.offered', 'offers {give} for {want}; it was not taken', {
            give: bundleText(seen, word.give),
            want: bundleText(seen, word.want),
          })}
        </em>
      );
  }
}
