import { randomUUID } from 'node:crypto';
import { SESSION_SECONDS } from '../runtime/index.ts';
import { checkSession, type SessionCheck, signSession } from './session-token.ts';

/** A token older than this is exchanged for a fresh one, so that a regular guest never runs out. */
const RENEW_AFTER_MS = 7 * 24 * 3600 * 1000;

export interface Session {
  readonly user: string;
  /** When it was given out. */
  readonly since: number;
  /** To be sent with the answer: a new guest, or an old token made fresh. */
  readonly setCookie?: string;
  /** Brought none. */
  readonly isNew?: true;
}

export interface SessionSettings {
  readonly key: Uint8Array;
  readonly https: boolean;
  /** The folder of the host that the site lies in. */
  readonly path?: string;
}

export class Sessions {
  readonly #key: Uint8Array;
  readonly #https: boolean;
  readonly #path: string;

  constructor({ key, https, path = '' }: SessionSettings) {
    this.#key = key;
    this.#https = https;
    this.#path = path;
  }

  async check(cookieHeader: string | undefined, now = Date.now()): Promise<SessionCheck> {
    const token = cookieHeader === undefined ? undefined : cookieNamed(this.#name, cookieHeader);
    return checkSession(this.#key, token, now);
  }

  /** A guest needs no form: whoever brings no session gets one. A bad one is refused, not replaced in silence. */
  async admit(cookieHeader: string | undefined, now = Date.now()): Promise<Session | 'expired' | 'forged'> {
    const session = await this.check(cookieHeader, now);
    if (!session.ok) return session.why === 'missing' ? this.newGuest(now) : session.why;
    if (now - session.issuedAt < RENEW_AFTER_MS) return { user: session.user, since: session.issuedAt };
    return { user: session.user, since: session.issuedAt, setCookie: await this.#cookie(session.user, now) };
  }

  async newGuest(now = Date.now()): Promise<Session> {
    const user = randomUUID();
    return { user, since: now, setCookie: await this.#cookie(user, now), isNew: true };
  }

  /** `__Host-` binds the cookie to this very host and to TLS; browsers refuse the prefix over plain HTTP, and for a folder of a host. */
  get #name(): string {
    if (!this.#https) return 'illuminice';
    return this.#path === '' ? '__Host-illuminice' : '__Secure-illuminice';
  }

  get clearingCookie(): string {
    return this.#format('', 0);
  }

  async #cookie(user: string, now: number): Promise<string> {
    return this.#format(await signSession(this.#key, user, now), SESSION_SECONDS);
  }

  #format(value: string, maxAge: number): string {
    const secure = this.#https ? '; Secure' : '';
    return `${this.#name}=${value}; Max-Age=${maxAge}; Path=${this.#path || '/'}; HttpOnly${secure}; SameSite=Lax`;
  }
}

/** Tokens need no decoding: they are made of letters, digits, dots, hyphens and underscores. */
function cookieNamed(name: string, header: string): string | undefined {
  const found = header.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf('=') + 1).trim();
}
