import { explainAttack } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { Ledger, ledgerRows, Odds } from '../../tabletop/numbers/index.ts';
import { Countdown, Dossier, MainButton, whyRefused } from '../../tabletop/parts/index.ts';
import { cardName, order } from '../../tabletop/seen/index.ts';

/** R-23.16 (f): everybody who is face-down is asked alike; only one can say yes. */
export function ImmunityPanel({ seen }: PanelProps<Nothing>): ReactElement {
  const { attack } = seen.view;
  const explanation = explainAttack(seen.pack, seen.view);
  return (
    <Dossier
      stamp={t('immunity.stamp', 'Immunity?')}
      footer={
        <>
          <MainButton name="immunity.confirm" onPress={() => order({ type: 'decline' })}>
            {t('immunity.no', 'Let it go on')}
          </MainButton>
          <Button
            look="outline"
            refusal={whyRefused(seen, { type: 'claimImmunity' })}
            onClick={() => order({ type: 'claimImmunity' })}
          >
            {t('immunity.claim', 'Claim immunity')}
          </Button>
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">
        {t(
          'immunity.hint',
          '{attacker} attacks {target}. Claiming immunity turns your Illuminati face-up and voids the attack.',
          {
            attacker: attack ? cardName(seen, attack.attacker) : '',
            target: attack ? cardName(seen, attack.target) : '',
          },
        )}
      </p>
      {attack && explanation && (
        <>
          <Ledger seen={seen} rows={ledgerRows(seen, attack, { explanation })} />
          <Odds required={explanation.required} />
        </>
      )}
    </Dossier>
  );
}
