/** Card faces. */
export { AlignmentChip, AlignmentKey } from './alignment-chip.tsx';
export { CardFace } from './card-face.tsx';
export { RINGS, type Ring } from './card-label.ts';
export type { Detail } from './face-measures.ts';
export { LooseCard } from './loose-card.tsx';
export { SpecialCard } from './special-card.tsx';
