import { useEffect } from 'react';
import { keepAwake, showBadge, vibrate } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { useTable } from '../../session/stores/index.ts';

/** Title, chime, vibration and badge when the table waits for this seat. Every asked seat is called alike, whatever it holds. */
export function useYourDecision(): void {
  const waited = useTable(
    ({ info, me }) => me !== 'spectator' && info?.own?.answered === false && info.waitingFor.includes(me),
  );
  const over = useTable(({ view }) => view?.over !== undefined);
  const isCalled = waited && !over;
  useEffect(() => {
    if (over) document.title = `${t('title.over', 'Game over')} · Illuminice`;
    else document.title = waited ? `● ${t('title.yours', 'Your move')} · Illuminice` : 'Illuminice';
    return () => {
      document.title = 'Illuminice';
    };
  }, [waited, over]);
  useEffect(() => {
    if (!isCalled) return;
    playSound('alarm');
    const settings = useSettings.getState();
    if (settings.vibration) vibrate();
    const endings = [settings.badge ? showBadge() : undefined, settings.awake ? keepAwake() : undefined];
    return () => {
      for (const end of endings) end?.();
    };
  }, [isCalled]);
}
