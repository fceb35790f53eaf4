import type { ReactElement } from 'react';
import { t } from '../i18n/translate.ts';
import { Stepper } from '../theme/index.ts';

interface MoneyStepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (amount: number) => void;
}

/** So many MB. */
export function MoneyStepper(props: MoneyStepperProps): ReactElement {
  return (
    <Stepper
      label={t('spend.amount', 'Amount in MB')}
      unit="MB"
      less={t('less', 'One less')}
      more={t('more', 'One more')}
      {...props}
    />
  );
}
