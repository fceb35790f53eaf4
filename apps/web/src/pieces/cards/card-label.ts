/** A card in words: what assistive technology reads instead of the face. */
import {
  type Alignment,
  alignmentsIn,
  type GroupDefinition,
  type IlluminatiDefinition,
  type Money,
} from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { ALIGNMENT_LOOKS } from './alignment-colours.ts';

/** What is marked around a card; each has words, so that no ring is only a colour. */
export const RINGS = [
  'attacker',
  'target',
  'aid',
  'helps',
  'legal',
  'yours',
  'chosen',
  'arrives',
  'lost',
  'path',
] as const;
export type Ring = (typeof RINGS)[number];

export interface Standing {
  readonly money?: Money | undefined;
  readonly stacked?: boolean | undefined;
  readonly acted?: boolean | undefined;
  /** One's own Illuminati card that the others do not know yet. */
  readonly covered?: boolean | undefined;
  readonly ring?: Ring | undefined;
}

export function groupLabel(group: GroupDefinition, mask: number, standing: Standing): string {
  const { name, power, transferable, resistance } = group;
  const values = { name, power, transferable, resistance, income: incomeText(group) };
  const numbers =
    transferable > 0
      ? t(
          'card.label.lends',
          '{name}, Power {power}, lends {transferable}, Resistance {resistance}, Income {income}',
          values,
        )
      : t('card.label', '{name}, Power {power}, Resistance {resistance}, Income {income}', values);
  return [numbers, alignmentText(alignmentsIn(mask)), ...standingText(standing)].join(', ');
}

export function illuminatiLabel(card: IlluminatiDefinition | undefined, standing: Standing): string {
  const face =
    card === undefined
      ? t('card.illuminati.faceDown', 'Illuminati card, face-down')
      : t('card.illuminati.label', '{name}, Power {power}, Income {income}', {
          name: card.name,
          power: card.power,
          income: card.income,
        });
  return [face, ...standingText(standing)].join(', ');
}

export function alignmentText(alignments: readonly Alignment[]): string {
  return alignments.length === 0 ? t('card.noAlignment', 'no alignment') : alignments.map(alignmentName).join(', ');
}

export function alignmentName(alignment: Alignment): string {
  switch (alignment) {
    case 'Government':
      return t('alignment.government', 'Government');
    case 'Communist':
      return t('alignment.communist', 'Communist');
    case 'Liberal':
      return t('alignment.liberal', 'Liberal');
    case 'Conservative':
      return t('alignment.conservative', 'Conservative');
    case 'Peaceful':
      return t('alignment.peaceful', 'Peaceful');
    case 'Violent':
      return t('alignment.violent', 'Violent');
    case 'Straight':
      return t('alignment.straight', 'Straight');
    case 'Weird':
      return t('alignment.weird', 'Weird');
    case 'Criminal':
      return t('alignment.criminal', 'Criminal');
    case 'Fanatic':
      return t('alignment.fanatic', 'Fanatic');
  }
}

/** What fits a chip: the English short form, or the beginning of another language's word. */
export function alignmentWord(alignment: Alignment): string {
  const name = alignmentName(alignment);
  if (name === alignment) return ALIGNMENT_LOOKS[alignment].word;
  return name.length > 8 ? name.slice(0, 6) : name;
}

/** Three letters, for faces with little room. */
export function alignmentCode(alignment: Alignment): string {
  const name = alignmentName(alignment);
  return name === alignment ? ALIGNMENT_LOOKS[alignment].code : name.slice(0, 3).toUpperCase();
}

/** upkeep is printed as a negative income; what a taxing Group earns is not printed as a number. */
export function incomeText(group: GroupDefinition): string {
  if (taxes(group)) return t('card.tax', 'tax');
  const upkeep = group.abilities.find((ability) => ability.type === 'upkeep')?.amount ?? 0;
  return String(group.income - upkeep).replace('-', '−');
}

export function taxes(group: GroupDefinition): boolean {
  return group.abilities.some((ability) => ability.type === 'tax');
}

function standingText({ money, stacked, acted, covered, ring }: Standing): string[] {
  const text: string[] = covered ? [coveredText()] : [];
  if (money === 'hidden') text.push(t('card.moneyHidden', 'stacked money'));
  else if (money !== undefined) {
    text.push(t('card.money', '{money} MB', { money }));
    if (stacked) text.push(t('card.stacked', 'stacked'));
  }
  if (acted) text.push(t('card.acted', 'has acted'));
  if (ring !== undefined) text.push(ringText(ring));
  return text;
}

/** What is stamped on such a card. */
export function coveredText(): string {
  return t('card.covered', 'face-down');
}

export function ringText(ring: Ring): string {
  switch (ring) {
    case 'attacker':
      return t('ring.attacker', 'attacks');
    case 'target':
      return t('ring.target', 'target');
    case 'aid':
      return t('ring.aid', 'aids');
    case 'helps':
      return t('ring.helps', 'ability counts');
    case 'legal':
      return t('ring.legal', 'can be chosen');
    case 'yours':
      return t('ring.yours', 'yours');
    case 'chosen':
      return t('ring.chosen', 'chosen');
    case 'arrives':
      return t('ring.arrives', 'arrives');
    case 'path':
      return t('ring.path', 'on the path');
    case 'lost':
      return t('ring.lost', 'would be lost');
  }
}
