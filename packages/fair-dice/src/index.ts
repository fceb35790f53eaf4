/**
 * Dice nobody can bend unseen. The server commits to a seed, every human seat commits to one, the seats reveal, all are
 * mixed; each shuffle and roll follows from the mix, and at the end of the game anybody can recompute all of them.
 * Whoever runs the server could look ahead; what they cannot do is change the outcome unseen.
 */

export {
  type ClosedCeremony,
  closeCeremony,
  commitSeat,
  hasEverySeatRevealed,
  openCeremony,
  revealSeat,
  startReveals,
} from './ceremony.ts';
export type { CeremonyWrong, OwnSeatWrong } from './ceremony-wrong.ts';
export { type SeatSecret, type ServerSecret, seatCommitmentOf, seatSeedOf, serverCommitmentOf } from './commitments.ts';
export { hashText } from './domain-hash.ts';
export { fairRandom } from './fair-random.ts';
export type {
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
export { quickChance, quickRandom } from './quick-random.ts';
export type { RandomPort } from './random-port.ts';
export { isSignedBy, publicKeyOf, signText } from './seat-keys.ts';
export { type CeremonyVerdict, type OwnSeatVerdict, verifyCeremony, verifyOwnSeat } from './verify-ceremony.ts';
export { type Draw, type DrawsOptions, type DrawsVerdict, verifyDraws } from './verify-draws.ts';
