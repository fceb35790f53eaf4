import type { Level } from './mind.ts';
import { FITTED, type Weights } from './scene/weights.ts';

/** What makes the levels differ. Everything a higher level does is one of these turned up. */
export interface Skill {
  readonly weights: Weights;
  /** Spread of the error a mind makes when it rates a move, as a part of its share of victory. */
  readonly noise: number;
  /** How unevenly it pays for its attacks: 0 = exactly what the odds are worth. */
  readonly clumsiness: number;
  /** How much of the opposition it foresees (0 = none). */
  readonly foresight: number;
  /** Sees attacks that only hurt somebody. */
  readonly spoils: boolean;
  /** Pays for or against attacks that do not touch it. */
  readonly meddles: boolean;
  /** What a MB spent on somebody else's business must bring, times its worth. */
  readonly meddlingPrice: number;
  /** Least stake, as a share of victory, for which it defends. */
  readonly defendsFrom: number;
  /** Plans both actions of a turn together. */
  readonly plans: boolean;
  /** Claims privilege, times its Specials, uses abilities. */
  readonly craft: boolean;
  readonly bargains: boolean;
  /** Steps of imagined games per decision; 0 = no search. */
  readonly searchNodes: number;
  /** Turns an imagined game is played on. */
  readonly searchTurns: number;
}

const BEGINNER: Weights = {
  ...FITTED,
  perPower: 0.4,
  perTransferable: 0.8,
  perAlignment: 1.8,
  perMissingAlignment: 1.5,
};

export const SKILLS: Readonly<Record<Exclude<Level, 'random'>, Skill>> = {
  novice: {
    weights: BEGINNER,
    noise: 0.4,
    clumsiness: 0.6,
    foresight: 0,
    spoils: false,
    meddles: false,
    meddlingPrice: 2,
    defendsFrom: 0.15,
    plans: false,
    craft: false,
    bargains: false,
    searchNodes: 0,
    searchTurns: 0,
  },
  regular: {
    weights: FITTED,
    noise: 0.03,
    clumsiness: 0,
    foresight: 0,
    spoils: true,
    meddles: true,
    meddlingPrice: 2,
    defendsFrom: 0.01,
    plans: false,
    craft: false,
    bargains: true,
    searchNodes: 0,
    searchTurns: 0,
  },
  expert: {
    weights: FITTED,
    noise: 0,
    clumsiness: 0,
    foresight: 0.7,
    spoils: true,
    meddles: true,
    meddlingPrice: 4,
    defendsFrom: 0.005,
    plans: true,
    craft: true,
    bargains: true,
    searchNodes: 0,
    searchTurns: 0,
  },
  master: {
    weights: FITTED,
    noise: 0,
    clumsiness: 0,
    foresight: 0.7,
    spoils: true,
    meddles: true,
    meddlingPrice: 4,
    defendsFrom: 0.005,
    plans: true,
    craft: true,
    bargains: true,
    searchNodes: 3000,
    searchTurns: 4,
  },
};
