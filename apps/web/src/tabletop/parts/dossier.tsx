import type { ReactElement, ReactNode } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, type Reason, Stamp } from '../../base/theme/index.ts';
import { cancel } from '../seen/index.ts';

export interface DossierProps {
  readonly stamp: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The decision itself: always in sight, under the thumbs on a phone. */
  readonly footer?: ReactNode;
}

/** One small interaction on paper: what it is, what to choose, what to press. */
export function Dossier({ stamp, title, children, footer }: DossierProps): ReactElement {
  return (
    <Panel as="section" look="paper" className="docket" aria-label={stamp}>
      <header className="docket-head">
        <Stamp>{stamp}</Stamp>
        {title !== undefined && <div className="docket-title">{title}</div>}
      </header>
      <div className="docket-body">{children}</div>
      {footer !== undefined && <footer className="docket-foot">{footer}</footer>}
    </Panel>
  );
}

export function CancelButton({ onClick = cancel }: { readonly onClick?: () => void }): ReactElement {
  return (
    <Button look="outline" onClick={onClick} hotkey="Esc">
      {t('panel.cancel', 'Cancel')}
    </Button>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly ready: boolean;
  /** While it is not ready: what is missing. */
  readonly why?: Reason | undefined;
  readonly onConfirm: () => void;
  readonly onCancel?: () => void;
}

/** The one thing to press once all is chosen, and the way out. */
export function ConfirmOrCancel({ label, ready, why, onConfirm, onCancel = cancel }: ConfirmProps): ReactElement {
  return (
    <>
      <Button
        look="red"
        size="large"
        className="grow"
        disabled={!ready && !why}
        refusal={ready ? undefined : why}
        onClick={onConfirm}
      >
        {label}
      </Button>
      <CancelButton onClick={onCancel} />
    </>
  );
}
