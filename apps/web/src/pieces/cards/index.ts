/** Card faces. */
export { AlignmentChip, AlignmentKey } from './alignment-chip.tsx';
export { GOLD, tintOf } from './alignment-colours.ts';
export { ArrowSprite, type Box, edgePoint, type Point } from './arrow-sprite.tsx';
export { CardFace } from './card-face.tsx';
export {
  alignmentCode,
  alignmentName,
  groupLabel,
  illuminatiLabel,
  incomeText,
  RINGS,
  type Ring,
  type Standing,
} from './card-label.ts';
export { cardText } from './card-text.ts';
export type { Detail } from './face-measures.ts';
export { CELL, detailAt, FACE, GAP, type Shape } from './face-measures.ts';
export { fitName } from './fit-name.ts';
export { Lines } from './lines.tsx';
export { LooseCard } from './loose-card.tsx';
export { SpecialCard } from './special-card.tsx';
export { Spoken } from './spoken.tsx';
