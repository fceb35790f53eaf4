import { type ServerSecret, seatCommitmentOf, serverCommitmentOf } from './commitments.ts';
import { mixedSeedHashOf, mixSeeds } from './mixed-seed.ts';
import type {
  Ceremony,
  CeremonyRecord,
  CeremonyRefusal,
  CeremonyResult,
  Hex32,
  LeftOutSeat,
  MixedSeat,
  Seat,
  SeatPart,
} from './model.ts';
import { isCeremonyId, isHex32, isSeat } from './well-formed.ts';

/** Publishes the server's commitment. `serverSeed` is not kept: the caller stores it where no client can read it. */
export function openCeremony({ ceremonyId, seats, serverSeed }: ServerSecret): Ceremony {
  const ascending = [...seats].sort((a, b) => a - b);
  if (!isCeremonyId(ceremonyId)) throw new RangeError('a ceremony id is 1 to 128 printable ASCII characters');
  if (!isHex32(serverSeed)) throw new RangeError('the server seed must be 64 lower-case hex digits');
  if (!ascending.every(isSeat)) throw new RangeError(`not a list of seats: ${seats.join(', ')}`);
  if (new Set(seats).size !== seats.length) throw new RangeError(`a seat is asked twice: ${seats.join(', ')}`);
  return {
    version: 1,
    ceremonyId,
    serverCommitment: serverCommitmentOf({ ceremonyId, seats: ascending, serverSeed }),
    phase: ascending.length === 0 ? 'revealing' : 'committing',
    parts: ascending.map((seat) => ({ stage: 'asked', seat })),
  };
}

/** The last seat to commit opens the reveals. */
export function commitSeat(ceremony: Ceremony, seat: Seat, commitment: Hex32): CeremonyResult {
  const part = partOf(ceremony, seat);
  if (!part) return refused({ code: 'SEAT_NOT_ASKED', seat });
  if (ceremony.phase !== 'committing') return refused({ code: 'WRONG_PHASE', phase: ceremony.phase });
  if (part.stage !== 'asked') return refused({ code: 'ALREADY_COMMITTED', seat });
  if (!isHex32(commitment)) return refused({ code: 'MALFORMED_COMMITMENT', seat });

  const next = withPart(ceremony, { stage: 'committed', seat, commitment });
  const isComplete = next.parts.every((each) => each.stage !== 'asked');
  return { ok: true, ceremony: isComplete ? startReveals(next) : next };
}

/** Time is up for commitments. From here on nobody can choose a seed knowing another's. */
export function startReveals(ceremony: Ceremony): Ceremony {
  return { ...ceremony, phase: 'revealing' };
}

/** A refused reveal changes nothing: the seat may still send the true one. */
export function revealSeat(ceremony: Ceremony, seat: Seat, seed: Hex32): CeremonyResult {
  const part = partOf(ceremony, seat);
  if (!part) return refused({ code: 'SEAT_NOT_ASKED', seat });
  if (ceremony.phase !== 'revealing') return refused({ code: 'WRONG_PHASE', phase: ceremony.phase });
  if (part.stage === 'asked') return refused({ code: 'NOT_COMMITTED', seat });
  if (part.stage === 'revealed') return refused({ code: 'ALREADY_REVEALED', seat });
  if (!isHex32(seed)) return refused({ code: 'MALFORMED_SEED', seat });

  const { ceremonyId, serverCommitment } = ceremony;
  const { commitment } = part;
  const opened = seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed });
  if (opened !== commitment) return refused({ code: 'FALSE_REVEAL', seat });
  return { ok: true, ceremony: withPart(ceremony, { stage: 'revealed', seat, commitment, seed }) };
}

export function hasEverySeatRevealed(ceremony: Ceremony): boolean {
  return ceremony.parts.every((part) => part.stage === 'revealed');
}

export interface ClosedCeremony {
  /** Public at once. */
  readonly record: CeremonyRecord;
  /** Decides every shuffle and roll to come: as secret as the server's seed until the game is over. */
  readonly mixedSeed: Hex32;
}

/** Time is up, or every seat has revealed. Who is missing is left out and named. */
export function closeCeremony(ceremony: Ceremony, serverSeed: Hex32): ClosedCeremony {
  const { version, ceremonyId, serverCommitment, phase, parts } = ceremony;
  const seats = parts.map((part) => part.seat);
  if (phase !== 'revealing') throw new Error('a ceremony cannot close before its seats could reveal');
  if (!isHex32(serverSeed) || serverCommitmentOf({ ceremonyId, seats, serverSeed }) !== serverCommitment) {
    throw new Error('the server seed is not the one the ceremony was opened with');
  }
  const mixed = parts.flatMap(mixedSeat);
  const leftOut = parts.flatMap(leftOutSeat);
  const unmixed = { version, ceremonyId, serverCommitment, seats, mixed, leftOut };
  const mixedSeed = mixSeeds(unmixed, serverSeed);
  return { record: { ...unmixed, mixedSeedHash: mixedSeedHashOf(mixedSeed) }, mixedSeed };
}

function mixedSeat(part: SeatPart): readonly MixedSeat[] {
  if (part.stage !== 'revealed') return [];
  return [{ seat: part.seat, commitment: part.commitment, seed: part.seed }];
}

function leftOutSeat(part: SeatPart): readonly LeftOutSeat[] {
  if (part.stage === 'revealed') return [];
  if (part.stage === 'asked') return [{ seat: part.seat, reason: 'noCommitment' }];
  return [{ seat: part.seat, reason: 'noReveal', commitment: part.commitment }];
}

function partOf(ceremony: Ceremony, seat: Seat): SeatPart | undefined {
  return ceremony.parts.find((part) => part.seat === seat);
}

function withPart(ceremony: Ceremony, changed: SeatPart): Ceremony {
  return { ...ceremony, parts: ceremony.parts.map((part) => (part.seat === changed.seat ? changed : part)) };
}

function refused(refusal: CeremonyRefusal): CeremonyResult {
  return { ok: false, refusal };
}
