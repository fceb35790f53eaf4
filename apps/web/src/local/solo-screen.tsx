/** Solo: choose opponents and play, or go on with a game that this browser kept. */
import { t } from '../i18n/translate.ts';
import { LocalScreen } from './local-screen.tsx';
import { SoloOpponents } from './solo-opponents.tsx';

export function SoloScreen() {
  return (
    <LocalScreen title={t('solo.title', 'Solo')} isOurs={({ people }) => people === 1}>
      <SoloOpponents />
    </LocalScreen>
  );
}
