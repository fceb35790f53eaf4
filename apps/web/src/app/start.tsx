/** Wires the client together; nothing else does. */
import '../base/theme/index.ts';
import './app.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOffline } from '../base/browser/index.ts';
import { needTexts, speak } from '../base/i18n/index.ts';
import { applySettings, useSettings } from '../base/settings/index.ts';
import { startMusic } from '../base/sound/index.ts';
import { startClient } from '../session/online/index.ts';
import { keepLogOnLeave } from '../session/stores/index.ts';
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
