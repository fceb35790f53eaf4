import { ALIGNMENTS, type Alignment, type CardNo, maskOf } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { AlignmentChip, alignmentName } from '../cards/index.ts';
import { maskInForce } from './card-caption.ts';
import type { UncontrolledStripProps } from './uncontrolled-strip.tsx';

export type Filter = 'all' | 'reach' | 'beyond' | Alignment;
type Known = Pick<UncontrolledStripProps, 'pack' | 'view' | 'chances'>;

/** Whether this Group is one of those that are looked for. */
export function passing({ pack, view, chances }: Known, filter: Filter, card: CardNo): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'reach':
      return (chances?.get(card) ?? 0) > 0;
    case 'beyond':
      return (chances?.get(card) ?? 0) === 0;
    default:
      return ((maskInForce(view, card) ?? pack.alignments[card] ?? 0) & maskOf([filter])) !== 0;
  }
}

interface StripFiltersProps extends Known {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** How many there are of each kind; a press leaves only those, a second one brings all back. */
export function StripFilters({ filter, onChange, ...known }: StripFiltersProps): ReactElement {
  const { view, chances } = known;
  const count = (kind: Filter): number => view.uncontrolled.filter((card) => passing(known, kind, card)).length;
  const pill = (kind: Filter, label: ReactElement | string, title?: string): ReactElement | undefined => {
    const many = count(kind);
    if (many === 0 && kind !== filter) return undefined;
    return (
      <button
        key={kind}
        type="button"
        className="strip-pill"
        title={title}
        aria-pressed={kind === filter}
        onClick={() => onChange(kind === filter ? 'all' : kind)}
      >
        {label} <b>{many}</b>
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="strip-filters" role="group" aria-label={t('strip.filter', 'Show only')}>
      {pill('all', t('strip.all', 'All'))}
      {chances !== undefined && chances.size > 0 && (
        <>
          {pill('reach', t('strip.reach', 'Within reach'))}
          {pill('beyond', t('strip.beyond', 'Out of reach'))}
        </>
      )}
      {ALIGNMENTS.map((alignment) =>
        pill(alignment, <AlignmentChip alignment={alignment} short />, alignmentName(alignment)),
      )}
    </div>
  );
}
