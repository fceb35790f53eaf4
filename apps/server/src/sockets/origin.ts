export interface OriginRules {
  readonly host: string | undefined;
  readonly allowed: readonly string[];
  /** Which may speak TLS for us. */
  readonly isBehindProxy: boolean;
}

/**
 * Browsers say which page opens a socket, and send our cookie along whatever the page. A page that is not ours must
 * not get one. Programs that are no browser send no origin and carry nobody's cookie but their own.
 */
export function isOriginAllowed(origin: string | undefined, { host, allowed, isBehindProxy }: OriginRules): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  // To the letter: another scheme, or a name before the host, is another page.
  if (host === undefined) return false;
  return origin === `http://${host}` || (isBehindProxy && origin === `https://${host}`);
}
