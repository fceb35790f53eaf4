import type { Alignment } from '@illuminice/engine';

export interface AlignmentLook {
  /** Also the class of a chip: `al-gov`. */
  readonly short: string;
  /** Three letters, for faces with little room; colour alone never tells an alignment. */
  readonly code: string;
  /** What fits a chip of a card. */
  readonly word: string;
  readonly colour: string;
  /** The same hue bright enough for a rectangle of a miniature on dark ground. */
  readonly bright: string;
}

export const ALIGNMENT_LOOKS: Readonly<Record<Alignment, AlignmentLook>> = {
  Government: { short: 'gov', code: 'GOV', word: 'Govt', colour: '#2c62a8', bright: '#3c79c6' },
  Communist: { short: 'com', code: 'COM', word: 'Commun', colour: '#b3221c', bright: '#d23c33' },
  Liberal: { short: 'lib', code: 'LIB', word: 'Liberal', colour: '#b85a10', bright: '#e07f2e' },
  Conservative: { short: 'con', code: 'CON', word: 'Conserv', colour: '#1f3d63', bright: '#3b6396' },
  Peaceful: { short: 'pea', code: 'PEA', word: 'Peaceful', colour: '#3f7a2e', bright: '#5aa544' },
  Violent: { short: 'vio', code: 'VIO', word: 'Violent', colour: '#7a1730', bright: '#a3304b' },
  Straight: { short: 'str', code: 'STR', word: 'Straight', colour: '#7b7566', bright: '#a39b88' },
  Weird: { short: 'wei', code: 'WRD', word: 'Weird', colour: '#8547ad', bright: '#a467cf' },
  Criminal: { short: 'cri', code: 'CRI', word: 'Criminal', colour: '#2e2a26', bright: '#6b645b' },
  Fanatic: { short: 'fan', code: 'FAN', word: 'Fanatic', colour: '#876700', bright: '#c29a10' },
};

export const NO_ALIGNMENT = { short: 'none', colour: '#6b5a3a', bright: '#8d7c57' } as const;
export const SPECIAL_TINT = '#1b5a4c';
export const GOLD = '#e3b34c';

/** The first alignment names the tint of a card; cards without one are tan. */
export function tintOf(alignments: readonly Alignment[]): { short: string; colour: string; bright: string } {
  const first = alignments[0];
  return first === undefined ? NO_ALIGNMENT : ALIGNMENT_LOOKS[first];
}

/** `share` of `colour` in `ground`, both as #rrggbb. */
export function mix(colour: string, ground: string, share: number): string {
  const part = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const channel = (at: number): string =>
    Math.round(part(colour, at) * share + part(ground, at) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
