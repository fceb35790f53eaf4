import { type ChangeEvent, useRef } from 'react';
import { t } from '../i18n/translate.ts';
import { Button, Panel } from '../theme/index.ts';
import type { SavedGame } from './messages.ts';
import { exportSolo, importSolo, removeSolo, resumeSolo, useSolo } from './solo-client.ts';

/** Games this browser keeps; each goes on exactly where it was left. */
export function SavedGames() {
  const { games } = useSolo();
  const file = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen) importSolo(await chosen.text());
    target.value = '';
  };
  return (
    <Panel look="ink" className="browse-panel">
      <h2 className="ink-heading">{t('solo.saved', 'Your games')}</h2>
      {!games?.length && (
        <p className="browse-none">{t('solo.none', 'Games are kept in this browser after every move.')}</p>
      )}
      <ul className="browse-list">
        {games?.map((game) => (
          <Saved key={game.id} game={game} />
        ))}
      </ul>
      <input ref={file} type="file" accept=".jsonl" hidden onChange={(event) => void read(event)} />
      <Button look="ink" onClick={() => file.current?.click()}>
        {t('solo.import', 'Bring a saved game')}
      </Button>
    </Panel>
  );
}

function Saved({ game }: { readonly game: SavedGame }) {
  return (
    <li>
      <b>{game.names.join(', ')}</b>
      <span>
        {new Date(game.playedAt).toLocaleString()}
        {game.over && ` · ${t('solo.over', 'finished')}`}
      </span>
      <span className="solo-buttons">
        <Button look="gold" onClick={() => resumeSolo(game.id)}>
          {game.over ? t('solo.look', 'Look at it') : t('solo.resume', 'Go on')}
        </Button>
        <Button look="ink" onClick={() => exportSolo(game.id)}>
          {t('solo.export', 'Take along')}
        </Button>
        <Button look="ink" onClick={() => removeSolo(game.id)}>
          {t('solo.remove', 'Throw away')}
        </Button>
      </span>
    </li>
  );
}
