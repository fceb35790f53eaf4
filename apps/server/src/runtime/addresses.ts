/** Under which addresses others reach a server of this machine (S-23). */

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks inside this machine, and tunnels: friends in the same room are seldom at their other end. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|tun|tap|utun|wg|zt|tailscale|bridge)/i;

/** Those of a home come first: nearly always one of them is the Wi-Fi all are in. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
      .map(({ address }) => ({ address, rank: (INSIDE.test(name) ? 2 : 0) + (isPrivate(address) ? 0 : 1) })),
  );
  return found.toSorted((a, b) => a.rank - b.rank).map(({ address }) => address);
}

function isPrivate(address: string): boolean {
  return /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

interface Listening {
  /** What the server was told to listen on. */
  readonly host: string;
  readonly port: number;
}

/** Empty while it listens on this machine alone. */
export function reachableOrigins({ host, port }: Listening, addresses = networkAddresses()): readonly string[] {
  if (isLoopback(host)) return [];
  const names = isEverywhere(host) ? addresses : [host.includes(':') ? `[${host}]` : host];
  return names.map((name) => new URL(`http://${name}:${port}`).origin);
}

/** What an invitation begins with: as its sender came here, unless nobody else can come that way. */
export function invitingOrigin(hostHeader: string | undefined, { host }: Pick<Listening, 'host'>): string {
  const came = URL.parse(`http://${hostHeader ?? 'localhost'}`);
  if (!came || !isLoopback(came.hostname)) return `http://${hostHeader ?? 'localhost'}`;
  const [best] = reachableOrigins({ host, port: Number(came.port || 80) });
  return best ?? came.origin;
}
