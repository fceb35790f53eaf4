import type { LobbySeat } from '@illuminice/protocol';
import { t } from '../i18n/translate.ts';

export function Presence({ seat }: { readonly seat: LobbySeat }) {
  if (seat.kind === 'bot') return undefined;
  return (
    <span className={seat.present ? 'presence presence-here' : 'presence'}>
      {seat.present ? t('seats.present', 'Here') : t('seats.absent', 'Away')}
    </span>
  );
}
