import type { ReactElement, ReactNode } from 'react';

export interface SegmentedProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: ReactNode;
    readonly disabled?: boolean;
    /** For somebody who points at it. */
    readonly name?: string;
  }[];
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string | number>({
  label,
  value,
  choices,
  disabled,
  onChange,
}: SegmentedProps<Value>): ReactElement {
  return (
    <fieldset className="segmented" aria-label={label} disabled={disabled}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          data-point={choice.name}
          className="segment"
          aria-pressed={choice.value === value}
          disabled={choice.disabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </fieldset>
  );
}

export interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Toggle({ label, on, disabled, onChange }: ToggleProps): ReactElement {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className="toggle"
      onClick={() => onChange(!on)}
    />
  );
}

export interface FieldProps {
  readonly label: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled box; the caller's input sits inside the label. */
export function Field({ label, note, children }: FieldProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="field">
      <span className="field-label">{label}</span>
      {children}
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
