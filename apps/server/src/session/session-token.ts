/** Who somebody is: a signed token in a cookie. It holds an opaque user id and nothing else about the person. */

import { errors, jwtVerify, SignJWT } from 'jose';
import { SESSION_SECONDS } from '../runtime/index.ts';

const ISSUER = 'illuminice';
const ALGORITHM = 'HS256';

export type SessionCheck =
  | { readonly ok: true; readonly user: string; readonly issuedAt: number }
  | { readonly ok: false; readonly why: 'missing' | 'expired' | 'forged' };

export function signSession(key: Uint8Array, user: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(user)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SESSION_SECONDS)
    .sign(key);
}

export async function checkSession(key: Uint8Array, token: string | undefined, now: number): Promise<SessionCheck> {
  if (token === undefined || token === '') return { ok: false, why: 'missing' };
  try {
    // Naming the algorithm refuses tokens that bring one of their own, "none" above all.
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: new Date(now),
    });
    if (payload.sub === undefined || payload.iat === undefined) return { ok: false, why: 'forged' };
    return { ok: true, user: payload.sub, issuedAt: payload.iat * 1000 };
  } catch (error) {
    return { ok: false, why: error instanceof errors.JWTExpired ? 'expired' : 'forged' };
  }
}
