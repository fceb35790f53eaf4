/** Solo: choose opponents and play, or go on with a game that this browser kept. */
import { t } from '../../base/i18n/index.ts';
import type { SavedGame } from '../../session/local/index.ts';
import { LocalScreen } from './local-screen.tsx';
import { SoloOpponents } from './solo-opponents.tsx';

const isOurs = ({ people }: SavedGame): boolean => people === 1;

export function SoloScreen() {
  return (
    <LocalScreen title={t('solo.title', 'Solo')} isOurs={isOurs}>
      <SoloOpponents />
    </LocalScreen>
  );
}
