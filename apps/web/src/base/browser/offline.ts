/** Keeps the client for days without a network, and hears when a newer one has come. */
import { create } from 'zustand';

interface UpdateState {
  /** A newer client is ready and waits. */
  readonly waiting: ServiceWorker | undefined;
}

export const useUpdate = create<UpdateState>()(() => ({ waiting: undefined }));

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without the files the game still works online: a browser that refuses to keep them is no reason to complain.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').then(watch, () => undefined));
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Browsers told to block workers answer with nothing instead of refusing.
  if (registration === undefined) return;
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer(next);
    });
  });
}

/** The very first one is no update: nothing was there to be replaced. */
function offer(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) useUpdate.setState({ waiting: worker });
}

export function takeUpdate(): void {
  const { waiting } = useUpdate.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
