import type { ReactElement, ReactNode } from 'react';

export function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="gallery-section">
      <h2>
        {title} {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
}
