import type { ReactElement, ReactNode } from 'react';

export interface SpokenProps {
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * One sentence for assistive technology, a face for eyes. As content, not as a label: who speaks to the computer can
 * then name the card by what is printed on it.
 */
export function Spoken({ text, children }: SpokenProps): ReactElement {
  return (
    <>
      <span className="spoken">{text}</span>
      <span className="shown" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
