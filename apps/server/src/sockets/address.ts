/** Where a request comes from, for limits per address. */

import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly httpVersion?: string;
}

/**
 * Each proxy of ours adds the address it was asked from: with one, the last entry is the client's, with two the one before it. Everything
 * further left came from the client, who may write what they like. An IPv6 customer owns a whole /64.
 */
export function addressOf({ headers, socket }: Request, { trustedHops }: { readonly trustedHops: number }): string {
  const told = String(headers['x-forwarded-for'] ?? '').split(',');
  const forwarded = trustedHops > 0 ? told[Math.max(0, told.length - trustedHops)]?.trim() : undefined;
  const address = forwarded || (socket.remoteAddress ?? '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? networkOf(address) : address;
}

/** On this machine, and not handed on by a proxy that runs here: then anybody may be behind it. */
export function isThisMachine(request: Request): boolean {
  const { headers, socket, httpVersion } = request;
  // A bare proxy_pass of nginx says neither who asks nor by which name, and asks as nobody else does any more.
  const isBareProxy = httpVersion === '1.0';
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  // A page of the open net can give this machine a name of its own; it cannot take ours.
  const isOurName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
  return (
    !isForwarded &&
    !isBareProxy &&
    isOurName &&
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  );
}

/** The first four of eight groups, whatever was written short. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
