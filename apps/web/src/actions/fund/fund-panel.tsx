import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { Dossier, MainButton, MoneyStepper } from '../../tabletop/parts/index.ts';
import { cardName, order, treasuryOf } from '../../tabletop/seen/index.ts';

/** Right after a capture the attacking card may put money onto its new puppet. */
export function FundPanel({ seen }: PanelProps<Nothing>): ReactElement {
  const { moves, view } = seen;
  const max = moves.fund?.max ?? 0;
  const [amount, setAmount] = useState(0);
  const attack = view.attack;
  return (
    <Dossier
      stamp={t('fund.stamp', 'Success')}
      footer={
        <>
          <MainButton
            name="fund.confirm"
            onPress={() => order(amount < 1 ? { type: 'decline' } : { type: 'fund', amount: Math.min(amount, max) })}
          >
            {amount < 1
              ? t('fund.nothing', 'Nothing')
              : t('fund.put', 'Put {amount} MB on it', { amount: Math.min(amount, max) })}
          </MainButton>
          {amount > 0 && (
            <Button look="outline" onClick={() => order({ type: 'decline' })}>
              {t('fund.nothing', 'Nothing')}
            </Button>
          )}
        </>
      }
    >
      {attack && (
        <p className="docket-hint">
          {t(
            'fund.hint',
            'New in your structure: {target}. Any part of the {money} MB on {attacker} may go onto it. It costs no action.',
            {
              target: cardName(seen, attack.target),
              attacker: cardName(seen, attack.attacker),
              money: String(treasuryOf(view, attack.attacker)),
            },
          )}
        </p>
      )}
      <div className="amount-row">
        <MoneyStepper value={Math.min(amount, max)} max={max} onChange={setAmount} />
        <Button look="outline" onClick={() => setAmount(max)}>
          {t('amount.all', 'All {max}', { max })}
        </Button>
      </div>
    </Dossier>
  );
}
