import { type ReactElement, type ReactNode, Suspense } from 'react';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Panel } from '../../base/theme/index.ts';

interface BesideProps {
  readonly label: string;
  readonly close: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A book or a drawer opened beside the running game: the table waits below, and Escape leads back to it. */
export function BesideDialog({ label, close, className = '', children }: BesideProps): ReactElement {
  return (
    <dialog className="rule-dialog" aria-label={label} ref={modal} onClose={close}>
      <Panel look="ink" className={`rule-paper ${className}`}>
        <button type="button" className="card-view-close" aria-label={t('view.close', 'Close')} onClick={close}>
          ×
        </button>
        <Suspense fallback={<p>{t('loading', 'Pulling the strings taut…')}</p>}>{children}</Suspense>
      </Panel>
    </dialog>
  );
}
