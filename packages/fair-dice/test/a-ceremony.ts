import {
  type Ceremony,
  type CeremonyResult,
  type ClosedCeremony,
  closeCeremony,
  commitSeat,
  type Hex32,
  openCeremony,
  revealSeat,
  type Seat,
  seatCommitmentOf,
  startReveals,
} from '../src/index.ts';

export const SERVER_SEED: Hex32 = '5e'.repeat(32);

/** A seed of its own for every seat: seat 3 has 0404…04. */
export function seedOf(seat: Seat): Hex32 {
  return (seat + 1).toString(16).padStart(2, '0').repeat(32);
}

export function anOpenCeremony(seats: readonly Seat[] = [0, 1, 2], ceremonyId = 'game-17'): Ceremony {
  return openCeremony({ ceremonyId, seats, serverSeed: SERVER_SEED });
}

export function commitmentOf(ceremony: Ceremony, seat: Seat, seed: Hex32 = seedOf(seat)): Hex32 {
  const { ceremonyId, serverCommitment } = ceremony;
  return seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed });
}

export function accepted(result: CeremonyResult): Ceremony {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.ceremony;
}

/** What the result was refused with, or undefined when it was accepted. */
export function refusalOf(result: CeremonyResult): string | undefined {
  return result.ok ? undefined : result.refusal.code;
}

export function committed(ceremony: Ceremony, seats: readonly Seat[]): Ceremony {
  return seats.reduce((now, seat) => accepted(commitSeat(now, seat, commitmentOf(now, seat))), ceremony);
}

export function revealed(ceremony: Ceremony, seats: readonly Seat[]): Ceremony {
  return seats.reduce((now, seat) => accepted(revealSeat(now, seat, seedOf(seat))), ceremony);
}

export interface CeremonyPlan {
  readonly seats: readonly Seat[];
  readonly commits: readonly Seat[];
  readonly reveals: readonly Seat[];
}

/** A whole ceremony: who is asked, who commits and who reveals, in the order of arrival. */
export function aClosedCeremony({ seats, commits, reveals }: CeremonyPlan): ClosedCeremony {
  const open = startReveals(committed(anOpenCeremony(seats), commits));
  return closeCeremony(revealed(open, reveals), SERVER_SEED);
}

export function aFullCeremony(seats: readonly Seat[] = [0, 1, 2]): ClosedCeremony {
  return aClosedCeremony({ seats, commits: seats, reveals: seats });
}
