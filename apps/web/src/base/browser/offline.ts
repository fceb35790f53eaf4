/** Keeps the client for days without a network, and hears when a newer one has come. */
import { create } from 'zustand';
import { onSite } from '../site/index.ts';

interface UpdateState {
  /** A newer client is ready and waits. */
  readonly waiting: ServiceWorker | undefined;
}

export const useUpdate = create<UpdateState>()(() => ({ waiting: undefined }));

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without the files the game still works online: a browser that refuses to keep them is no reason to complain.
  onceLoaded(() => void navigator.serviceWorker.register(onSite('/sw.js')).then(watchForUpdates, () => undefined));
}

/** WebKit runs a module that awaits something only after the page has been loaded: nobody tells it so again (S-25). */
export function onceLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'active' | 'installing' | 'addEventListener'>;

export function watchForUpdates(registration: Registration | undefined): void {
  // Browsers told to block workers answer with nothing instead of refusing.
  if (registration === undefined) return;
  offer(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration));
  });
}

/** The very first one is no update: it waits for nobody. Who controls the page does not tell: WebKit says that earlier (S-26). */
function offer({ waiting, active }: Registration): void {
  if (waiting && active) useUpdate.setState({ waiting });
}

export function takeUpdate(): void {
  const { waiting } = useUpdate.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
