import { type CardNo, directionOf, groupDefinition, type Pack, type Side, sideOf } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { ArrowSprite, edgePoint } from './arrow-sprite.tsx';
import { CardFace, type CardFaceProps } from './card-face.tsx';
import { FACE } from './face-measures.ts';

export interface LooseCardProps extends Omit<CardFaceProps, 'shape' | 'left' | 'top' | 'illuminati'> {
  readonly pack: Pack;
  readonly card: CardNo;
  /** Quarter turns: 0 lies, 1 stands. */
  readonly rotation?: Side;
}

/** A Group that hangs nowhere, with its inward chevron and its outward arrows on their true sides. */
export function LooseCard({ rotation = 0, ...props }: LooseCardProps): ReactElement {
  const shape = rotation & 1 ? 'tall' : 'wide';
  const face = { x: 0, y: 0, ...FACE[shape] };
  const group = groupDefinition(props.pack, props.card);
  const turn = (side: Side): Side => directionOf({ rotation }, side);
  const inward = group === undefined ? undefined : turn(sideOf(group.inArrow));
  return (
    <div className="loose-card" style={FACE[shape]}>
      <CardFace {...props} shape={shape} />
      {group?.outArrows.map((name) => {
        const direction = turn(sideOf(name));
        return <ArrowSprite key={name} kind="free" direction={direction} at={edgePoint(face, direction, 5.5)} />;
      })}
      {inward !== undefined && (
        <ArrowSprite kind="in" direction={((inward + 2) & 3) as Side} at={edgePoint(face, inward, 2.5)} />
      )}
    </div>
  );
}
