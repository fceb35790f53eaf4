import { t } from '../i18n/translate.ts';
import { takeOver } from '../net/client.ts';
import { useLobby } from '../state/lobby-store.ts';
import { Button, Icon } from '../theme/index.ts';
import { useRoute } from './router.ts';

/** Says when the line to the server is not what it should be; silent while all is well (the table shows its own light). */
export function ConnectionNotice() {
  const { connection, farewell } = useLobby();
  const { screen } = useRoute();
  if (screen === 'devTable' || screen === 'goodbye') return undefined;
  if (farewell === 'replaced')
    return (
      <div className="connection" role="alert">
        <Icon name="linked-rings" />
        {t('connection.replaced', 'This table is open in another tab.')}
        <Button look="dark" onClick={takeOver}>
          {t('connection.takeOver', 'Play here')}
        </Button>
      </div>
    );
  if (farewell === 'wrongVersion')
    return (
      <div className="connection" role="alert">
        <Icon name="info" />
        {t('connection.version', 'The game has been updated.')}
        <Button look="dark" onClick={() => location.reload()}>
          {t('broken.reload', 'Load again')}
        </Button>
      </div>
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
