import { existsSync, statSync } from 'node:fs';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { SESSION_SECONDS } from '../../src/runtime/retention.ts';
import { Sessions } from '../../src/session/session-cookie.ts';
import { checkSession, signSession } from '../../src/session/session-token.ts';
import { signingKey } from '../../src/session/signing-key.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const key = new Uint8Array(32).fill(7);
const NOW = 1_800_000_000_000;

test('a session says who somebody is until it expires', async () => {
  const token = await signSession(key, 'ana', NOW);
  expect(await checkSession(key, token, NOW + 1000)).toMatchObject({ ok: true, user: 'ana' });
  expect(await checkSession(key, token, NOW + SESSION_SECONDS * 1000 + 1000)).toEqual({ ok: false, why: 'expired' });
});

test('a token signed by somebody else, changed, unsigned or of another kind is forged', async () => {
  const token = await signSession(key, 'ana', NOW);
  const [head = '', , tail = ''] = token.split('.');
  const body = Buffer.from(JSON.stringify({ iss: 'illuminice', sub: 'ben', iat: 1, exp: 9e9 })).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const hs512 = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS512' })
    .setIssuer('illuminice')
    .setSubject('ben')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new Uint8Array(64).fill(7));
  const forgeries = [
    await signSession(new Uint8Array(32).fill(8), 'ana', NOW),
    `${head}.${body}.${tail}`,
    `${none}.${body}.`,
    hs512,
    'rubbish',
  ];
  for (const forged of forgeries) expect(await checkSession(key, forged, NOW)).toEqual({ ok: false, why: 'forged' });
  expect(await checkSession(key, undefined, NOW)).toEqual({ ok: false, why: 'missing' });
});

test('the cookie is HttpOnly and SameSite, and Secure with the __Host- prefix behind TLS', async () => {
  const plain = await new Sessions({ key, https: false }).newGuest(NOW);
  expect(plain.setCookie).toMatch(/^illuminice=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const secure = await new Sessions({ key, https: true }).newGuest(NOW);
  expect(secure.setCookie).toMatch(/^__Host-illuminice=.*; HttpOnly; Secure; SameSite=Lax$/);
});

test('a guest who comes back after a week gets a fresh token for the same person', async () => {
  const sessions = new Sessions({ key, https: false });
  const guest = await sessions.newGuest(NOW);
  const cookie = guest.setCookie?.split(';')[0];
  expect(await sessions.admit(cookie, NOW + 1000)).toEqual({ user: guest.user, since: NOW });
  const later = await sessions.admit(cookie, NOW + 8 * 24 * 3600 * 1000);
  expect(later).toMatchObject({ user: guest.user, setCookie: expect.stringContaining('illuminice=') });
});

test('the signing key is made once and readable by its owner only', () => {
  const folder = temporaryFolder();
  const made = signingKey(folder);
  expect(signingKey(folder)).toEqual(made);
  expect(made.length).toBe(32);
  expect(existsSync(`${folder}/session.key`)).toBe(true);
  expect(statSync(`${folder}/session.key`).mode & 0o077).toBe(0);
});
