/** The teacher's memo: pinned to the table, typed, with a stamp; the same for tutorial and exercises. */
import type { ReactElement, ReactNode } from 'react';
import { Panel, Stamp } from '../../../base/theme/index.ts';
import './lesson.css';

interface MemoProps {
  readonly label: string;
  readonly stamp: string;
  readonly text: string;
  /** What the teacher says to a wrong move. */
  readonly aside?: string | undefined;
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

export function Memo({ label, stamp, text, aside, progress, children }: MemoProps): ReactElement {
  return (
    <Panel look="paper" className="memo" aria-label={label}>
      <span className="memo-pin" aria-hidden="true" />
      <header className="memo-head">
        <Stamp>{stamp}</Stamp>
        {progress}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls it must be reachable by keyboard */}
      <div className="memo-body" tabIndex={0}>
        <p className="memo-words" aria-live="polite">
          {text}
        </p>
        <p className="memo-aside" role="status">
          {aside}
        </p>
      </div>
      <div className="memo-buttons">{children}</div>
    </Panel>
  );
}
