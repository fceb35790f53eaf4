/** Announcing an attack (R-7.2, REQ-074…REQ-083, REQ-106): cards are tapped on the board, the panel shows what that means. */
import { ATTACK_KINDS, type CardNo, explain } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Segmented, Stepper, Toggle } from '../../base/theme/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import {
  AttackHeadline,
  AttackStages,
  kindName,
  Ledger,
  ledgerRows,
  Odds,
  percent,
} from '../../tabletop/numbers/index.ts';
import { CancelButton, CommandButton, Dossier, SpecialHeading } from '../../tabletop/parts/index.ts';
import { cardName, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { AlignmentChoice } from '../change-alignment/index.ts';
import {
  type AttackDrafted,
  type AttackPlan,
  type AttackStep,
  aidsFor,
  announcement,
  attackersFor,
  explainable,
  needsWhispering,
  stepPlan,
  targetsFor,
} from './attack-draft.ts';
import { PrivilegeChoice } from './privilege-choice.tsx';
import { whyNotAnnounced } from './why-no-attack.ts';
import { withOdds } from './within-reach.ts';

export function DraftPanel({ seen, draft, change }: PanelProps<AttackDrafted>): ReactElement {
  const { plan, ask } = draft;
  const take = (step: AttackStep) => change({ plan: stepPlan(seen, plan, step) });
  const pick = (card: CardNo) => take({ do: 'card', card });
  const asAttack = explainable(seen, plan);
  const explanation = useMemo(() => asAttack && explain(seen.pack, seen.view, asAttack), [seen, asAttack]);
  const command = announcement(seen, plan);
  if (ask === 'privilege')
    return (
      <PrivilegeChoice
        seen={seen}
        onCancel={() => change({ plan })}
        onChoose={(paid) => take({ do: 'privilege', with: paid })}
      />
    );
  if (ask === 'lasers')
    return (
      <AlignmentChoice
        seen={seen}
        target={draft.lasersOn ?? plan.target}
        onPick={(lasersOn) => change({ ...draft, lasersOn })}
        onCancel={() => change({ plan })}
        onChoose={(lasers) => take({ do: 'lasers', change: lasers })}
      />
    );
  const special = seen.pack.specials.findIndex(({ effect }) => effect.type === 'attacksPowerless');
  const why = whyNotAnnounced(seen, plan);
  return (
    <Dossier
      stamp={kindName(plan.kind)}
      title={<AttackStages now="named" />}
      footer={
        <>
          <CommandButton seen={seen} name="attack.confirm" className="announce" command={command} why={why}>
            {t('attack.announce', 'Announce attack')}
          </CommandButton>
          <CancelButton />
        </>
      }
    >
      {plan.powerless && <SpecialHeading seen={seen} special={special} />}
      <Segmented
        label={t('attack.kind', 'Kind of attack')}
        value={plan.kind}
        choices={ATTACK_KINDS.map((kind) => ({ value: kind, text: kindName(kind), name: `attack.kind.${kind}` }))}
        onChange={(kind) => take({ do: 'kind', kind })}
      />
      <AttackHeadline seen={seen} attacker={plan.attacker} target={plan.target} />
      {explanation && asAttack ? (
        <>
          <Ledger seen={seen} rows={ledgerRows(seen, asAttack, { explanation })} />
          <Odds required={explanation.required} />
        </>
      ) : (
        <Hint seen={seen} plan={plan} onPick={pick} />
      )}
      <Extras seen={seen} draft={draft} take={take} change={change} />
    </Dossier>
  );
}

interface HintProps {
  readonly seen: Seen;
  readonly plan: AttackPlan;
  readonly onPick: (card: CardNo) => void;
}

/** What to tap next, and the same as a list for keyboard and screen reader. */
function Hint({ seen, plan, onPick }: HintProps): ReactElement {
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
      <Picks seen={seen} plan={plan} cards={attackers} onPick={onPick} />
      {either && targets.length > 0 && (
        <p className="docket-hint">{t('attack.hint.either', 'Or begin with the target:')}</p>
      )}
      <Picks seen={seen} plan={plan} cards={targets} onPick={onPick} />
    </>
  );
}

function Picks({
  seen,
  plan,
  cards,
  onPick,
}: HintProps & { readonly cards: readonly CardNo[] }): ReactElement | undefined {
  const picks = useMemo(() => withOdds(seen, plan, cards), [seen, plan, cards]);
  if (picks.length === 0) return undefined;
  return (
    <ul className="pick-list">
      {picks.map(({ card, required }) => (
        <li key={card}>
          <button type="button" {...point(`attack.pick.${card}`)} onClick={() => onPick(card)}>
            {cardName(seen, card)} {required !== undefined && <Share of={percent(required)} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Share({ of: share }: { readonly of: number }): ReactElement {
  return <small className={share === 0 ? 'no-chance' : ''}>{t('odds.percent', '{share}%', { share })}</small>;
}

interface ExtrasProps {
  readonly seen: Seen;
  readonly draft: AttackDrafted;
  readonly take: (step: AttackStep) => void;
  readonly change: (draft: AttackDrafted) => void;
}

function Extras({ seen, draft, take, change }: ExtrasProps): ReactElement {
  const { plan } = draft;
  const { attack } = seen.moves;
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
                {...point(`attack.aid.${card}`)}
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
            {...point('attack.privilege')}
            look="outline"
            icon="padlock"
            refusal={
              attack && (attack.privilege.pay || attack.privilege.discard.length > 0)
                ? undefined
                : t('attack.noPrivilege', 'Privilege costs a Special of your hand.')
            }
            onClick={() => change({ ...draft, ask: 'privilege' })}
          >
            {t('attack.privilege', 'Privilege')}
          </Button>
        )}
        {attack?.altersAlignment && (
          <Button
            look={plan.lasers ? 'dark' : 'outline'}
            icon="dice-target"
            onClick={() => (plan.lasers ? take({ do: 'clear', what: 'lasers' }) : change({ ...draft, ask: 'lasers' }))}
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
