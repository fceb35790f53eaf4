/** Solo: choose opponents and play, or go on with a game that this browser kept. */
import { useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { takeWhatIf } from '../../session/imagined/index.ts';
import { beginLocal, type SavedGame } from '../../session/local/index.ts';
import { LocalScreen } from './local-screen.tsx';
import { SoloOpponents } from './solo-opponents.tsx';

const isOurs = ({ people }: SavedGame): boolean => people === 1;

export function SoloScreen() {
  useEffect(() => {
    if (!location.search.startsWith('?what-if')) return;
    history.replaceState(undefined, '', '/solo');
    const game = takeWhatIf();
    if (game) beginLocal(game);
  }, []);
  return (
    <LocalScreen title={t('solo.title', 'Solo')} isOurs={isOurs}>
      <SoloOpponents />
    </LocalScreen>
  );
}
