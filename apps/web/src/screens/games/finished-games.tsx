import { pack } from '@illuminice/cards';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Segmented } from '../../base/theme/index.ts';
import type { SavedGame } from '../../session/local/index.ts';
import { FinishedRow } from './finished-row.tsx';
import { EVERYTHING, matches, newestFirst, ownIlluminati, SHOWN, type Shown } from './search.ts';

const AT_ONCE = 12;

export function FinishedGames({ games }: { readonly games: readonly SavedGame[] }): ReactElement {
  const [wanted, setWanted] = useState(EVERYTHING);
  const [most, setMost] = useState(AT_ONCE);
  const found = newestFirst(games.filter((game) => matches(game, wanted)));
  const played = new Set(games.map(ownIlluminati));
  return (
    <section aria-labelledby="games-finished">
      <h2 id="games-finished" className="ink-heading">
        {t('games.finished', 'Finished')}{' '}
        <small>{t('games.count', '{count, plural, one {# game} other {# games}}', { count: found.length })}</small>
      </h2>
      <Panel look="ink" className="games-list">
        {games.length > 0 && (
          <search className="games-search">
            <input
              type="search"
              aria-label={t('games.search', 'Search people and Illuminati')}
              placeholder={t('games.search', 'Search people and Illuminati')}
              value={wanted.text}
              onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
            />
            <select
              aria-label={t('games.own', 'Your Illuminati')}
              value={wanted.illuminati}
              onChange={({ target }) => setWanted({ ...wanted, illuminati: target.value })}
            >
              <option value="">{t('games.any', 'Any Illuminati')}</option>
              {pack.illuminati
                .filter(({ key }) => played.has(key))
                .map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
            </select>
            <Segmented<Shown>
              label={t('games.which', 'Which games')}
              value={wanted.shown}
              choices={SHOWN.map((value) => ({ value, text: shownText(value) }))}
              onChange={(shown) => setWanted({ ...wanted, shown })}
            />
          </search>
        )}
        {found.length === 0 && (
          <p className="browse-none">
            {games.length === 0
              ? t('local.none', 'Games are kept in this browser after every move.')
              : t('games.none', 'No game is like that.')}
          </p>
        )}
        <ul>
          {found.slice(0, most).map((game) => (
            <FinishedRow key={game.id} game={game} games={games} />
          ))}
        </ul>
        {found.length > most && (
          <Button look="ink" onClick={() => setMost(most + 4 * AT_ONCE)}>
            {t('games.more', 'Show more')}
          </Button>
        )}
      </Panel>
    </section>
  );
}

function shownText(shown: Shown): string {
  switch (shown) {
    case 'all':
      return t('games.all', 'All');
    case 'won':
      return t('games.won', 'Won');
    case 'lost':
      return t('games.lost', 'Lost');
    case 'branches':
      return t('whatIf.mark', 'What if');
    case 'brought':
      return t('games.brought', 'From files');
  }
}
