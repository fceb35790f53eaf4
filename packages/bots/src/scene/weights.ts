/**
 * What a seat is worth, in captures away from victory. The numbers were fitted to games of our own bots
 * (docs/bots.md says how); each is a gain in captures per unit.
 */
export interface Weights {
  /** How steeply one capture changes the share of victory. */
  readonly steepness: number;
  /** How much a second way to win helps: higher means only the nearest goal counts. */
  readonly focus: number;
  readonly purse: number;
  readonly groupMoney: number;
  /** MB at which another one is worth half as much as the first. */
  readonly plenty: number;
  readonly income: number;
  readonly power: number;
  readonly transferable: number;
  readonly arrow: number;
  readonly special: number;
  /** What any Special is worth at least while the game is not at stake; 0 = it goes as its effect comes in useful. */
  readonly saves: number;
  /** What any Special is worth at least where we would part with it in an exchange: it buys privilege. */
  readonly sells: number;
  /** What privilege for money in every turn is worth. */
  readonly free: number;
  /** Captures one needs per unit still missing of a special goal. */
  readonly perPower: number;
  readonly perTransferable: number;
  readonly perAlignment: number;
  /** The same where the Illuminati card helps to get them. */
  readonly perFavoured: number;
  readonly perMissingAlignment: number;
  readonly perKill: number;
  readonly moneyGoal: number;
  /** Extra distance of a seat that could be eliminated. */
  readonly danger: number;
  /** Per Group one might lose to the next attack. */
  readonly risk: number;
  /** How many points blur the guess whether a rival would succeed; 0 = they come with all they have and the dice decide. */
  readonly doubt: number;
  /** How much dearer a MB is thought to be to those who are not attacked themselves. */
  readonly bystander: number;
  /** How much of what rivals would pay against us counts as gained. */
  readonly drain: number;
  /** If what one might lose is all one has. */
  readonly ruin: number;
  /** How much of the chance to lose everything in one turn counts, where that means to be out; rivals do not always come. */
  readonly peril: number;
  /** A seat that meets a goal already wins at the end of this turn unless somebody acts. */
  readonly met: number;
}

export const STEADY: Weights = {
  steepness: 0.4,
  focus: 0.7,
  purse: 0.09,
  groupMoney: 0.05,
  plenty: 60,
  income: 0.12,
  power: 0.05,
  transferable: 0.06,
  arrow: 0.06,
  special: 0.5,
  saves: 0,
  sells: 0,
  free: 0,
  perPower: 0.3,
  perTransferable: 0.6,
  perAlignment: 1.6,
  perFavoured: 1.6,
  perMissingAlignment: 1.0,
  perKill: 1.2,
  moneyGoal: 1,
  danger: 2.5,
  risk: 1,
  doubt: 0,
  bystander: 1,
  drain: 0,
  ruin: 2,
  peril: 0.6,
  met: 8,
};

/**
 * Captures that privilege is worth. Of games of Experts whoever began a turn with one Special won 32 %, with two 50 %, with none 20 %, near
 * victory or far from it: by `steepness` each is worth two or three captures (docs/benchmarks-bots.md).
 */
const PRIVILEGE = 2.5;

/** Sold for four captures, Specials were bought by whoever asked for all of them, who then won 33 % of 120 games (docs/benchmarks-bots.md). */
const SOLD = 9;

/** Expert, and Master but for what is saved. */
export const KEEN: Weights = {
  ...STEADY,
  steepness: 0.24,
  plenty: 40,
  perPower: 0.18,
  perTransferable: 1.0,
  perAlignment: 1.7,
  perMissingAlignment: 1.6,
  moneyGoal: 0.9,
  doubt: 2.7,
  bystander: 4,
  drain: 0.7,
  peril: 0.9,
  power: 0.042,
  met: 14,
  free: 5,
  sells: SOLD,
};

/** What chances are read from: they were learned with these (`chances/`), and what moves a mind does not move them. */
export const LEARNED_WITH: Weights = { ...KEEN, moneyGoal: 0.7, free: 3 };

/** Master. */
export const SAVING: Weights = { ...KEEN, saves: PRIVILEGE };
