import { lazy, type ReactElement } from 'react';
import { t } from '../../base/i18n/translate.ts';
import { BesideDialog } from '../../tabletop/parts/beside-dialog.tsx';
import { ui } from '../../tabletop/seen/ui-store.ts';

const Panels = lazy(async () => ({ default: (await import('../settings/settings-screen.tsx')).SettingsPanels }));

/** Sound, sight and hands in the middle of a game: nobody has to leave the table to turn the music down. */
export function SettingsDialog(): ReactElement {
  return (
    <BesideDialog label={t('menu.settings', 'Settings')} close={() => ui({ settings: false })}>
      <div className="settings settings-beside">
        <Panels inGame />
      </div>
    </BesideDialog>
  );
}
