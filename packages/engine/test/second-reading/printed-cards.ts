/** The cards and Appendix C as the text has them, read here a second time and not taken from the engine or the card files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Kind = 'control' | 'neutralize' | 'destroy';
export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Group {
  readonly id: string;
  readonly power: number;
  readonly transferable: number;
  readonly resistance: number;
  readonly income: number;
  readonly alignments: readonly string[];
  readonly inArrow: Side;
  readonly outArrows: readonly Side[];
}

interface Illuminati {
  readonly id: string;
  readonly power: number;
  readonly income: number;
}

const file = join(import.meta.dirname, '..', '..', '..', 'cards', 'data', 'cards.json');
const cards: { readonly groups: readonly Group[]; readonly illuminati: readonly Illuminati[] } = JSON.parse(
  readFileSync(file, 'utf8'),
);

export const GROUPS: ReadonlyMap<string, Group> = new Map(cards.groups.map((group) => [group.id, group]));
export const ILLUMINATI: ReadonlyMap<string, Illuminati> = new Map(cards.illuminati.map((card) => [card.id, card]));

/** */
export const OPPOSITE: Readonly<Record<string, string>> = {
  Government: 'Communist',
  Communist: 'Government',
  Liberal: 'Conservative',
  Conservative: 'Liberal',
  Peaceful: 'Violent',
  Violent: 'Peaceful',
  Straight: 'Weird',
  Weird: 'Straight',
};
export const ALIGNMENTS: readonly string[] = [...Object.keys(OPPOSITE), 'Criminal', 'Fanatic'];

interface Bonus {
  readonly direct: boolean;
  readonly kinds: readonly Kind[];
  /** An alignment of the target, the targets by name, or any. */
  readonly against: string | readonly string[] | undefined;
  readonly amount: number;
}

const any = (kinds: readonly Kind[], against: Bonus['against'], amount: number): Bonus => ({
  direct: false,
  kinds,
  against,
  amount,
});
const direct = (kinds: readonly Kind[], against: Bonus['against'], amount: number): Bonus => ({
  direct: true,
  kinds,
  against,
  amount,
});
const CONTROL = ['control'] as const;
const NEUTRALIZE = ['neutralize'] as const;
const DESTROY = ['destroy'] as const;
const ALL = ['control', 'neutralize', 'destroy'] as const;
const LASERS = 'orbital-mind-control-lasers';

/** Appendix C, line by line. */
export const BONUSES: Readonly<Record<string, readonly Bonus[]>> = {
  'discordian-society': [any(CONTROL, 'Weird', 4)],
  'servants-of-cthulhu': [any(DESTROY, undefined, 2)],
  'society-of-assassins': [any(NEUTRALIZE, undefined, 4)],
  'anti-nuclear-activists': [any(DESTROY, ['nuclear-power-companies'], 2)],
  'clone-arrangers': [any(DESTROY, undefined, 3)],
  'cycle-gangs': [any(DESTROY, undefined, 2)],
  kgb: [any(DESTROY, undefined, 2)],
  'semiconscious-liberation-army': [any(DESTROY, undefined, 1)],
  militia: [any(DESTROY, 'Communist', 6)],
  'evil-geniuses-for-a-better-tomorrow': [any(ALL, [LASERS], 4)],
  'l-4-society': [direct(ALL, [LASERS], 4)],
  'phone-phreaks': [any(ALL, ['phone-company'], 3)],
  feminists: [any(CONTROL, 'Liberal', 3)],
  'health-food-stores': [any(CONTROL, ['anti-nuclear-activists'], 2)],
  'international-cocaine-smugglers': [any(CONTROL, ['punk-rockers', 'cycle-gangs', 'hollywood'], 4)],
  'international-communist-conspiracy': [any(CONTROL, 'Communist', 3)],
  'junk-mail': [any(CONTROL, ['post-office'], 4)],
  'madison-avenue': [any(CONTROL, ['big-media', 'empty-vee'], 5)],
  'science-fiction-fans': [any(CONTROL, 'Weird', 2)],
  hackers: [any(NEUTRALIZE, undefined, 3)],
  mafia: [direct(CONTROL, 'Criminal', 3)],
  smof: [direct(CONTROL, ['science-fiction-fans'], 5), direct(CONTROL, ['trekkies'], 2)],
  tabloids: [direct(CONTROL, ['convenience-stores'], 3)],
  'video-games': [direct(CONTROL, ['convenience-stores'], 3)],
  'tv-preachers': [direct(CONTROL, ['moral-minority'], 3)],
};
