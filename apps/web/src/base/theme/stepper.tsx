import { type ReactElement, useState } from 'react';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly unit?: string;
  readonly less: string;
  readonly more: string;
  /** What was typed beyond the limit is handed on as it is, for the caller to refuse; otherwise it becomes the limit. */
  readonly handsOnExcess?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number by −, + or digits, kept within its limits. */
export function Stepper(props: StepperProps): ReactElement {
  const { label, value, min = 0, max, unit, less, more, handsOnExcess = false, onChange } = props;
  // While somebody types, the box may be empty or too large; leaving it settles the number.
  const [typed, setTyped] = useState<string>();
  const clamp = (wanted: number): number => Math.max(min, Math.min(max, Math.trunc(wanted)));
  const allowed = (wanted: number): number => (handsOnExcess ? Math.max(min, wanted) : clamp(wanted));
  const settle = (): void => {
    if (typed !== undefined && typed !== '') onChange(allowed(Number(typed)));
    setTyped(undefined);
  };
  return (
    <span className="stepper">
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(clamp(value - 1))}>
        −
      </button>
      <span className="stepper-number">
        <input
          aria-label={label}
          inputMode="numeric"
          pattern="[0-9]*"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={value > max || undefined}
          value={typed ?? String(value)}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 4);
            setTyped(digits);
            if (digits !== '' && Number(digits) === allowed(Number(digits))) onChange(Number(digits));
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') onChange(clamp(value + 1));
            else if (event.key === 'ArrowDown') onChange(clamp(value - 1));
            else if (event.key === 'Enter') settle();
            else return;
            event.preventDefault();
          }}
        />
        {unit !== undefined && <small>{unit}</small>}
      </span>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(clamp(value + 1))}>
        +
      </button>
    </span>
  );
}
