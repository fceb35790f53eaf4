import type { EventView, View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { useEffect } from 'react';
import { t } from '../../base/i18n/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { Button, DIE_PIPS, Icon, Panel } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { SEAT_MARKS } from '../page/index.ts';
import { useOwnSeats } from './own-seats.ts';
import { inRounds } from './roll-rounds.ts';
import { SetupFrame } from './setup-frame.tsx';
import { TimeLeft } from './time-left.tsx';
import './setup.css';

type Rolled = Extract<EventView, { readonly type: 'rolledForTurn' }>;

/**
 * REQ-029 … REQ-031, T-24: everybody throws their own dice; then all rolls stand there, highest first, and ties with the dice that broke
 * them. The first turn begins when they have been looked at.
 */
export function ThrowDice({ view, info }: { readonly view: View; readonly info: TableInfo }) {
  const rolled = useTable(({ log }) => log.find(({ event }) => event.type === 'rolledForTurn')?.event);
  const me = useTable((state) => state.me);
  const unthrown = info.beginning?.unthrown ?? [];
  const nameOf = (seat: number): string =>
    seat === me ? t('seats.you', 'You') : (info.seats[seat]?.name ?? String(seat + 1));
  const held = unthrown.length;
  useEffect(() => {
    if (held === 0) playSound('dice');
  }, [held]);
  const rolls = rolled?.type === 'rolledForTurn' ? rolled : undefined;
  return (
    <SetupFrame view={view}>
      <Panel look="paper" clip className="dossier rolls" role="dialog" aria-labelledby="rolls-title">
        <h2 id="rolls-title">{t('rolls.title', 'Who goes first?')}</h2>
        {held > 0 || !rolls ? (
          <HeldDice rolls={rolls?.rolls ?? []} seats={view.seats.length} unthrown={unthrown} nameOf={nameOf} />
        ) : (
          <AllRolls rolled={rolls} nameOf={nameOf} />
        )}
        <p role="status">
          {held > 0 || !rolls
            ? t('rolls.throwing', 'The highest roll takes the first turn.')
            : rolls.next === me
              ? t('rolls.you', 'You take the first turn.')
              : t('rolls.first', '{name} takes the first turn.', { name: nameOf(rolls.next) })}{' '}
          <TimeLeft />
        </p>
      </Panel>
    </SetupFrame>
  );
}

interface HeldProps {
  readonly rolls: Rolled['rolls'];
  readonly seats: number;
  readonly unthrown: readonly number[];
  readonly nameOf: (seat: number) => string;
}

/** The first throw of everybody; what is still in a hand is not shown. */
function HeldDice({ rolls, seats, unthrown, nameOf }: HeldProps) {
  const own = useOwnSeats();
  const setUp = useTable((state) => state.setUp);
  const first = Array.from({ length: seats }, (_, seat) => rolls.find((roll) => roll.seat === seat)).filter(
    (roll) => roll !== undefined,
  );
  return (
    <ol>
      {first.map(({ seat, dice }) => (
        <li key={seat}>
          <SeatMark seat={seat} />
          <b>{nameOf(seat)}</b>
          {!unthrown.includes(seat) ? (
            <Dice dice={dice} />
          ) : own.includes(seat) ? (
            <Button look="red" className="roll-throw" onClick={() => void setUp({ type: 'throw' }, seat)}>
              {t('rolls.throw', 'Throw the dice')}
            </Button>
          ) : (
            <span className="roll-throw">{t('rolls.holds', 'shakes the dice')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function AllRolls({ rolled, nameOf }: { readonly rolled: Rolled; readonly nameOf: (seat: number) => string }) {
  return (
    <ol>
      {inRounds(rolled.rolls).map(({ seat, dice, round, begins }, index, all) => (
        <li
          key={`${round} ${seat}`}
          className={seat === rolled.next && round === all.at(-1)?.round ? 'roll-first' : undefined}
        >
          {begins && index > 0 && <small className="roll-again">{t('rolls.tie', 'A tie: they roll again')}</small>}
          <SeatMark seat={seat} />
          <b>{nameOf(seat)}</b>
          <Dice dice={dice} />
        </li>
      ))}
    </ol>
  );
}

function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <span className={`seat-colour-${seat} roll-mark`}>
      <Icon name={SEAT_MARKS[seat] ?? 'person'} size={22} />
    </span>
  );
}

function Dice({ dice: [one, other] }: { readonly dice: readonly [number, number] }) {
  return (
    <>
      <Die value={one} />
      <Die value={other} />
      <span className="roll-sum">{one + other}</span>
    </>
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
