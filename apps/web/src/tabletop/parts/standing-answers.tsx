import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Badge } from '../../base/theme/index.ts';
import { type StandingKind, useTable } from '../../session/stores/index.ts';
import './standing.css';

const ANSWERS: readonly StandingKind[] = ['passThisTurn', 'passUntilDraw', 'stayOut', 'confirmIncome'];

function text(answer: StandingKind): string {
  switch (answer) {
    case 'passThisTurn':
      return t('standing.turn', 'Pass this turn');
    case 'passUntilDraw':
      return t('standing.draw', 'Pass until I draw a Special');
    case 'stayOut':
      return t('standing.stayOut', 'Stay out of attacks that do not touch me');
    case 'confirmIncome':
      return t('standing.income', 'Confirm my income for me');
  }
}

/** Unfolded once, it stays so in the next window, which is another panel. */
let isUnfolded = false;

/** Answers given ahead: they look at nobody's hand and never shorten a window. */
export function StandingAnswers({ open = false }: { readonly open?: boolean }): ReactElement | undefined {
  const standing = useTable((state) => state.info?.own?.standing);
  const setStanding = useTable((state) => state.setStanding);
  if (!standing) return undefined;
  return (
    <details
      className="standing"
      open={open || isUnfolded}
      // S-16: what unfolds at the end of a panel would lie under its foot.
      onToggle={({ currentTarget }) => {
        if (open || currentTarget.open === isUnfolded) return;
        isUnfolded = currentTarget.open;
        if (isUnfolded) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>
        {t('standing.label', 'Standing answers')} {standing.length > 0 && <Badge look="gold">{standing.length}</Badge>}
      </summary>
      {ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          aria-pressed={standing.includes(answer)}
          onClick={() => void setStanding(answer, !standing.includes(answer))}
        >
          {text(answer)}
        </button>
      ))}
    </details>
  );
}
