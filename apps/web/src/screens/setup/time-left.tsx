import { useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';

/** At one device nobody is hurried: that end is a day away. */
const LONGEST = 3600;

/** Until a pick or a throw is made for who does not make it. */
export function TimeLeft() {
  const endsAt = useTable(({ info, clocks }) =>
    info?.beginning?.endsAt === undefined ? undefined : info.beginning.endsAt + clocks.offset,
  );
  const left = useSecondsLeft(useMemo(() => (endsAt === undefined ? undefined : { endsAt }), [endsAt]));
  if (left === undefined || left > LONGEST) return undefined;
  return (
    <span role="timer" aria-label={t('clock.left', '{left} seconds left', { left })}>
      {clockText(left)}
    </span>
  );
}
