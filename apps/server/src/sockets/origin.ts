/**
 * Browsers say which page opens a socket, and send our cookie along whatever the page. A page that is not ours must
 * not get one. Programs that are no browser send no origin and carry nobody's cookie but their own.
 */
export function isOriginAllowed(
  origin: string | undefined,
  { host, allowed }: { readonly host: string | undefined; readonly allowed: readonly string[] },
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
