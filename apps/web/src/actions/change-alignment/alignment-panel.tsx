import type { ReactElement } from 'react';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { order } from '../../tabletop/seen/index.ts';
import { AlignmentChoice } from './alignment-choice.tsx';
import type { AlignmentDraft } from './change-alignment.ts';

export function AlignmentPanel({ seen, draft, change }: PanelProps<AlignmentDraft>): ReactElement {
  return (
    <AlignmentChoice
      seen={seen}
      target={draft.target}
      onPick={(target) => change({ target })}
      onChoose={(chosen) => order({ type: 'lasers', ...chosen })}
    />
  );
}
