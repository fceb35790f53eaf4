import type { ReactNode } from 'react';
import { Button, Icon, type InterfaceIcon } from '../../base/theme/index.ts';

interface NoticeStripProps {
  readonly icon: InterfaceIcon;
  /** An alert interrupts whoever listens; the rest can wait. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
  readonly action?: { readonly text: string; readonly take: () => void };
}

/** One line over everything: what is the matter, and the one thing to do about it. */
export function NoticeStrip({ icon, urgent = false, children, action }: NoticeStripProps) {
  return (
    <div className={`connection ${urgent ? '' : 'connection-calm'}`} role={urgent ? 'alert' : 'status'}>
      <Icon name={icon} />
      {children}
      {action && (
        <Button look="dark" onClick={action.take}>
          {action.text}
        </Button>
      )}
    </div>
  );
}
