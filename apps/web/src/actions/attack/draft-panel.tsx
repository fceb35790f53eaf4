/** Announcing an attack (R-7.2, REQ-074…REQ-083, REQ-106): cards are tapped on the board, the panel shows what that means. */
import { ATTACK_KINDS, type CardNo, explain } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Segmented, Stepper, Toggle } from '../../base/theme/index.ts';
import {
  AttackHeadline,
  AttackStages,
  kindName,
  Ledger,
  ledgerRows,
  Odds,
  percent,
} from '../../tabletop/numbers/index.ts';
import { CancelButton, Dossier } from '../../tabletop/parts/index.ts';
import {
  type AttackPlan,
  cardName,
  change,
  type Mode,
  order,
  type Seen,
  specialName,
} from '../../tabletop/seen/index.ts';
import {
  type AttackStep,
  aidsFor,
  announcement,
  attackersFor,
  explainable,
  needsWhispering,
  stepPlan,
  targetsFor,
} from './attack-draft.ts';
import { LasersChoice } from './lasers-choice.tsx';
import { PrivilegeChoice } from './privilege-choice.tsx';
import { whyNotAnnounced } from './why-not-announced.ts';
import { withOdds } from './within-reach.ts';

type AttackMode = Extract<Mode, { what: 'attack' }>;

export function DraftPanel({ seen, mode }: { readonly seen: Seen; readonly mode: AttackMode }): ReactElement {
  const { plan } = mode;
  const take = (step: AttackStep) => change({ what: 'attack', plan: stepPlan(seen, plan, step) });
  const draft = explainable(seen, plan);
  const explanation = useMemo(() => draft && explain(seen.pack, seen.view, draft), [seen, draft]);
  const command = announcement(seen, plan);
  if (mode.ask === 'privilege')
    return (
      <PrivilegeChoice
        seen={seen}
        onCancel={() => change({ what: 'attack', plan })}
        onChoose={(paid) => take({ do: 'privilege', with: paid })}
      />
    );
  if (mode.ask === 'lasers')
    return (
      <LasersChoice
        seen={seen}
        target={mode.lasersOn ?? plan.target}
        onPick={(lasersOn) => change({ ...mode, lasersOn })}
        onCancel={() => change({ what: 'attack', plan })}
        onChoose={(lasers) => take({ do: 'lasers', change: lasers })}
      />
    );
  return (
    <Dossier
      stamp={kindName(plan.kind)}
      title={<AttackStages now="named" />}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow announce"
            refusal={whyNotAnnounced(seen, plan)}
            onClick={() => command && order(command)}
          >
            {t('attack.announce', 'Announce attack')}
          </Button>
          <CancelButton />
        </>
      }
    >
      <Segmented
        label={t('attack.kind', 'Kind of attack')}
        value={plan.kind}
        choices={ATTACK_KINDS.map((kind) => ({ value: kind, words: kindName(kind) }))}
        onChange={(kind) => take({ do: 'kind', kind })}
      />
      <AttackHeadline seen={seen} attacker={plan.attacker} target={plan.target} />
      {explanation && draft ? (
        <>
          <Ledger seen={seen} rows={ledgerRows(seen, draft, explanation, [])} />
          <Odds required={explanation.required} />
        </>
      ) : (
        <Hint seen={seen} mode={mode} />
      )}
      <Extras seen={seen} mode={mode} take={take} />
    </Dossier>
  );
}

/** What to tap next, and the same as a list for keyboard and screen reader. */
function Hint({ seen, mode: { plan } }: { readonly seen: Seen; readonly mode: AttackMode }): ReactElement {
  const first = plan.attacker === undefined;
  const either = first && plan.target === undefined;
  const attackers = useMemo(() => (first ? attackersFor(seen, plan) : []), [seen, plan, first]);
  // A card that could be either attacks when it is tapped: as a target it is named second.
  const targets = useMemo(
    () => (first && !either ? [] : targetsFor(seen, plan).filter((card) => !attackers.includes(card))),
    [seen, plan, first, either, attackers],
  );
  return (
    <>
      <p className="docket-hint">
        {attackers.length + targets.length === 0
          ? t('attack.hint.none', 'Nothing can be chosen for such an attack.')
          : first
            ? t('attack.hint.attacker', 'Choose the card that attacks: those that can are lit up.')
            : t(
                'attack.hint.target',
                'Choose a target: those that can be attacked are lit up. Other boards can be opened on the way.',
              )}
      </p>
      <Picks seen={seen} plan={plan} cards={attackers} />
      {either && targets.length > 0 && (
        <p className="docket-hint">{t('attack.hint.either', 'Or begin with the target:')}</p>
      )}
      <Picks seen={seen} plan={plan} cards={targets} />
    </>
  );
}

