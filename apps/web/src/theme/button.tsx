import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import type { InterfaceIcon } from '../art/interface-icons.ts';
import { Icon } from './icon.tsx';
import { sayWhyNot } from './why-not.ts';

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
  readonly refusal?: string | undefined;
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
  className = '',
  children,
  onClick,
  title,
  ...rest
}: ButtonProps): ReactElement {
  const refused = refusal !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look} button-${size} ${className}`}
      aria-disabled={refused || undefined}
      title={refusal ?? title}
      onClick={refused ? () => sayWhyNot(refusal) : onClick}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'large' ? 26 : 20} />}
      <span className="button-words">
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      {refused && <span className="visually-hidden">{refusal}</span>}
      {hotkey !== undefined && <kbd>{hotkey}</kbd>}
    </button>
  );
}
