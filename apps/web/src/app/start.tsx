/** Wires the client together; nothing else does. */
import '../base/theme/theme.css';
import './app.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOffline } from '../base/browser/offline.ts';
import { needTexts, speak } from '../base/i18n/language.ts';
import { applySettings } from '../base/settings/apply-settings.ts';
import { useSettings } from '../base/settings/settings-store.ts';
import { startMusic } from '../base/sound/music.ts';
import { startClient } from '../session/online/client.ts';
import { keepLogOnLeave } from '../session/stores/table-store.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { reloadWhenStale } from './reload-when-stale.ts';
import { watchErrors } from './report-error.ts';

export async function start(screen?: ReactNode): Promise<void> {
  watchErrors();
  reloadWhenStale();
  applySettings();
  startMusic();
  startClient();
  keepLogOnLeave();
  keepOffline();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');

  await needTexts('shell');
  await speak(useSettings.getState().language);

  createRoot(root).render(
    <ErrorBoundary>
      <App screen={screen} />
    </ErrorBoundary>,
  );
}
