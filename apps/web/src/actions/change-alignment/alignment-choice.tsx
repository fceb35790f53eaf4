/** One alignment of one Group added, removed or reversed for this turn. */
import { ALIGNMENTS, type AlignmentChange, alignmentsIn, boardOf, type CardNo, whyNot } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { AlignmentChip, alignmentName } from '../../pieces/cards/index.ts';
import { CancelButton, CardPick, Dossier } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { alterable } from './alterable.ts';

interface AlignmentProps {
  readonly seen: Seen;
  /** Tapped on a board or picked from the list; where both can be done, one of them must not outvote the other. */
  readonly target?: CardNo | undefined;
  readonly onPick: (target: CardNo) => void;
  readonly onChoose: (change: AlignmentChange) => void;
  readonly onCancel?: () => void;
}

type How = 'add' | 'remove' | 'reverse';
const HOWS: readonly How[] = ['add', 'remove', 'reverse'];

export function AlignmentChoice({ seen, target: tapped, onPick, onChoose, onCancel }: AlignmentProps): ReactElement {
  const groups = alterable(seen);
  const target = groups.find((card) => card === tapped);
  const has = target === undefined ? [] : alignmentsIn(boardOf(seen.pack, seen.view).alignments[target] ?? 0);
  const label = (how: How) =>
    how === 'add'
      ? t('lasers.add', 'Add')
      : how === 'remove'
        ? t('lasers.remove', 'Remove')
        : t('lasers.reverse', 'Reverse');
  return (
    <Dossier
      stamp={t('lasers.stamp', 'Mind control')}
      footer={onCancel ? <CancelButton onClick={onCancel} /> : <CancelButton />}
    >
      <CardPick
        seen={seen}
        label={t('lasers.target', 'Which group? Tap it, or choose here.')}
        cards={groups}
        chosen={target}
        onPick={onPick}
      />
      {target !== undefined && (
        <>
          <p className="chip-row">
            {has.length === 0
              ? t('lasers.unaligned', 'No alignment')
              : has.map((alignment) => <AlignmentChip key={alignment} alignment={alignment} />)}
          </p>
          {HOWS.map((how) => {
            const possible = ALIGNMENTS.filter(
              (alignment) => !whyNot(seen.pack, seen.view, { type: 'lasers', target, [how]: alignment }),
            );
            if (possible.length === 0) return undefined;
            return (
              <fieldset key={how} className="extra">
                <legend>{label(how)}</legend>
                <div className="choices-row">
                  {possible.map((alignment) => (
                    <Button key={alignment} look="outline" onClick={() => onChoose({ target, [how]: alignment })}>
                      {alignmentName(alignment)}
                    </Button>
                  ))}
                </div>
              </fieldset>
            );
          })}
        </>
      )}
      <p className="docket-hint">{t('lasers.hint', 'Lasts until the end of this turn.')}</p>
    </Dossier>
  );
}
