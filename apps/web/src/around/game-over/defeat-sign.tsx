import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';

/** A defeated player may go on watching or quit (R-19.5, REQ-362, REQ-363). */
export function DefeatSign({ onSpectate }: { readonly onSpectate: () => void }): ReactElement {
  const leave = useTable((state) => state.leave);
  return (
    <dialog
      className="defeat"
      aria-label={t('defeat.title', 'Defeat')}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={onSpectate}
    >
      <Panel look="paper" className="defeat-paper">
        <Stamp>{t('defeat.title', 'Defeat')}</Stamp>
        <p>{t('defeat.words', 'You control no group any more. The conspiracy goes on without you.')}</p>
        <footer>
          <Button look="red" size="large" icon="binoculars" onClick={onSpectate}>
            {t('defeat.spectate', 'Spectate')}
          </Button>
          <Button look="outline" icon="exit-door" onClick={leave}>
            {t('defeat.quit', 'Quit')}
          </Button>
        </footer>
      </Panel>
    </dialog>
  );
}
