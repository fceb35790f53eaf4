/** Small questions of the game, one panel each. */
import { explainAttack, type QuestionView } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { Ledger, ledgerRows, Odds } from '../../tabletop/numbers/index.ts';
import { Countdown, Dossier, MoneyStepper } from '../../tabletop/parts/index.ts';
import { cardName, order, type Seen, specialName } from '../../tabletop/seen/index.ts';

type Of<Kind extends QuestionView['kind']> = Extract<QuestionView, { kind: Kind }>;

/** The card that paid was cancelled: another one, money, or nothing. */
export function ReplacePanel({
  seen,
  question,
}: {
  readonly seen: Seen;
  readonly question: Of<'replace'>;
}): ReactElement {
  const { replace, callOff } = seen.options;
  return (
    <Dossier
      stamp={t('replace.stamp', 'Cancelled')}
      footer={
        <>
          <Button look="outline" className="grow" onClick={() => order({ type: 'replace', none: true })}>
            {question.purpose === 'privilege'
              ? t('replace.none.privilege', 'Go on without privilege')
              : t('replace.none.abolish', 'Leave the privilege')}
          </Button>
          {callOff && (
            <Button look="outline" onClick={() => order({ type: 'callOff' })}>
              {t('attack.callOff', 'Call off')}
            </Button>
          )}
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">{t('replace.hint', 'Your card was cancelled. You may pay with another one.')}</p>
      <div className="choices">
        {replace?.pay && (
          <Button look="dark" icon="two-coins" onClick={() => order({ type: 'replace', pay: true })}>
            {t('privilege.pay', 'Pay 5 MB from your treasury')}
          </Button>
        )}
        {[...new Set(replace?.discard ?? [])].map((special) => (
          <Button
            key={special}
            look="outline"
            icon="card-discard"
            onClick={() => order({ type: 'replace', discard: special })}
          >
            {t('privilege.discard', 'Discard {card}', { card: specialName(seen, special) })}
          </Button>
        ))}
      </div>
    </Dossier>
  );
}

/** R-23.16 (f): everybody who is face-down is asked alike; only one can say yes. */
export function ImmunityPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { attack } = seen.view;
  const explanation = explainAttack(seen.pack, seen.view);
  return (
    <Dossier
      stamp={t('immunity.stamp', 'Immunity?')}
      footer={
        <>
          <Button look="red" size="large" className="grow" onClick={() => order({ type: 'decline' })}>
            {t('immunity.no', 'Let it go on')}
          </Button>
          <Button
            look="outline"
            refusal={
              seen.options.claimImmunity ? undefined : t('immunity.cannot', 'Your Illuminati gives no immunity.')
            }
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
          <Ledger seen={seen} rows={ledgerRows(seen, attack, explanation, [])} />
          <Odds required={explanation.required} />
        </>
      )}
    </Dossier>
  );
}

/** A secret bid for the next turn. */
export function BidPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const max = seen.options.bid?.max ?? 0;
  const [amount, setAmount] = useState(0);
  return (
    <Dossier
      stamp={t('bid.stamp', 'Bid')}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            onClick={() => order({ type: 'bid', amount: Math.min(amount, max) })}
          >
            {t('bid.bid', 'Bid {amount} MB', { amount: Math.min(amount, max) })}
          </Button>
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">
        {t(
          'bid.hint',
          'Added to your roll for the next turn and paid whoever wins. Nobody sees it before all have bid.',
        )}
      </p>
      <MoneyStepper value={Math.min(amount, max)} max={max} onChange={setAmount} />
    </Dossier>
  );
}
