import { useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { useTable } from '../../session/stores/index.ts';

/** Title badge and chime when the table waits for this seat. Every asked seat is called alike, whatever it holds. */
export function useYourDecision(): void {
  const waited = useTable(
    ({ info, me }) => me !== 'spectator' && info?.own?.answered === false && info.waitingFor.includes(me),
  );
  const over = useTable(({ view }) => view?.over !== undefined);
  useEffect(() => {
    if (over) document.title = `${t('title.over', 'Game over')} · Illuminice`;
    else document.title = waited ? `● ${t('title.yours', 'Your move')} · Illuminice` : 'Illuminice';
    if (waited && !over) playSound('alarm');
    return () => {
      document.title = 'Illuminice';
    };
  }, [waited, over]);
}
