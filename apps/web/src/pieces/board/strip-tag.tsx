import { alignmentsIn, type CardNo, groupDefinition } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { AlignmentChip, fitName, groupLabel, incomeText, Lines, Spoken, tintOf } from '../cards/index.ts';
import { maskInForce } from './card-caption.ts';
import type { UncontrolledStripProps } from './uncontrolled-strip.tsx';

/** What picture, alignments and edges take of a tag. */
const BESIDE_NAME = 88;
/** The few cards with more say how many are missing; the card itself shows all. */
const MOST_CHIPS = 3;
/** From here on the dice are on one's side. */
const LIKELY = 50;

interface StripTagProps extends UncontrolledStripProps {
  readonly card: CardNo;
  readonly wide: number;
}

/** A Group on a tag: name, the three numbers, alignments, and the best chance to take it, comparable without opening anything. */
export function StripTag(props: StripTagProps): ReactElement | undefined {
  const { pack, view, card, rings, choosable, notes, chances, onCardPress, wide } = props;
  const group = groupDefinition(pack, card);
  if (group === undefined) return undefined;
  const ring = rings?.get(card);
  const name = fitName(group.name, wide - BESIDE_NAME, [
    { lines: 1, largest: 17, smallest: 13 },
    { lines: 2, largest: 13.5, smallest: 10 },
  ]);
  const mask = maskInForce(view, card) ?? pack.alignments[card] ?? 0;
  const alignments = alignmentsIn(mask);
  const shown = alignments.length > MOST_CHIPS ? alignments.slice(0, MOST_CHIPS - 1) : alignments;
  const chance = chances?.size ? (chances.get(card) ?? 0) : undefined;
  const spoken = [
    groupLabel(group, mask, { ring }),
    notes?.get(card),
    chance === undefined ? undefined : t('strip.chance', '{share}% before money', { share: chance }),
  ];
  const tone = `url(${artUrl.tone(tintOf(group.alignments).short, 'wide')})`;
  return (
    <button
      type="button"
      className={[
        'strip-tag',
        ring === undefined ? '' : `ring-${ring}`,
        choosable !== undefined && !choosable.has(card) ? 'card-dimmed' : '',
        chance === 0 ? 'strip-beyond' : '',
      ].join(' ')}
      data-card={card}
      onClick={(event) => onCardPress?.(card, event.currentTarget)}
    >
      <Spoken text={spoken.filter((part) => part !== undefined).join(', ')}>
        <span className="strip-art">
          <img alt="" src={artUrl.card(group.key)} width={38} height={38} style={{ backgroundImage: tone }} />
          {chance !== undefined && (
            <b className={chance >= LIKELY ? 'strip-likely' : ''}>{t('odds.percent', '{share}%', { share: chance })}</b>
          )}
        </span>
        <span className="strip-words">
          <span className="strip-name" style={{ fontSize: name.size }}>
            <Lines lines={name.lines} />
          </span>
          <span className={`strip-figures ${group.transferable > 0 ? 'strip-lends' : ''}`}>
            <img alt="" src={artUrl.stat('power', 'paper')} width={10} height={10} />
            <b>
              {group.power}
              {group.transferable > 0 && `/${group.transferable}`}
            </b>
            <img alt="" src={artUrl.stat('resistance', 'paper')} width={10} height={10} />
            <b>{group.resistance}</b>
            <img alt="" src={artUrl.stat('income', 'paper')} width={10} height={10} />
            <b>{incomeText(group)}</b>
          </span>
        </span>
        <span className="strip-chips">
          {shown.map((alignment) => (
            <AlignmentChip key={alignment} alignment={alignment} short />
          ))}
          {shown.length < alignments.length && <i>+{alignments.length - shown.length}</i>}
        </span>
      </Spoken>
    </button>
  );
}
