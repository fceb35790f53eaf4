import type { ReactElement, ReactNode } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { Button, Panel, type Reason, Stamp, sayWhyNot } from '../../base/theme/index.ts';
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
        <Stamp as="h2">{stamp}</Stamp>
        {title !== undefined && <div className="docket-title">{title}</div>}
      </header>
      <div className="docket-body">{children}</div>
      {footer !== undefined && <footer className="docket-foot">{footer}</footer>}
    </Panel>
  );
}

export function CancelButton({ onClick = cancel }: { readonly onClick?: () => void }): ReactElement {
  return (
    <Button {...point('panel.cancel')} look="outline" onClick={onClick} hotkey="Esc">
      {t('panel.cancel', 'Cancel')}
    </Button>
  );
}

interface MainProps {
  /** For a lesson: `<action>.confirm`. */
  readonly name: string;
  /** Why it cannot be pressed yet; without it, it can. */
  readonly why?: Reason | undefined;
  /** What it leads to, in a few words. */
  readonly danger?: string | undefined;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** What answers or confirms, also by Enter; never Pass, Done or Attack, which a second press would hit. */
export function MainButton({ name, why, danger, className = '', onPress, children }: MainProps): ReactElement {
  useKeyMeaning('Enter', why ? () => sayWhyNot(why) : onPress);
  return (
    <Button
      {...point(name)}
      look="red"
      size="large"
      className={`grow ${className}`}
      refusal={why}
      onClick={onPress}
      note={danger === undefined ? undefined : <DangerNote danger={danger} />}
    >
      {children}
    </Button>
  );
}

/** Under the label of a button that leads there: after what it brings otherwise, if it says so. */
export function DangerNote({
  hint,
  danger,
}: {
  readonly hint?: string | undefined;
  readonly danger: string;
}): ReactElement {
  return (
    <>
      {hint === undefined ? '' : `${hint}: `}
      <b className="danger">{danger}</b>
    </>
  );
}

interface ConfirmProps extends Omit<MainProps, 'children' | 'onPress' | 'className'> {
  readonly label: string;
  readonly onConfirm: () => void;
  readonly onCancel?: () => void;
}

/** The one thing to press once all is chosen, and the way out. */
export function ConfirmOrCancel({ label, onConfirm, onCancel = cancel, ...main }: ConfirmProps): ReactElement {
  return (
    <>
      <MainButton {...main} onPress={onConfirm}>
        {label}
      </MainButton>
      <CancelButton onClick={onCancel} />
    </>
  );
}
