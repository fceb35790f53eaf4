import type { ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { useLobby } from '../state/lobby-store.ts';
import { Button, Logo } from '../theme/index.ts';
import { LineLight } from './line-light.tsx';
import { Link } from './link.tsx';
import { goBack } from './router.ts';

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
        <LineLight connection={connection} />
        {children ?? (
          <Button icon="return-arrow" onClick={goBack}>
            {t('common.back', 'Back')}
          </Button>
        )}
      </div>
    </header>
  );
}
