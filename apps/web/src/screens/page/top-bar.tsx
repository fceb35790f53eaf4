import type { ReactNode } from 'react';
import { t } from '../../base/i18n/index.ts';
import { goBack, Link } from '../../base/router/index.ts';
import { Button, Logo } from '../../base/theme/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { ConnectionLight } from './connection-light.tsx';

/** The head of every screen that is neither menu nor table. */
export function TopBar({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const connection = useLobby((state) => state.connection);
  return (
    <header className="top-bar">
      <Link to="/" label={t('common.home', 'Illuminice: main menu')}>
        <Logo />
      </Link>
      <span className="top-bar-title">{title}</span>
      <div className="top-bar-actions">
        <ConnectionLight connection={connection} />
        {children ?? (
          <Button icon="return-arrow" onClick={goBack}>
            {t('common.back', 'Back')}
          </Button>
        )}
      </div>
    </header>
  );
}
