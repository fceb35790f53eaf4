import { type HashField, hashFields } from './domain-hash.ts';
import type { CeremonyRecord, Hex32, LeftOutSeat, MixedSeat } from './model.ts';

/** A record before its mixed seed has been computed. */
type UnmixedRecord = Omit<CeremonyRecord, 'mixedSeedHash'>;

/** One hash over everything the ceremony decided, the left-out seats and their reasons included. */
export function mixSeeds(record: UnmixedRecord, serverSeed: Hex32): Hex32 {
  return hashFields('mixed-seed', [
    { text: record.ceremonyId },
    { hex: record.serverCommitment },
    { hex: serverSeed },
    { number: record.mixed.length },
    ...record.mixed.flatMap(mixedSeatFields),
    { number: record.leftOut.length },
    ...record.leftOut.flatMap(leftOutSeatFields),
  ]);
}

/** Published when the ceremony ends; the mixed seed itself stays secret until the game ends. */
export function mixedSeedHashOf(mixedSeed: Hex32): Hex32 {
  return hashFields('mixed-seed-hash', [{ hex: mixedSeed }]);
}

function mixedSeatFields({ seat, commitment, seed }: MixedSeat): readonly HashField[] {
  return [{ number: seat }, { hex: commitment }, { hex: seed }];
}

function leftOutSeatFields(left: LeftOutSeat): readonly HashField[] {
  const named: readonly HashField[] = [{ number: left.seat }, { text: left.reason }];
  return left.reason === 'noReveal' ? [...named, { hex: left.commitment }] : named;
}
