/** The attack in progress, the same for everybody, live. What each may press depends on the options alone. */
import { type AttackView, type Explanation, explainAttack } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { HANDHELD_TABLE } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import {
  AttackHeadline,
  type AttackStage,
  AttackStages,
  DiceRoll,
  kindName,
  Ledger,
  type LedgerRow,
  ledgerRows,
  Odds,
  paymentsOf,
} from '../../tabletop/numbers/index.ts';
import { Dossier, StandingAnswers } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { useNews } from './news.ts';
import { SpendingFooter } from './spending-footer.tsx';
import { type Staging, useStaging } from './staging.ts';

export function SpendingPanel({ seen }: PanelProps<Nothing>): ReactElement | undefined {
  const { view } = seen;
  const { attack } = view;
  const explanation = useMemo(() => explainAttack(seen.pack, view), [seen.pack, view]);
  if (!attack || !explanation) return undefined;
  // Another attack begins with nothing staged.
  const which = `${view.turn.seat} ${view.turn.actionsUsed} ${attack.attacker} ${attack.target}`;
  return <Attacking key={which} seen={seen} attack={attack} explanation={explanation} />;
}

interface AttackingProps {
  readonly seen: Seen;
  readonly attack: AttackView;
  readonly explanation: Explanation;
}

const STAGE: Readonly<Record<AttackView['stage'], AttackStage>> = {
  announced: 'named',
  spending: 'spending',
  rolled: 'roll',
  placing: 'place',
  funding: 'place',
};

function Attacking({ seen, attack, explanation }: AttackingProps): ReactElement {
  const phone = useMedia(HANDHELD_TABLE);
  const log = useTable((state) => state.log);
  const payments = useMemo(() => paymentsOf(log.map(({ event }) => event)), [log]);
  const { required } = explanation;
  const { news, read } = useNews(seen.me, { required, payments });
  const staged = useStaging(seen);
  const reading = (change: (amount: number) => void) => (amount: number) => {
    read();
    change(amount);
  };
  const staging: Staging = { ...staged, stage: reading(staged.stage), settle: reading(staged.settle) };
  const isSpending = attack.stage === 'spending';
  const headline = <AttackHeadline seen={seen} attacker={attack.attacker} target={attack.target} />;
  const rows = useMemo(
    () => ledgerRows(seen, attack, { explanation, payments }),
    [seen, attack, explanation, payments],
  );
  return (
    <Dossier
      stamp={kindName(attack.kind)}
      title={phone ? headline : <AttackStages now={STAGE[attack.stage]} />}
      footer={isSpending ? <SpendingFooter seen={seen} staging={staging} news={news} /> : undefined}
    >
      {!phone && headline}
      <Ledger seen={seen} rows={isSpending ? [...rows, ...notPaidYet(staging)] : rows} />
      {attack.dice && !isSpending ? (
        <DiceRoll
          dice={attack.dice}
          roll={attack.roll ?? attack.dice[0] + attack.dice[1]}
          required={required}
          isDecided={attack.stage !== 'rolled'}
        />
      ) : (
        <Odds
          required={required}
          {...(isSpending && staging.amount > 0
            ? { staged: { amount: staging.amount, required: staging.required[staging.amount] ?? 0 } }
            : {})}
          hasCurve={isSpending && staging.treasuries.length > 0 && (staging.role !== 'other' || staging.amount > 0)}
        />
      )}
      {isAsked(seen, attack) && <StandingAnswers />}
    </Dossier>
  );
}

/** What is staged, as the row it would become. */
function notPaidYet({ role, amount, required }: Staging): readonly LedgerRow[] {
  const [now = 0] = required;
  const total = required[amount] ?? 0;
  if (amount === 0) return [];
  return [
    {
      key: 'staged',
      label: t('ledger.staged', 'Your {amount} MB', { amount }),
      note: t('ledger.notPaid', 'not paid yet'),
      rule: role === 'attacker' ? 'R-9.2' : role === 'defender' ? 'R-9.3' : 'R-9.8',
      amount: total - now,
      total,
      look: 'staged',
      sign: 'money',
    },
  ];
}

/** Attacker and defender cannot stay out of the spending; in every other moment an answer given ahead could be theirs. */
function isAsked({ view, me }: Seen, { stage, defender }: AttackView): boolean {
  return me !== undefined && (stage !== 'spending' || (view.turn.seat !== me && defender !== me));
}
