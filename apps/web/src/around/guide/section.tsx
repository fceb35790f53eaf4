import { type ReactElement, type ReactNode, useId } from 'react';

interface SectionProps {
  /** Red, here and beside the rules that say the same. */
  readonly n: number;
  readonly title: string;
  /** How many of the six columns of a wide page it takes. */
  readonly columns?: 2 | 3 | 4 | 6;
  readonly children: ReactNode;
}

/** One picture with what it shows. */
export function Section({ n, title, columns = 3, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section className={`guide-section guide-columns-${columns}`} data-n={n} aria-labelledby={id}>
      <h3 id={id}>
        <span className="guide-number">{n}</span> {title}
      </h3>
      {children}
    </section>
  );
}
