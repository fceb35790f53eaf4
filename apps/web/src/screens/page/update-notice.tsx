import { takeUpdate, useUpdate } from '../../base/browser/offline.ts';
import { t } from '../../base/i18n/translate.ts';
import { useTable } from '../../session/stores/table-store.ts';
import { NoticeStrip } from './notice-strip.tsx';

/** Offered, never forced: while a game is on the table it can wait. */
export function UpdateNotice() {
  const waiting = useUpdate((state) => state.waiting);
  const playing = useTable(({ view }) => view !== undefined && view.over === undefined);
  if (!waiting || playing) return undefined;
  return (
    <NoticeStrip icon="info" action={{ words: t('update.take', 'Take it'), take: takeUpdate }}>
      {t('update.ready', 'A newer Illuminice is ready.')}
    </NoticeStrip>
  );
}
