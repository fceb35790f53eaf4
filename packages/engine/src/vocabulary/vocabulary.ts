/** The words of the rule book that name no single card. One word per thing, everywhere. */

export type Alignment =
  | 'Government'
  | 'Communist'
  | 'Liberal'
  | 'Conservative'
  | 'Peaceful'
  | 'Violent'
  | 'Straight'
  | 'Weird'
  | 'Criminal'
  | 'Fanatic';

/** in the order of the bits of an alignment mask: four opposed pairs first. */
export const ALIGNMENTS: readonly Alignment[] = [
  'Government',
  'Communist',
  'Liberal',
  'Conservative',
  'Peaceful',
  'Violent',
  'Straight',
  'Weird',
  'Criminal',
  'Fanatic',
];

export type SideName = 'top' | 'right' | 'bottom' | 'left';

/** sides and world directions share these numbers; the index is the number. */
export const SIDES: readonly SideName[] = ['top', 'right', 'bottom', 'left'];

export type Side = 0 | 1 | 2 | 3;

export type AttackKind = 'control' | 'neutralize' | 'destroy';

export const ATTACK_KINDS: readonly AttackKind[] = ['control', 'neutralize', 'destroy'];

export type Phase = 'setup' | 'start' | 'income' | 'draw' | 'actions' | 'transfers' | 'powers' | 'end';

/** A place at the table, numbered in turn order. */
export type Seat = number;

/** Which printed card, also its file name: `'post-office'`. */
export type CardKey = string;

/**
 * A card that can lie in a power structure. 0…7 is the Illuminati card of that seat, whatever is printed on it
 * (so that a face-down one has no number to leak, R-23.16); from 8 on the Groups of the pack.
 */
export type CardNo = number;

/** Index into `pack.illuminati`, `pack.specials`. Copies of one Special are the same number: nobody can tell them apart. */
export type IlluminatiNo = number;
export type SpecialNo = number;

export const MAX_SEATS = 8;
