import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { type Reason, Stepper } from '../../base/theme/index.ts';

interface MoneyStepperProps {
  readonly label?: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (amount: number) => void;
}

/** So many MB. What is typed beyond the treasury stays and is refused in words: nobody gives all by mistake (REQ-151). */
export function MoneyStepper({ label = t('spend.amount', 'Amount in MB'), ...props }: MoneyStepperProps): ReactElement {
  const excess = moreThan(props.max, props.value);
  return (
    <>
      <Stepper
        label={label}
        unit="MB"
        less={t('less', 'One less')}
        more={t('more', 'One more')}
        handsOnExcess
        {...props}
      />
      {excess && (
        <p className="warning" role="alert">
          {excess.text}
        </p>
      )}
    </>
  );
}

/** Why such an amount cannot leave that treasury; undefined = it can. */
export function moreThan(max: number, amount: number): Reason | undefined {
  return amount > max ? { text: t('amount.only', 'There are only {max} MB.', { max }) } : undefined;
}
