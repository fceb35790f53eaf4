/** Card faces. */
export { CardFace, type CardFaceProps } from './card-face.tsx';
export { alignmentName, groupLabel, illuminatiLabel, type Ring, ringWords, type Standing } from './card-label.ts';
export { type Detail, detailAt, type Shape } from './face-measures.ts';
export { goalWords } from './illuminati-face.tsx';
export { LooseCard, type LooseCardProps } from './loose-card.tsx';
export { SpecialCard, type SpecialCardProps } from './special-card.tsx';
