import type { LobbySeat } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';
import { Icon } from '../../base/theme/index.ts';

export function Presence({ seat }: { readonly seat: LobbySeat }) {
  if (seat.kind === 'bot') return undefined;
  const text = !seat.present
    ? t('seats.absent', 'Away')
    : seat.ready
      ? t('seats.ready', 'Ready')
      : t('seats.present', 'Here');
  return (
    <span className={`presence ${seat.present ? 'presence-here' : ''} ${seat.ready ? 'presence-ready' : ''}`}>
      {seat.ready && seat.present && <Icon name="check-mark" size={14} />} {text}
    </span>
  );
}
