import type { EventView } from '@illuminice/engine';
import { type ReactNode, useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { Button, DIE_PIPS, Icon, Panel } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { SEAT_MARKS } from '../page/index.ts';
import { inRounds } from './roll-rounds.ts';
import './setup.css';

type Rolled = Extract<EventView, { readonly type: 'rolledForTurn' }>;

const SHOWN_FOR = 9_000;

/** REQ-029 … REQ-031: the dice for the first turn, everybody's roll listed, highest first; ties show the dice that broke them. */
export function FirstRolls({ close }: { readonly close: () => void }) {
  const rolled = useTable(({ log, view, me }) =>
    view?.seats.every(({ turnsTaken }, seat) => turnsTaken === 0 || (me !== 'spectator' && seat !== me))
      ? log.find(({ event }) => event.type === 'rolledForTurn')?.event
      : undefined,
  );
  const open = rolled !== undefined;
  useEffect(() => {
    if (!open) return;
    playSound('dice');
    const timer = setTimeout(close, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [open, close]);
  if (rolled?.type !== 'rolledForTurn') return undefined;
  return <RollsDialog rolled={rolled} close={close} />;
}

function RollsDialog({ rolled, close }: { readonly rolled: Rolled; readonly close: () => void }): ReactNode {
  const info = useTable((state) => state.info);
  const me = useTable((state) => state.me);
  const nameOf = (seat: number): string =>
    seat === me ? t('seats.you', 'You') : (info?.seats[seat]?.name ?? String(seat + 1));
  return (
    <dialog className="rolls" open aria-labelledby="rolls-title">
      <Panel look="paper" clip className="dossier">
        <h2 id="rolls-title">{t('rolls.title', 'Who goes first?')}</h2>
        <ol>
          {inRounds(rolled.rolls).map(({ seat, dice, round, begins }, index, all) => (
            <li
              key={`${round} ${seat}`}
              className={seat === rolled.next && round === all.at(-1)?.round ? 'roll-first' : undefined}
            >
              {begins && index > 0 && <small className="roll-again">{t('rolls.tie', 'A tie: they roll again')}</small>}
              <span className={`seat-colour-${seat} roll-mark`}>
                <Icon name={SEAT_MARKS[seat] ?? 'person'} size={22} />
              </span>
              <b>{nameOf(seat)}</b>
              <Die value={dice[0]} />
              <Die value={dice[1]} />
              <span className="roll-sum">{dice[0] + dice[1]}</span>
            </li>
          ))}
        </ol>
        <p role="status">
          {rolled.next === me
            ? t('rolls.you', 'You take the first turn.')
            : t('rolls.first', '{name} takes the first turn.', { name: nameOf(rolled.next) })}
        </p>
        <Button look="red" size="large" autoFocus onClick={close}>
          {t('rolls.go', 'Begin')}
        </Button>
      </Panel>
    </dialog>
  );
}

function Die({ value }: { readonly value: number }) {
  return (
    <svg className="first-die" viewBox="0 0 30 30" width="34" height="34" role="img" aria-label={String(value)}>
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {DIE_PIPS[value]?.map((place) => (
        <circle key={place} cx={7 + (place % 3) * 8} cy={7 + Math.floor(place / 3) * 8} r="2.7" />
      ))}
    </svg>
  );
}
