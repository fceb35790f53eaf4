import { t } from '../../base/i18n/index.ts';
import { useRoute } from '../../base/router/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { takeOver } from '../../session/online/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { NoticeStrip } from './notice-strip.tsx';

/** Says when the line to the server is not what it should be; silent while all is well (the table shows its own light). */
export function ConnectionNotice() {
  const { connection, farewell, calling } = useLobby();
  const { screen } = useRoute();
  if (screen === 'goodbye') return undefined;
  if (calling)
    return (
      <NoticeStrip icon="hourglass" action={{ text: t('connection.cancel', 'Cancel'), take: calling }}>
        {t('connection.calling', 'Calling headquarters…')}
      </NoticeStrip>
    );
  if (farewell === 'replaced')
    return (
      <NoticeStrip icon="linked-rings" urgent action={{ text: t('connection.takeOver', 'Play here'), take: takeOver }}>
        {t('connection.replaced', 'This table is open in another tab.')}
      </NoticeStrip>
    );
  if (farewell === 'wrongVersion')
    return (
      <NoticeStrip
        icon="info"
        urgent
        action={{ text: t('broken.reload', 'Load again'), take: () => location.reload() }}
      >
        {t('connection.version', 'The game has been updated.')}
      </NoticeStrip>
    );
  return (
    <div role="status" className={connection === 'reconnecting' ? 'connection' : 'visually-hidden'}>
      {connection === 'reconnecting' && (
        <>
          <Icon name="unplugged" />
          {t('connection.lost', 'The line is dead. Reconnecting; nothing is lost.')}
        </>
      )}
    </div>
  );
}
