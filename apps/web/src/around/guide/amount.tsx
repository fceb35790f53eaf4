import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Stepper } from '../../base/theme/index.ts';

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

/** A number to play with. */
export function Amount({ unit = 'MB', ...props }: AmountProps): ReactElement {
  return (
    <div className="guide-amount">
      <span>{props.label}</span>
      <Stepper {...props} unit={unit} less={t('less', 'One less')} more={t('more', 'One more')} />
    </div>
  );
}
