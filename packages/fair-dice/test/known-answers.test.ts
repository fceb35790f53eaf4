import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairRandom, seatCommitmentOf, serverCommitmentOf } from '../src/index.ts';
import { aClosedCeremony, SERVER_SEED, seedOf } from './a-ceremony.ts';

/** The scheme written a second time, on another library: what an outsider would write to check a game. */
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const text = (words: string): Buffer => Buffer.from(words, 'utf8');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function outsideHash(purpose: string, fields: readonly Buffer[]): string {
  const prefixed = [text(`illuminice/fair-dice/1/${purpose}`), ...fields].flatMap((field) => [
    uint32(field.length),
    field,
  ]);
  return createHash('sha256').update(Buffer.concat(prefixed)).digest('hex');
}

function outsideDraw(mixedSeed: string, counter: number, below: number): number {
  const domain = text('illuminice/fair-dice/1/draw');
  for (let attempt = 0; ; attempt += 1) {
    const counterBytes = Buffer.alloc(8);
    counterBytes.writeBigUInt64BE(BigInt(counter));
    const message = Buffer.concat([uint32(domain.length), domain, counterBytes, uint32(attempt)]);
    const word = createHmac('sha256', hex(mixedSeed)).update(message).digest().readUInt32BE();
    if (BigInt(word) < (2n ** 32n / BigInt(below)) * BigInt(below)) return word % below;
  }
}

describe('[R-24.1] the same as an independent computation', () => {
  const plan = { seats: [0, 1, 2], commits: [0, 1], reveals: [0] };
  const { record, mixedSeed } = aClosedCeremony(plan);
  const server = outsideHash('server-commitment', [
    text('game-17'),
    uint32(3),
    uint32(0),
    uint32(1),
    uint32(2),
    hex(SERVER_SEED),
  ]);
  const seat = (number: number): string =>
    outsideHash('seat-commitment', [text('game-17'), hex(server), uint32(number), hex(seedOf(number))]);

  test('commitments', () => {
    expect(serverCommitmentOf({ ceremonyId: 'game-17', seats: [0, 1, 2], serverSeed: SERVER_SEED })).toBe(server);
    expect(seatCommitmentOf({ ceremonyId: 'game-17', serverCommitment: server, seat: 1, seed: seedOf(1) })).toBe(
      seat(1),
    );
    expect(record.serverCommitment).toBe(server);
  });

  test('the mixed seed and its hash', () => {
    const mixed = outsideHash('mixed-seed', [
      text('game-17'),
      hex(server),
      hex(SERVER_SEED),
      uint32(1),
      ...[uint32(0), hex(seat(0)), hex(seedOf(0))],
      uint32(2),
      ...[uint32(1), text('noReveal'), hex(seat(1))],
      ...[uint32(2), text('noCommitment')],
    ]);
    expect(mixedSeed).toBe(mixed);
    expect(record.mixedSeedHash).toBe(outsideHash('mixed-seed-hash', [hex(mixed)]));
  });

  test('draws, thrown-away attempts included', () => {
    const random = fairRandom(mixedSeed);
    const aBelow = fc.oneof(
      fc.constantFrom(1, 2, 6, 98, 2 ** 31, 2 ** 31 + 1, 2 ** 32),
      fc.integer({ min: 1, max: 2 ** 32 }),
    );
    fc.assert(
      fc.property(fc.maxSafeNat(), aBelow, (counter, below) => {
        expect(random(counter, below, 'test')).toBe(outsideDraw(mixedSeed, counter, below));
      }),
      { numRuns: 500 },
    );
  });
});

/** If one of these changes, finished games no longer verify: give the scheme a new version instead. */
describe('fixed for ever', () => {
  const { record, mixedSeed } = aClosedCeremony({ seats: [0, 1, 2], commits: [0, 1], reveals: [0] });

  test('the ceremony of game-17', () => {
    expect([record.serverCommitment, mixedSeed, record.mixedSeedHash]).toEqual([
      '19ff8c7ba4c35715e8a31f2773e49380f050e24a3f857432bd30308fab2f5499',
      'f3bb4358f15e9f07151984485cc80e33a197ca602a943624800c0bd3ed412624',
      'bb46f27305b8604dd3af2cff36821d2a424ecc1fca8603bd8825d924e33ad820',
    ]);
  });

  test('the first draws of a known seed', () => {
    const random = fairRandom('00'.repeat(32));
    const draws = (below: number): readonly number[] =>
      Array.from({ length: 12 }, (_, at) => random(at, below, 'test'));
    expect(draws(6)).toEqual([2, 5, 5, 2, 0, 4, 2, 3, 0, 1, 0, 5]);
    expect(draws(98)).toEqual([96, 29, 9, 40, 48, 82, 62, 13, 96, 79, 32, 45]);
    expect(draws(2 ** 31 + 1)).toEqual([
      778272771, 743772964, 1660286204, 396058963, 1935310026, 651196056, 1950121066, 248779089, 1555042536, 1092038383,
      1754365342, 1296421073,
    ]);
  });
});
