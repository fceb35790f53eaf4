/**
 * Client errors go to the server's log: what broke and where in our own files. No name, no chat, no address with a code
 * in it, no view: a report must not become the second door through which a hand leaves a browser.
 */
import { onSite, pathOnSite } from '../base/site/index.ts';

const LIMIT_PER_PAGE = 5;
const OWN_PLACE = /(?:\/assets\/|\/src\/)([\w./-]+):(\d+):(\d+)/g;

let sent = 0;

export interface ErrorReport {
  readonly kind: string;
  readonly message: string;
  readonly places: readonly string[];
  readonly screen: string;
}

export function reportOf(error: unknown, path: string): ErrorReport {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Thrown', message: typeof error, stack: undefined };
  return {
    kind: name.slice(0, 40),
    // Quoted parts may hold what somebody typed.
    message: message.replace(/(["'`]).*?\1/g, '…').slice(0, 200),
    places: [...(stack ?? '').matchAll(OWN_PLACE)]
      .slice(0, 6)
      .map(([, file, line, column]) => `${file}:${line}:${column}`),
    screen: path.split('/')[1] || 'menu',
  };
}

export function reportError(error: unknown): void {
  if (sent >= LIMIT_PER_PAGE) return;
  sent++;
  const body = JSON.stringify(reportOf(error, pathOnSite(location.pathname)));
  void fetch(onSite('/api/client-errors'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
}

export function watchErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
