import { type CardNo, groupDefinition, isIlluminatiCard } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl } from '../../base/theme/index.ts';
import type { Seen } from '../seen/index.ts';

interface CardArtProps {
  readonly seen: Seen;
  readonly card: CardNo;
  readonly size: number;
  readonly className?: string;
}

/** The picture of a card, small. A face-down card has none to give away. */
export function CardArt({ seen, card, size, className }: CardArtProps): ReactElement | undefined {
  const { pack, view } = seen;
  const key = isIlluminatiCard(card)
    ? pack.illuminati[view.seats[card]?.illuminati ?? -1]?.key
    : groupDefinition(pack, card)?.key;
  return key === undefined ? undefined : (
    <img className={className} src={artUrl.card(key)} alt="" width={size} height={size} />
  );
}