interface PicksProps {
  readonly seen: Seen;
  readonly plan: AttackPlan;
  readonly cards: readonly CardNo[];
}

function Picks({ seen, plan, cards }: PicksProps): ReactElement | undefined {
  const picks = useMemo(() => withOdds(seen, plan.kind, cards, plan), [seen, plan, cards]);
  if (picks.length === 0) return undefined;
  return (
    <ul className="pick-list">
      {picks.map(({ card, required }) => (
        <li key={card}>
          <button
            type="button"
            data-pick={card}
            onClick={() => change({ what: 'attack', plan: stepPlan(seen, plan, { do: 'card', card }) })}
          >
            {cardName(seen, card)}{' '}
            {required !== undefined && <small>{t('odds.percent', '{share}%', { share: percent(required) })}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ExtrasProps {
  readonly seen: Seen;
  readonly mode: AttackMode;
  readonly take: (step: AttackStep) => void;
}

function Extras({ seen, mode, take }: ExtrasProps): ReactElement {
  const { plan } = mode;
  const { attack } = seen.options;
  const aids = aidsFor(seen, plan);
  const statesPower = attack?.stated !== undefined && (plan.attacker === seen.me || plan.aids.includes(seen.me ?? -1));
  return (
    <div className="extras">
      {aids.length > 0 && (
        <fieldset className="extra">
          <legend>{t('attack.aids', 'Transfer power: cards that lend')}</legend>
          <div className="toggle-chips">
            {aids.map((card) => (
              <button
                key={card}
                type="button"
                aria-pressed={plan.aids.includes(card)}
                onClick={() => take({ do: 'card', card })}
              >
                {cardName(seen, card)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {needsWhispering(plan, attack) && (
        <p className="docket-hint">
          {t('attack.whispering', 'Uses your Whispering Campaign: it is discarded with the announcement.')}
        </p>
      )}
      <div className="extra-row">
        {plan.privilege ? (
          <Button look="dark" onClick={() => take({ do: 'clear', what: 'privilege' })} icon="padlock">
            {'pay' in plan.privilege
              ? t('attack.privileged.pay', 'Privileged for 5 MB ×')
              : t('attack.privileged.card', 'Privileged by {card} ×', {
                  card: specialName(seen, plan.privilege.discard),
                })}
          </Button>
        ) : (
          <Button
            look="outline"
            icon="padlock"
            refusal={
              attack && (attack.privilege.pay || attack.privilege.discard.length > 0)
                ? undefined
                : t('attack.noPrivilege', 'Privilege costs a Special of your hand.')
            }
            onClick={() => change({ ...mode, ask: 'privilege' })}
          >
            {t('attack.privilege', 'Privilege')}
          </Button>
        )}
        {attack?.lasers && (
          <Button
            look={plan.lasers ? 'dark' : 'outline'}
            icon="dice-target"
            onClick={() => (plan.lasers ? take({ do: 'clear', what: 'lasers' }) : change({ ...mode, ask: 'lasers' }))}
          >
            {plan.lasers
              ? t('attack.lasers.set', 'Lasers on {card} ×', { card: cardName(seen, plan.lasers.target) })
              : t('attack.lasers', 'Lasers')}
          </Button>
        )}
      </div>
      {statesPower && (
        <div className="extra">
          <span>{t('attack.stated', 'Power your face-down Illuminati admits to')}</span>
          <Stepper
            label={t('attack.stated', 'Power your face-down Illuminati admits to')}
            value={plan.stated ?? attack?.stated ?? 1}
            min={1}
            max={attack?.stated ?? 1}
            less={t('less', 'One less')}
            more={t('more', 'One more')}
            onChange={(power) => take({ do: 'stated', power })}
          />
        </div>
      )}
      {attack?.stated !== undefined && (
        <div className="extra extra-row">
          <span>{t('attack.claim', 'Claim the attack bonus of your Illuminati')}</span>
          <Toggle
            label={t('attack.claim', 'Claim the attack bonus of your Illuminati')}
            on={plan.claimed ?? false}
            onChange={(claimed) => take({ do: 'claimed', claimed })}
          />
        </div>
      )}
    </div>
  );
}
