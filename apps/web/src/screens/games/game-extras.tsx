import { type ReactElement, useState } from 'react';
import { download, savedGameName } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { recordOf, type SavedGame, say } from '../../session/local/index.ts';

/** Its log as a file, and away with it; the second press means it. */
export function GameExtras({ game }: { readonly game: SavedGame }): ReactElement {
  const [asked, setAsked] = useState(false);
  const { id, bare } = game;
  const removal = asked ? t('games.really', 'Really throw it away?') : t('local.remove', 'Throw away');
  return (
    <span className="games-extras">
      {!bare && (
        <button
          type="button"
          title={t('local.export', 'Take along')}
          aria-label={t('local.export', 'Take along')}
          onClick={() => void recordOf(id).then((text) => download(savedGameName(id), text))}
        >
          <Icon name="save-arrow" size={20} />
        </button>
      )}
      <button
        type="button"
        title={removal}
        aria-label={removal}
        data-asked={asked}
        onBlur={() => setAsked(false)}
        onClick={() => (asked ? say({ type: 'remove', id }) : setAsked(true))}
      >
        <Icon name="trash-can" size={20} />
        {asked && removal}
      </button>
    </span>
  );
}
