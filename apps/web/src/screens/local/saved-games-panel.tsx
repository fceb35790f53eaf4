import { type ChangeEvent, useRef } from 'react';
import { download, savedGameName } from '../../base/browser/index.ts';
import { i18n, t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { recordOf, type SavedGame, say, useLocal } from '../../session/local/index.ts';
import { UploadButton } from './upload.tsx';

/** Games this browser keeps; each goes on exactly where it was left. */
interface SavedGamesProps {
  /** Which of the kept games belong on this screen. */
  readonly isOurs: (game: SavedGame) => boolean;
}

export function SavedGames({ isOurs }: SavedGamesProps) {
  const brought = useLocal((state) => state.brought);
  const games = useLocal((state) => state.games)?.filter((game) => isOurs(game) || game.id === brought);
  const unreadable = useLocal(({ trouble }) => trouble === 'notReadable');
  const waits = games?.some(({ over }) => !over) === true;
  const file = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen) say({ type: 'import', text: await chosen.text() });
    target.value = '';
  };
  return (
    <Panel look="ink" className={`browse-panel ${waits ? 'local-waits' : ''}`}>
      <h2 className="ink-heading">{t('local.saved', 'Your games')}</h2>
      {!games?.length && (
        <p className="browse-none">{t('local.none', 'Games are kept in this browser after every move.')}</p>
      )}
      <ul className="browse-list">
        {games?.map((game) => (
          <Saved key={game.id} game={game} />
        ))}
      </ul>
      <input ref={file} type="file" accept=".jsonl" hidden onChange={(event) => void read(event)} />
      <Button look="ink" onClick={() => file.current?.click()}>
        {t('local.import', 'Bring a saved game')}
      </Button>
      <p className="problem problem-on-ink" role="alert">
        {unreadable && t('local.notReadable', 'This file is no saved game of Illuminice.')}
      </p>
    </Panel>
  );
}

function Saved({ game }: { readonly game: SavedGame }) {
  return (
    <li>
      <b>{game.names.join(', ')}</b>
      <span>
        {new Date(game.playedAt).toLocaleString(i18n.locale)}
        {game.continues === 'whatIf' && ` · ${t('whatIf.mark', 'What if')}`}
        {game.over && ` · ${t('local.over', 'finished')}`}
      </span>
      <span className="local-buttons">
        <Button look="gold" onClick={() => say({ type: 'open', id: game.id })}>
          {game.over ? t('local.look', 'Look at it') : t('local.resume', 'Go on')}
        </Button>
        <Button
          look="ink"
          onClick={() => void recordOf(game.id).then((text) => download(savedGameName(game.id), text))}
        >
          {t('local.export', 'Take along')}
        </Button>
        {!game.over && <UploadButton id={game.id} />}
        <Button look="ink" onClick={() => say({ type: 'remove', id: game.id })}>
          {t('local.remove', 'Throw away')}
        </Button>
      </span>
    </li>
  );
}
