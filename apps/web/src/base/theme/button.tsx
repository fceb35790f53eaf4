import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import type { InterfaceIcon } from '../art/index.ts';
import { Icon } from './icon.tsx';
import { type Reason, sayWhyNot } from './why-not.ts';

/** red = the one thing to do now, dark and outline on paper, ink on dark ground, gold = yours, quiet = a way out. */
export type ButtonLook = 'red' | 'dark' | 'outline' | 'ink' | 'gold' | 'quiet';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly look?: ButtonLook;
  readonly size?: 'normal' | 'large';
  readonly icon?: InterfaceIcon;
  /** Shown as a key cap; the key itself is bound elsewhere. */
  readonly hotkey?: string;
  /** A second, smaller line. */
  readonly note?: ReactNode;
  /** Why it cannot be pressed. Keeps the button focusable, so that the reason can be read; a press says it. */
  readonly refusal?: string | Reason | undefined;
  /** Takes no press for a moment: it has just come to where another one stood, or says something new. */
  readonly held?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look = 'ink',
  size = 'normal',
  icon,
  hotkey,
  note,
  refusal,
  held = false,
  className = '',
  children,
  onClick,
  title,
  ...rest
}: ButtonProps): ReactElement {
  const reason = typeof refusal === 'string' ? { text: refusal } : refusal;
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} button-${size} ${held ? 'button-held' : ''} ${className}`}
      aria-disabled={reason || held ? true : undefined}
      title={reason?.text ?? title}
      onClick={reason ? () => sayWhyNot(reason) : held ? undefined : onClick}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'large' ? 26 : 20} />}
      <span className="button-words">
        {children}
        {note !== undefined && <small> {note}</small>}
      </span>
      {reason && <span className="visually-hidden">{reason.text}</span>}
      {hotkey !== undefined && <kbd>{hotkey}</kbd>}
    </button>
  );
}
