import type { ReactElement } from 'react';
import { artUrl, type InterfaceIcon } from '../art/index.ts';

export interface IconProps {
  readonly name: InterfaceIcon;
  readonly size?: number;
  /** Left out where words beside it say the same. */
  readonly label?: string;
  readonly className?: string;
}

/** A glyph in the colour of the text around it. For the interface only: a card shows pictures (see visual rules). */
export function Icon({ name, size = 20, label, className = '' }: IconProps): ReactElement {
  const picture = `url(${artUrl.icon(name)})`;
  // In letters, as in the style sheets: sixteen pixels each.
  const side = `${size / 16}rem`;
  const style = { width: side, height: side, maskImage: picture, WebkitMaskImage: picture };
  return label === undefined ? (
    <span className={`icon ${className}`} style={style} aria-hidden="true" />
  ) : (
    <span className={`icon ${className}`} style={style} role="img" aria-label={label} />
  );
}
