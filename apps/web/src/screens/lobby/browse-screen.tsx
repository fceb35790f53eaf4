import type { LobbyListItem } from '@illuminice/protocol';
import { useEffect } from 'react';
import type { InterfaceIcon } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate, tablePath, watchPath } from '../../base/router/index.ts';
import { Button, Icon, Panel } from '../../base/theme/index.ts';
import { ask } from '../../session/online/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { optionText } from '../table-options/index.ts';
import '../page/arrival.css';

const REFRESH = 4_000;
const SEATS = 8;

/** Public lobbies to join and running games to watch. */
export function BrowseScreen() {
  const { list, connection } = useLobby();
  useEffect(() => {
    document.title = `${t('menu.browse', 'Open tables')} · Illuminice`;
    const look = (): void => void ask({ type: 'listLobbies' });
    look();
    const timer = setInterval(look, REFRESH);
    return () => clearInterval(timer);
  }, []);
  const waiting = list?.filter(({ running }) => !running) ?? [];
  const running = list?.filter((item) => item.running) ?? [];
  return (
    <div className="screen">
      <TopBar title={t('menu.browse', 'Open tables')} />
      <main className="browse">
        <h1 className="visually-hidden">{t('menu.browse', 'Open tables')}</h1>
        <Tables title={t('browse.waiting', 'Waiting for players')} items={waiting} icon="round-table">
          {list === undefined && connection !== 'online'
            ? t('lobby.connecting', 'Calling headquarters…')
            : t('browse.none', 'No public table is waiting. Create one, or use Quick match: it opens a table for you.')}
        </Tables>
        <Tables title={t('browse.running', 'Running: you may watch')} items={running} icon="binoculars">
          {t('browse.noneRunning', 'No public game is running.')}
        </Tables>
      </main>
      <Footer />
    </div>
  );
}

interface TablesProps {
  readonly title: string;
  readonly items: readonly LobbyListItem[];
  readonly icon: InterfaceIcon;
  /** Said when there is none. */
  readonly children: string;
}

function Tables({ title, items, icon, children }: TablesProps) {
  return (
    <Panel look="ink" className="browse-panel">
      <h2 className="ink-heading">{title}</h2>
      {items.length === 0 ? (
        <p className="browse-none">
          <Icon name={icon} size={44} />
          {children}
        </p>
      ) : (
        <ul className="browse-list">
          {items.map((item) => (
            <li key={item.code}>
              <b>{t('browse.host', "{name}'s table", { name: item.host })}</b>
              <span>
                {t('browse.seats', '{seats} of {all} seats', { seats: item.seats, all: SEATS })}
                {item.bots > 0 && ` · ${t('browse.bots', '{n, plural, one {# bot} other {# bots}}', { n: item.bots })}`}
                {` · ${optionText(item.options).join(' · ') || t('options.standard', 'standard rules')}`}
              </span>
              {item.running ? (
                <Button icon="binoculars" onClick={() => navigate(watchPath(item.code))}>
                  {t('browse.watch', 'Watch')}
                </Button>
              ) : (
                <Button look="gold" icon="round-table" onClick={() => navigate(tablePath(item.code))}>
                  {t('menu.join', 'Join')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
