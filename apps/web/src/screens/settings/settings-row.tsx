import type { ReactNode } from 'react';

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Row({ name, note, children }: RowProps) {
  return (
    <div className="settings-row">
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
      <span className="settings-controls">{children}</span>
    </div>
  );
}
