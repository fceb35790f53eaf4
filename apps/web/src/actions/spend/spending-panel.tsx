/** The attack in progress, the same for everybody, live. What each may press depends on the options alone. */
import { type AttackView, explainAttack, type Seat, type SpendMove } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Button, PHONE } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import {
  AttackHeadline,
  AttackStages,
  DiceRoll,
  kindName,
  Ledger,
  ledgerRows,
  Odds,
  paymentsOf,
} from '../../tabletop/numbers/index.ts';
import { Countdown, Dossier, StandingAnswers, whyRefused } from '../../tabletop/parts/index.ts';
import { look, nameOf, order, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { abolish, playsAgainstPrivilege, whyNoAbolition } from '../abolish/index.ts';
import { play } from '../play/index.ts';
import { SpendForm } from './spend-form.tsx';

export function SpendingPanel({ seen }: PanelProps<Nothing>): ReactElement | undefined {
  const { view } = seen;
  const { attack } = view;
  const phone = useMedia(PHONE);
  const log = useTable((state) => state.log);
  const payments = useMemo(() => paymentsOf(log.map(({ event }) => event)), [log]);
  const explanation = useMemo(() => explainAttack(seen.pack, view), [seen.pack, view]);
  if (!attack || !explanation) return undefined;
  const headline = <AttackHeadline seen={seen} attacker={attack.attacker} target={attack.target} />;
  const rolled = attack.stage !== 'announced' && attack.stage !== 'spending';
  return (
    <Dossier
      stamp={kindName(attack.kind)}
      title={
        phone ? (
          headline
        ) : (
          <AttackStages
            now={
              attack.stage === 'announced'
                ? 'named'
                : attack.stage === 'spending'
                  ? 'spending'
                  : attack.stage === 'rolled'
                    ? 'roll'
                    : 'place'
            }
          />
        )
      }
      footer={attack.stage === 'spending' ? <SpendingFooter seen={seen} /> : undefined}
    >
      {!phone && headline}
      <Ledger seen={seen} rows={ledgerRows(seen, attack, explanation, payments)} />
      {rolled && attack.dice ? (
        <DiceRoll
          dice={attack.dice}
          roll={attack.roll ?? attack.dice[0] + attack.dice[1]}
          required={explanation.required}
        />
      ) : (
        <Odds required={explanation.required} />
      )}
      {isAsked(seen, attack) && <StandingAnswers />}
    </Dossier>
  );
}

/** Attacker and defender cannot stay out of the spending; in every other moment an answer given ahead could be theirs. */
function isAsked({ view, me }: Seen, { stage, defender }: AttackView): boolean {
  return me !== undefined && (stage !== 'spending' || (view.turn.seat !== me && defender !== me));
}

/** The two whose attack it is find the form open; whoever else wants to interfere opens it (REQ-145, REQ-152, REQ-164). */
function Paying({ seen, spend }: { readonly seen: Seen; readonly spend: readonly SpendMove[] }): ReactElement {
  const interferes = spend.some(({ sides }) => sides.length > 0);
  const [open, setOpen] = useState(!interferes);
  useKeyMeaning('s', open ? undefined : () => setOpen(true));
  if (open) return <SpendForm seen={seen} spend={spend} onCancel={() => setOpen(false)} />;
  return (
    <Button
      {...point('spend.open')}
      look="dark"
      icon="two-coins"
      hotkey="S"
      className="open-spending"
      onClick={() => setOpen(true)}
    >
      {interferes ? t('attack.interfere', 'Interfere') : t('attack.spendMoney', 'Spend money')}
    </Button>
  );
}

/** Their board is one press away: where the target hangs decides much. */
function Defender({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement {
  return (
    <>
      {' · '}
      <button type="button" className="text-card" onClick={() => look(seat === seen.me ? undefined : seat)}>
        {t('attack.note.defender', 'defender: {name}', { name: nameOf(seen, seat) })}
      </button>
    </>
  );
}

function SpendingFooter({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, moves, me } = seen;
  const { attack } = view;
  const question = view.questions.at(-1);
  const isDone = question?.kind === 'spending' && question.answered;
  const mine = view.turn.seat === me;
  const defends = attack?.defender === me;
  const word = mine ? t('attack.attack', 'Attack') : defends ? t('attack.defend', 'Defend') : t('attack.done', 'Done');
  return (
    <>
      {moves.spend && <Paying seen={seen} spend={moves.spend} />}
      {playsAgainstPrivilege(seen).map((card) => (
        <Button key={card} look="gold" icon="card-play" onClick={() => play.begin({ special: card })}>
          {t('window.play', 'Play {card}', { card: specialName(seen, card) })}
        </Button>
      ))}
      <div className="decide-row">
        {me !== undefined && (
          <Button
            {...point('spend.done')}
            look="red"
            size="large"
            hotkey={t('key.space', 'Space')}
            className="grow"
            refusal={moves.done ? undefined : whyRefused(seen, { type: 'done' })}
            onClick={() => order({ type: 'done' })}
          >
            {isDone ? t('attack.ready', 'Ready') : word}
          </Button>
        )}
        {mine && (
          <Button
            look="outline"
            refusal={moves.callOff ? undefined : whyRefused(seen, { type: 'callOff' })}
            {...(attack?.committed ? { note: t('attack.committed', 'committed') } : {})}
            onClick={() => order({ type: 'callOff' })}
          >
            {t('attack.callOff', 'Call off')}
          </Button>
        )}
        {attack?.privileged && !mine && me !== undefined && (
          <Button
            {...point('abolish.begin')}
            look="outline"
            refusal={whyNoAbolition(seen)}
            onClick={() => abolish.begin({ discard: [] })}
          >
            {t('attack.abolish', 'Abolish privilege')}
          </Button>
        )}
      </div>
      <Countdown />
      <p className="foot-note">
        {attack?.privileged
          ? t('attack.note.privileged', 'Privileged · nobody else may interfere')
          : t('attack.note.open', 'Not privileged · rivals may interfere')}
        {attack && attack.defender >= 0 && <Defender seen={seen} seat={attack.defender} />}
      </p>
    </>
  );
}
