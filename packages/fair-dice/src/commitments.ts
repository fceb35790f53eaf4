import { hashFields } from './domain-hash.ts';
import type { Hex32, Seat } from './model.ts';

export interface ServerSecret {
  readonly ceremonyId: string;
  readonly seats: readonly Seat[];
  readonly serverSeed: Hex32;
}

export interface SeatSecret {
  readonly ceremonyId: string;
  readonly serverCommitment: Hex32;
  readonly seat: Seat;
  readonly seed: Hex32;
}

/** Binds the server to its seed and to the list of seats it asks: no seat can vanish from the list later. */
export function serverCommitmentOf({ ceremonyId, seats, serverSeed }: ServerSecret): Hex32 {
  return hashFields('server-commitment', [
    { text: ceremonyId },
    { number: seats.length },
    ...seats.map((seat) => ({ number: seat })),
    { hex: serverSeed },
  ]);
}

/**
 * What a seat publishes. It names the seat, so nobody can copy a neighbour's commitment and later their reveal; and the
 * server's commitment, so a server that shows different commitments to different seats cannot finish the ceremony.
 */
export function seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed }: SeatSecret): Hex32 {
  return hashFields('seat-commitment', [
    { text: ceremonyId },
    { hex: serverCommitment },
    { number: seat },
    { hex: seed },
  ]);
}

/**
 * The seed of a seat that signs follows from its public key, which nobody knows before it is revealed. A key exchanged
 * later would be another seed, and with it other dice.
 */
export function seatSeedOf(publicKey: Hex32): Hex32 {
  return hashFields('seat-seed', [{ hex: publicKey }]);
}
