import { seatCommitmentOf, serverCommitmentOf } from './commitments.ts';
import { mixedSeedHashOf, mixSeeds } from './mixed-seed.ts';
import type { CeremonyRecord, Hex32, Seat } from './model.ts';
import { isCeremonyId, isHex32, isSeat } from './well-formed.ts';

export type CeremonyVerdict =
  | { readonly ok: true; readonly mixedSeed: Hex32 }
  | { readonly ok: false; readonly wrong: string };

export type OwnSeatVerdict = { readonly ok: true } | { readonly ok: false; readonly wrong: string };

/** Anybody's check once the server has told its seed. `wrong` says in words the first thing that does not hold. */
export function verifyCeremony(record: CeremonyRecord, revealedServerSeed: Hex32): CeremonyVerdict {
  const wrong = wrongWithShape(record) ?? wrongWithSeats(record) ?? wrongWithServerSeed(record, revealedServerSeed);
  if (wrong !== undefined) return { ok: false, wrong };

  const falseSeat = record.mixed.find(({ seat, commitment, seed }) => {
    const { ceremonyId, serverCommitment } = record;
    return seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed }) !== commitment;
  });
  if (falseSeat) return { ok: false, wrong: `the seed of seat ${falseSeat.seat} does not match its commitment` };

  const mixedSeed = mixSeeds(record, revealedServerSeed);
  if (mixedSeedHashOf(mixedSeed) !== record.mixedSeedHash) {
    return { ok: false, wrong: 'the mixed seed is not the one whose hash was published when the ceremony closed' };
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
  if (left) return { ok: false, wrong: `seat ${seat} was left out: ${REASONS[left.reason]}` };
  const mixed = record.mixed.find((each) => each.seat === seat);
  if (!mixed) return { ok: false, wrong: `seat ${seat} is missing from the record` };
  if (mixed.seed !== seed) return { ok: false, wrong: `the record holds another seed for seat ${seat}` };
  return { ok: true };
}

const REASONS = {
  noCommitment: 'the server says it never committed',
  noReveal: 'the server says it committed but never revealed',
} as const;

function wrongWithShape(record: CeremonyRecord): string | undefined {
  if (record.version !== 1) return `the record has version ${String(record.version)}, this verifier knows version 1`;
  if (!isCeremonyId(record.ceremonyId)) return 'the name of the ceremony is malformed';
  if (!record.seats.every(isSeat)) return 'the list of asked seats is malformed';
  if (!isHex32(record.serverCommitment)) return "the server's commitment is malformed";
  if (!isHex32(record.mixedSeedHash)) return 'the hash of the mixed seed is malformed';
  for (const { seat, commitment, seed } of record.mixed) {
    if (!isHex32(commitment)) return `the commitment of seat ${seat} is malformed`;
    if (!isHex32(seed)) return `the seed of seat ${seat} is malformed`;
  }
  for (const left of record.leftOut) {
    if (!Object.hasOwn(REASONS, left.reason)) return `seat ${left.seat} is left out for an unknown reason`;
    if (left.reason === 'noReveal' && !isHex32(left.commitment))
      return `the commitment of seat ${left.seat} is malformed`;
  }
  return undefined;
}

/** Every asked seat exactly once, in ascending order: the order is part of the mix. */
function wrongWithSeats({ seats, mixed, leftOut }: CeremonyRecord): string | undefined {
  const mixedSeats = mixed.map((each) => each.seat);
  const leftOutSeats = leftOut.map((each) => each.seat);
  if (!isAscending(seats)) return 'the asked seats are not in ascending order';
  if (!isAscending(mixedSeats)) return 'the mixed seats are not in ascending order';
  if (!isAscending(leftOutSeats)) return 'the left-out seats are not in ascending order';

  const unknown = [...mixedSeats, ...leftOutSeats].find((seat) => !seats.includes(seat));
  if (unknown !== undefined) return `seat ${unknown} takes part but was not asked`;
  const twice = mixedSeats.find((seat) => leftOutSeats.includes(seat));
  if (twice !== undefined) return `seat ${twice} is both mixed and left out`;
  const dropped = seats.find((seat) => !mixedSeats.includes(seat) && !leftOutSeats.includes(seat));
  if (dropped !== undefined) return `seat ${dropped} was asked but is neither mixed nor named as left out`;
  return undefined;
}

function wrongWithServerSeed(record: CeremonyRecord, serverSeed: Hex32): string | undefined {
  if (!isHex32(serverSeed)) return "the server's seed is malformed";
  const { ceremonyId, seats, serverCommitment } = record;
  if (serverCommitmentOf({ ceremonyId, seats, serverSeed }) === serverCommitment) return undefined;
  return "the server's seed, with this game and these seats, does not match its commitment";
}

function isAscending(seats: readonly Seat[]): boolean {
  return seats.every((seat, index) => index === 0 || seat > (seats[index - 1] ?? seat));
}
