import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { type Pace, useSettings } from '../../base/settings/index.ts';
import { Segmented } from '../../base/theme/index.ts';

/** How fast what others do is shown (T-4). */
export function PaceChoice(): ReactElement {
  const { pace, change } = useSettings();
  return (
    <Segmented<Pace>
      label={t('director.pace', 'Pace')}
      value={pace}
      choices={[
        { value: 'instant', text: t('pace.instant', 'Instant') },
        { value: 'quick', text: t('pace.quick', 'Quick') },
        { value: 'normal', text: t('pace.normal', 'Normal') },
        { value: 'step', text: t('pace.step', 'Step by step') },
      ]}
      onChange={(pace) => change({ pace })}
    />
  );
}
