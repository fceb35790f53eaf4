import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashText, isSignedBy, publicKeyOf, seatSeedOf, signText } from '../src/index.ts';

const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
const text = 'seat 1 ends its turn – ☂';

/** The same key in the hands of somebody else's code. */
const theirs = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(secret, 'hex')]),
  ...({ format: 'der', type: 'pkcs8' } as const),
});

test('[V-4] keys and signatures are those of Ed25519 anywhere', () => {
  const der = createPublicKey(theirs).export({ format: 'der', type: 'spki' });
  expect(publicKeyOf(secret)).toBe(der.subarray(-32).toString('hex'));
  expect(signText(secret, text)).toBe(sign(null, Buffer.from(text), theirs).toString('hex'));
  expect(hashText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('[V-4] another text, another key and what is no signature at all are not signed', () => {
  const key = publicKeyOf(secret);
  const signature = signText(secret, text);
  expect(isSignedBy(key, { text, signature })).toBe(true);
  expect(isSignedBy(key, { text: `${text} `, signature })).toBe(false);
  expect(isSignedBy(publicKeyOf('1'.repeat(64)), { text, signature })).toBe(false);
  expect(isSignedBy(key, { text, signature: signature.replace(/^../, '00') })).toBe(false);
  for (const nonsense of ['', 'f'.repeat(128), signature.toUpperCase()])
    expect(isSignedBy(key, { text, signature: nonsense }), nonsense).toBe(false);
  for (const nonsense of ['', 'f'.repeat(64), `${key}00`])
    expect(isSignedBy(nonsense, { text, signature }), nonsense).toBe(false);
});

test('[V-4] the seed of a seat is the hash of its key, for this purpose alone', () => {
  const hash = createHash('sha256');
  for (const bytes of [Buffer.from('illuminice/fair-dice/1/seat-seed'), Buffer.from(publicKeyOf(secret), 'hex')])
    hash.update(Buffer.from([0, 0, 0, bytes.length])).update(bytes);
  expect(seatSeedOf(publicKeyOf(secret))).toBe(hash.digest('hex'));
});
