/**
 * A part of the client that could not be fetched, because the line was dead or because a newer build has replaced the
 * files, stays broken in this page for good: browsers remember the failure. The game is safe on the server, so the page
 * loads itself again as soon as the server answers, but never twice in a row.
 */
import { onSite } from '../base/site/index.ts';

const KEY = 'illuminice.reloaded';
const NOT_AGAIN_WITHIN = 20_000;
const ASK_EVERY = 1_000;

export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last > NOT_AGAIN_WITHIN) void reloadOnceReachable();
  });
}

async function reloadOnceReachable(): Promise<void> {
  const reachable = await fetch(onSite('/healthz'), { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!reachable) {
    setTimeout(() => void reloadOnceReachable(), ASK_EVERY);
    return;
  }
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
