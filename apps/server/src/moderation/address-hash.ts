import { createHmac } from 'node:crypto';
import type { ComesFrom } from '../lobby/index.ts';

/**
 * Where somebody comes from, without keeping it: nobody who reads the database learns an address from it, and it means nothing outside its
 * scope, a lobby or the list of this server.
 */
export type AddressHash = (scope: string, address: string) => string;

/** The scope of what holds at every table. */
export const EVERYWHERE = 'server';

const DIGITS = 22;

export function addressHash(sessionKey: Uint8Array): AddressHash {
  const key = createHmac('sha256', sessionKey).update('illuminice/addresses/1').digest();
  return (scope, address) =>
    createHmac('sha256', key).update(`${scope}\n${address}`).digest('base64url').slice(0, DIGITS);
}

interface Tab {
  readonly user: string;
  readonly address: string;
}

/** Of the tabs in a lobby, each address of each person once. */
export function comeFrom(tabs: Iterable<Tab>, lobby: string, hash: AddressHash): readonly ComesFrom[] {
  const distinct = new Map([...tabs].map((tab) => [`${tab.user} ${tab.address}`, tab]));
  return [...distinct.values()].map(({ user, address }) => ({
    user,
    address: hash(lobby, address),
    everywhere: hash(EVERYWHERE, address),
  }));
}
