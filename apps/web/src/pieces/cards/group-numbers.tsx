import { type Alignment, alignmentsIn, type GroupDefinition, maskOf } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { incomeText, taxes } from './card-label.ts';

/** Power and what of it can be lent, Resistance, Income. */
export function Numbers({ group }: { group: GroupDefinition }): ReactElement {
  return (
    <>
      <span className="card-number card-power">
        <img alt="" src={artUrl.stat('power', 'paper')} width={12} height={12} />
        <b>
          {group.power}
          {group.transferable > 0 && <small>/{group.transferable}</small>}
        </b>
      </span>
      <span className="card-number">
        <img alt="" src={artUrl.stat('resistance', 'paper')} width={12} height={12} />
        <b>{group.resistance}</b>
      </span>
      <span className="card-number">
        <img alt="" src={artUrl.stat('income', 'paper')} width={12} height={12} />
        <b className={taxes(group) ? 'card-tax' : undefined}>{incomeText(group)}</b>
      </span>
    </>
  );
}

/** In the order of the printed card; what this turn added comes last. */
export function inForce(group: GroupDefinition, mask: number): Alignment[] {
  const printed = group.alignments.filter((alignment) => (mask & maskOf([alignment])) !== 0);
  return [...printed, ...alignmentsIn(mask & ~maskOf(group.alignments))];
}

const LITTLE_WORDS = new Set(['the', 'for', 'a', 'better', 'tomorrow', 'of']);

/** A name without what nobody needs to recognise it: "Evil Geniuses". */
export function shortName(name: string): string {
  if (name.length <= 16) return name.replace(/^The /, '');
  const text = name.split(' ').filter((word) => !LITTLE_WORDS.has(word.toLowerCase()));
  return text.length < 3 ? text.join(' ') : text.slice(-2).join(' ');
}
