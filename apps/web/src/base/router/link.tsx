import type { MouseEvent, ReactNode } from 'react';
import { onSite } from '../site/index.ts';
import { navigate } from './router.ts';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

/** A real address, so that it can be copied and opened in a new tab; a plain click stays in this page. */
export function Link({ to, children, className, label }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={onSite(to)} className={className} onClick={follow} aria-label={label}>
      {children}
    </a>
  );
}
