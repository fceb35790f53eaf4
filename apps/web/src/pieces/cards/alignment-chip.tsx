import { ALIGNMENTS, type Alignment } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { ALIGNMENT_LOOKS } from './alignment-colours.ts';
import { alignmentCode, alignmentName } from './card-label.ts';

export interface ChipProps {
  readonly alignment: Alignment;
  readonly short?: boolean;
}

/** An alignment: always a word or three letters on its colour. */
export function AlignmentChip({ alignment, short }: ChipProps): ReactElement {
  const look = ALIGNMENT_LOOKS[alignment];
  return (
    <span className={`chip al-${look.short}`} title={alignmentName(alignment)}>
      {short ? alignmentCode(alignment) : alignmentName(alignment)}
    </span>
  );
}

/** All ten with their words: the key to the colours. */
export function AlignmentKey(): ReactElement {
  return (
    <ul className="chip-row">
      {ALIGNMENTS.map((alignment) => (
        <li key={alignment}>
          <AlignmentChip alignment={alignment} />
        </li>
      ))}
    </ul>
  );
}
