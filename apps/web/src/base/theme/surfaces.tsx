import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'aside' | 'article' | 'form' | 'header' | 'footer' | 'nav';
}

export interface PanelProps extends SurfaceProps {
  /** Paper is for what you can act on, ink for surroundings. */
  readonly look?: 'paper' | 'ink';
  /** A metal clip at the upper edge, as on a dossier. */
  readonly clip?: boolean;
}

export function Panel({
  as: Tag = 'section',
  look = 'ink',
  clip,
  className = '',
  children,
  ...rest
}: PanelProps): ReactElement {
  return (
    <Tag {...rest} className={`panel panel-${look} ${className}`}>
      {clip && <span className="panel-clip" aria-hidden="true" />}
      {children}
    </Tag>
  );
}

/** Slides up from the lower edge on a phone; where it stands and how it closes is its owner's business. */
export function Sheet({ as: Tag = 'section', className = '', children, ...rest }: SurfaceProps): ReactElement {
  return (
    <Tag {...rest} className={`sheet panel-paper ${className}`}>
      <span className="sheet-grip" aria-hidden="true" />
      {children}
    </Tag>
  );
}

/** A word stamped on paper: CONTROL, DEAL, TOP SECRET. */
export function Stamp({
  as: Tag = 'span',
  children,
  className = '',
}: {
  readonly as?: 'span' | 'h2';
  readonly children: ReactNode;
  readonly className?: string;
}): ReactElement {
  return <Tag className={`stamp ${className}`}>{children}</Tag>;
}
