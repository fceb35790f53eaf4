import type { CeremonyWrong, OwnSeatWrong } from './ceremony-wrong.ts';
import { seatCommitmentOf, serverCommitmentOf } from './commitments.ts';
import { mixedSeedHashOf, mixSeeds } from './mixed-seed.ts';
import type { CeremonyRecord, Hex32, LeftOutSeat, Seat } from './model.ts';
import { isCeremonyId, isHex32, isSeat } from './well-formed.ts';

export type CeremonyVerdict =
  | { readonly ok: true; readonly mixedSeed: Hex32 }
  | { readonly ok: false; readonly wrong: CeremonyWrong };

export type OwnSeatVerdict = { readonly ok: true } | { readonly ok: false; readonly wrong: OwnSeatWrong };

/** Anybody's check once the server has told its seed. */
export function verifyCeremony(record: CeremonyRecord, revealedServerSeed: Hex32): CeremonyVerdict {
  const wrong = wrongWithShape(record) ?? wrongWithSeats(record) ?? wrongWithServerSeed(record, revealedServerSeed);
  if (wrong !== undefined) return { ok: false, wrong };

  const falseSeat = record.mixed.find(({ seat, commitment, seed }) => {
    const { ceremonyId, serverCommitment } = record;
    return seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed }) !== commitment;
  });
  if (falseSeat) return { ok: false, wrong: { what: 'seatSeedNotCommitted', seat: falseSeat.seat } };

  const mixedSeed = mixSeeds(record, revealedServerSeed);
  if (mixedSeedHashOf(mixedSeed) !== record.mixedSeedHash) {
    return { ok: false, wrong: { what: 'mixedSeedNotPublished' } };
  }
  return { ok: true, mixedSeed };
}

/**
 * A seat's own check, possible as soon as the record is published: is the seed I sent the one that was mixed?
 * It is the only one who can tell a seed that never came from one the server threw away.
 */
export function verifyOwnSeat(
  record: CeremonyRecord,
  own: { readonly seat: Seat; readonly seed: Hex32 },
): OwnSeatVerdict {
  const { seat, seed } = own;
  const left = record.leftOut.find((each) => each.seat === seat);
  if (left) return { ok: false, wrong: { what: 'ownSeatLeftOut', seat, reason: left.reason } };
  const mixed = record.mixed.find((each) => each.seat === seat);
  if (!mixed) return { ok: false, wrong: { what: 'ownSeatMissing', seat } };
  if (mixed.seed !== seed) return { ok: false, wrong: { what: 'ownSeedExchanged', seat } };
  return { ok: true };
}

const REASONS: readonly string[] = ['noCommitment', 'noReveal'] satisfies LeftOutSeat['reason'][];

function wrongWithShape(record: CeremonyRecord): CeremonyWrong | undefined {
  if (record.version !== 1) return { what: 'recordVersionUnknown', version: String(record.version) };
  if (!isCeremonyId(record.ceremonyId)) return { what: 'ceremonyNameMalformed' };
  if (!record.seats.every(isSeat)) return { what: 'askedSeatsMalformed' };
  if (!isHex32(record.serverCommitment)) return { what: 'serverCommitmentMalformed' };
  if (!isHex32(record.mixedSeedHash)) return { what: 'mixedSeedHashMalformed' };
  for (const { seat, commitment, seed } of record.mixed) {
    if (!isHex32(commitment)) return { what: 'seatCommitmentMalformed', seat };
    if (!isHex32(seed)) return { what: 'seatSeedMalformed', seat };
  }
  for (const left of record.leftOut) {
    if (!REASONS.includes(left.reason)) return { what: 'leftOutReasonUnknown', seat: left.seat };
    if (left.reason === 'noReveal' && !isHex32(left.commitment))
      return { what: 'seatCommitmentMalformed', seat: left.seat };
  }
  return undefined;
}

/** Every asked seat exactly once, in ascending order: the order is part of the mix. */
function wrongWithSeats({ seats, mixed, leftOut }: CeremonyRecord): CeremonyWrong | undefined {
  const mixedSeats = mixed.map((each) => each.seat);
  const leftOutSeats = leftOut.map((each) => each.seat);
  if (!isAscending(seats)) return { what: 'askedSeatsUnordered' };
  if (!isAscending(mixedSeats)) return { what: 'mixedSeatsUnordered' };
  if (!isAscending(leftOutSeats)) return { what: 'leftOutSeatsUnordered' };

  const unknown = [...mixedSeats, ...leftOutSeats].find((seat) => !seats.includes(seat));
  if (unknown !== undefined) return { what: 'seatNotAsked', seat: unknown };
  const twice = mixedSeats.find((seat) => leftOutSeats.includes(seat));
  if (twice !== undefined) return { what: 'seatMixedAndLeftOut', seat: twice };
  const dropped = seats.find((seat) => !mixedSeats.includes(seat) && !leftOutSeats.includes(seat));
  if (dropped !== undefined) return { what: 'seatForgotten', seat: dropped };
  return undefined;
}

function wrongWithServerSeed(record: CeremonyRecord, serverSeed: Hex32): CeremonyWrong | undefined {
  if (!isHex32(serverSeed)) return { what: 'serverSeedMalformed' };
  const { ceremonyId, seats, serverCommitment } = record;
  if (serverCommitmentOf({ ceremonyId, seats, serverSeed }) === serverCommitment) return undefined;
  return { what: 'serverSeedNotCommitted' };
}

function isAscending(seats: readonly Seat[]): boolean {
  return seats.every((seat, index) => index === 0 || seat > (seats[index - 1] ?? seat));
}
