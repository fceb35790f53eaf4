import { lazy, type ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { ui } from '../../tabletop/seen/index.ts';
import { loadSettingsScreen } from '../settings/lazy.ts';

const Panels = lazy(async () => ({ default: (await loadSettingsScreen()).SettingsPanels }));

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
