import { Component, type ReactNode } from 'react';
import { t } from '../base/i18n/index.ts';
import { onSite } from '../base/site/index.ts';
import { Button, Panel } from '../base/theme/index.ts';
import { reportError } from './report-error.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly broken: boolean;
}

/** A screen that throws must not leave a player with a blank page: the game itself is safe on the server. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="plain-screen felt">
        <Panel look="paper" clip className="dossier dossier-narrow">
          <h1>{t('broken.title', 'The string snapped')}</h1>
          <p>
            {t(
              'broken.text',
              'Something in this page broke. Your game is safe on the server: load the page again and you sit where you sat. We have been told what broke, without anything about you.',
            )}
          </p>
          <Button look="red" size="large" onClick={() => location.reload()}>
            {t('broken.reload', 'Load again')}
          </Button>
          <a className="paper-link" href={onSite('/')}>
            {t('common.menu', 'Main menu')}
          </a>
        </Panel>
      </main>
    );
  }
}
