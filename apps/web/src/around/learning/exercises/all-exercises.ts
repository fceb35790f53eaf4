import { cutTheString } from './cut-the-string.ts';
import type { Exercise } from './exercise.ts';
import { fitTheArm } from './fit-the-arm.ts';
import { holdTheLine } from './hold-the-line.ts';
import { lastWord } from './last-word.ts';
import { stopHer } from './stop-her.ts';
import { winThisTurn } from './win-this-turn.ts';

/** From easy to hard. */
export const EXERCISES: readonly Exercise[] = [winThisTurn, holdTheLine, stopHer, fitTheArm, cutTheString, lastWord];
