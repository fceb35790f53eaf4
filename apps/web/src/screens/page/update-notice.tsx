import { takeUpdate, useUpdate } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { NoticeStrip } from './notice-strip.tsx';

/** Offered, never forced: while a game is on the table it can wait. */
export function UpdateNotice() {
  const waiting = useUpdate((state) => state.waiting);
  const playing = useTable(({ view }) => view !== undefined && view.over === undefined);
  if (!waiting || playing) return undefined;
  return (
    <NoticeStrip icon="info" action={{ text: t('update.take', 'Take it'), take: takeUpdate }}>
      {t('update.ready', 'A newer Illuminice is ready.')}
    </NoticeStrip>
  );
}
