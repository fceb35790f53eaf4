import type { Level } from '../model/mind.ts';
import { KEEN, SAVING, STEADY, type Weights } from '../scene/weights.ts';

/** What makes the levels differ. Everything a higher level does is one of these turned up. */
export interface Skill {
  readonly weights: Weights;
  /** Spread of the error a mind makes when it rates a move, as a part of its share of victory. */
  readonly noise: number;
  /** How unevenly it pays for its attacks: 0 = exactly what the odds are worth. */
  readonly clumsiness: number;
  /** How much of the opposition it foresees (0 = none); rivals pay rather more than looking after their own would tell. */
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
  /** The best of many guesses is too hopeful a guess: this part of the second action's promise is believed. */
  readonly credit: number;
  /** Gives up an action to hang a Group where it is safer. */
  readonly shelters: boolean;
  /** Plays money Specials at plain moments. */
  readonly specials: boolean;
  /** In how many of its decisions to attack it thinks of privilege: nothing else wins so many games. */
  readonly privileges: number;
  /** Times all its Specials, lifts privilege, uses Lasers and other abilities. */
  readonly craft: boolean;
  readonly bargains: boolean;
  /** Steps of imagined games per decision; 0 = no search. */
  readonly searchNodes: number;
  /** Turns an imagined game is played on. */
  readonly searchTurns: number;
  /** Plays in an imagined game, where the game itself refuses what may not be done. */
  readonly isImagined: boolean;
}

const BEGINNER: Weights = {
  ...STEADY,
  perPower: 0.4,
  perTransferable: 0.8,
  perAlignment: 1.8,
  perMissingAlignment: 1.5,
};

const EXPERT: Skill = {
  weights: KEEN,
  noise: 0,
  clumsiness: 0,
  foresight: 1.15,
  spoils: true,
  meddles: true,
  meddlingPrice: 4,
  defendsFrom: 0.005,
  plans: true,
  credit: 0.5,
  shelters: true,
  specials: true,
  privileges: 0.7,
  craft: true,
  bargains: true,
  searchNodes: 0,
  searchTurns: 0,
  isImagined: false,
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
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
    credit: 0,
    shelters: false,
    specials: false,
    privileges: 0,
    craft: false,
    bargains: false,
    searchNodes: 0,
    searchTurns: 0,
    isImagined: false,
  },
  regular: {
    weights: { ...STEADY, doubt: KEEN.doubt, bystander: KEEN.bystander },
    noise: 0.03,
    clumsiness: 0,
    foresight: 0.95,
    spoils: true,
    meddles: true,
    meddlingPrice: 2,
    defendsFrom: 0.01,
    plans: false,
    credit: 0,
    shelters: false,
    specials: true,
    privileges: 0,
    craft: false,
    bargains: true,
    searchNodes: 0,
    searchTurns: 0,
    isImagined: false,
  },
  expert: EXPERT,
  master: { ...EXPERT, weights: SAVING, meddlingPrice: 15, privileges: 1, searchNodes: 3000, searchTurns: 1 },
};

/** The same for somebody who asks what to do: whoever advises overlooks nothing they know of. */
export function unerring(skill: Skill): Skill {
  return { ...skill, privileges: Math.ceil(skill.privileges) };
}

/** Who plays on for oneself: the same, with one's own sense of what is worth saving. */
export function imagined({ weights }: Skill): Skill {
  return { ...IMAGINED, weights };
}

/** Who plays in imagined games: Expert without what costs much time and changes little. */
export const IMAGINED: Skill = {
  ...unerring(SKILLS.expert),
  plans: false,
  shelters: false,
  bargains: false,
  isImagined: true,
};
