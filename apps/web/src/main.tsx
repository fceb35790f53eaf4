/** Wires the client together; nothing else does. */
import './theme/theme.css';
import './app/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { keepOffline } from './app/offline.ts';
import { reloadWhenStale } from './app/reload-when-stale.ts';
import { watchErrors } from './app/report-error.ts';
import { needTexts, speak } from './i18n/language.ts';
import { startClient } from './net/client.ts';
import { applySettings } from './settings/apply-settings.ts';
import { useSettings } from './settings/settings-store.ts';
import { startMusic } from './sound/music.ts';
import { keepLogOnLeave } from './state/table-store.ts';

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
    <App />
  </ErrorBoundary>,
);
