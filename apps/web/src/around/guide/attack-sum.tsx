import { pack } from '@illuminice/cards';
import {
  ALIGNMENTS,
  type Alignment,
  type AttackDraft,
  alignmentsIn,
  attackingAlignments,
  type Explanation,
} from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { alignmentName } from '../../pieces/cards/index.ts';
import { signed } from '../../tabletop/numbers/index.ts';
import { type Example, nameOf, numbersOf } from './example.ts';

export interface SumRow {
  readonly text: string;
  readonly amount: number;
}

/** opposed pairs stand side by side; Fanatic opposes itself. */
function oppositeOf(alignment: Alignment): Alignment | undefined {
  if (alignment === 'Fanatic') return 'Fanatic';
  const at = ALIGNMENTS.indexOf(alignment);
  return at < 8 ? ALIGNMENTS[at ^ 1] : undefined;
}

/** one row for each pair that meets. */
function alignmentRows({ state }: Example, draft: AttackDraft): SumRow[] {
  const theirs = alignmentsIn(state.alignments[draft.target] ?? 0);
  const four = draft.kind === 'destroy' ? -4 : 4;
  return alignmentsIn(attackingAlignments(pack, state, draft)).flatMap((mine) => {
    const other = oppositeOf(mine);
    return [
      ...(mine !== 'Fanatic' && theirs.includes(mine)
        ? [{ text: t('guide.sum.same', 'both are {alignment}', { alignment: alignmentName(mine) }), amount: four }]
        : []),
      ...(other !== undefined && theirs.includes(other)
        ? [
            {
              text: t('guide.sum.opposite', '{mine} against {theirs}', {
                mine: alignmentName(mine),
                theirs: alignmentName(other),
              }),
              amount: -four,
            },
          ]
        : []),
    ];
  });
}

function textOf(table: Example, { kind }: AttackDraft, { what, card }: Explanation['lines'][number]): string {
  const name = card === undefined ? '' : nameOf(table, card);
  switch (what) {
    case 'power':
      return t('guide.sum.power', '{name}: Power', { name });
    case 'aid':
      return t('guide.sum.lends', '{name}: lent Power', { name });
    case 'typeBonus':
      return t('guide.sum.kind', 'to neutralize is easier');
    case 'abilities':
      return t('guide.sum.ability', '{name}: special ability', { name });
    case 'defence':
      return kind === 'destroy'
        ? t('guide.sum.power', '{name}: Power', { name })
        : t('guide.sum.resistance', '{name}: Resistance', { name });
    case 'proximity':
      return t('guide.sum.near', '{name}: so near to its Illuminati', { name });
    case 'moneyFor':
      return t('guide.sum.for', 'money for it');
    case 'moneyAgainst':
      return t('guide.sum.against', 'money against it');
    case 'alignment':
      return t('guide.sum.alignment', 'alignments');
  }
}

export function sumRows(table: Example, draft: AttackDraft): readonly SumRow[] {
  return numbersOf(table, draft).lines.flatMap((line) =>
    line.what === 'alignment'
      ? alignmentRows(table, draft)
      : [{ text: textOf(table, draft, line), amount: line.amount }],
  );
}

/** The sum of an attack, line by line, as the engine adds it up. */
export function AttackSum({ table, draft }: { readonly table: Example; readonly draft: AttackDraft }): ReactElement {
  return (
    <table className="guide-sum">
      <tbody>
        {sumRows(table, draft).map(({ text, amount }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td className={amount < 0 ? 'guide-red' : 'guide-green'}>{amount === 0 ? 0 : signed(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('guide.sum.roll', 'Roll this or less')}</th>
          <td>{numbersOf(table, draft).required}</td>
        </tr>
      </tfoot>
    </table>
  );
}
