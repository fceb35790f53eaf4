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

/**
 * A number by −, + or digits, kept within its limits. Every digit is handed on at once and leaving the box changes nothing:
 * a button beside it that names the number would otherwise be pressed with one and send another (T-3).
 */
export function Stepper(props: StepperProps): ReactElement {
  const { label, value, min = 0, max, unit, less, more, handsOnExcess = false, onChange } = props;
  // What was typed and is no number yet: nothing at all, or the first digit of one that is large enough.
  const [begun, setBegun] = useState<string>();
  const clamp = (wanted: number): number => Math.max(min, Math.min(max, wanted));
  const take = (wanted: number): void => {
    setBegun(undefined);
    onChange(clamp(wanted));
  };
  const type = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4);
    const wanted = Number(digits);
    setBegun(digits === '' || wanted < min ? digits : undefined);
    onChange(handsOnExcess ? Math.max(min, wanted) : clamp(wanted));
  };
  return (
    <span className="stepper">
      <button type="button" tabIndex={-1} aria-label={less} disabled={value <= min} onClick={() => take(value - 1)}>
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
          value={begun ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setBegun(undefined)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') take(value + 1);
            else if (event.key === 'ArrowDown') take(value - 1);
            else return;
            event.preventDefault();
          }}
        />
        {unit !== undefined && <small>{unit}</small>}
      </span>
      <button type="button" tabIndex={-1} aria-label={more} disabled={value >= max} onClick={() => take(value + 1)}>
        +
      </button>
    </span>
  );
}
