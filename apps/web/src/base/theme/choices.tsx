import type { KeyboardEvent, ReactElement, ReactNode } from 'react';

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

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The next one that can be chosen, round in a circle, is chosen at once: a group of radio buttons is one stop of Tab. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const choices = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:enabled')];
  const here = choices.indexOf(event.target as HTMLButtonElement);
  if (step === undefined || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = choices.at((here + step) % choices.length);
  next?.focus();
  next?.click();
}

/** One of a few, all in sight. */
export function Segmented<Value extends string | number>({
  label,
  value,
  choices,
  disabled,
  onChange,
}: SegmentedProps<Value>): ReactElement {
  const chosen = choices.find((choice) => choice.value === value && !choice.disabled);
  const tabStop = chosen ?? choices.find((choice) => !choice.disabled);
  return (
    <div className="segmented" role="radiogroup" aria-label={label} aria-disabled={disabled} onKeyDown={walk}>
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: single letters typed into an input would be no commands
        <button
          key={choice.value}
          type="button"
          role="radio"
          data-point={choice.name}
          className="segment"
          aria-checked={choice.value === value}
          tabIndex={choice === tabStop ? 0 : -1}
          disabled={disabled || choice.disabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </div>
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
