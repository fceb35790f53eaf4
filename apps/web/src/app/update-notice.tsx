import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { Button, Icon } from '../theme/index.ts';
import { takeUpdate, useUpdate } from './offline.ts';

/** Offered, never forced: while a game is on the table it can wait. */
export function UpdateNotice() {
  const waiting = useUpdate((state) => state.waiting);
  const playing = useTable(({ view }) => view !== undefined && view.over === undefined);
  if (!waiting || playing) return undefined;
  return (
    <div className="connection" role="status">
      <Icon name="info" />
      {t('update.ready', 'A newer Illuminice is ready.')}
      <Button look="dark" onClick={takeUpdate}>
        {t('update.take', 'Take it')}
      </Button>
    </div>
  );
}
