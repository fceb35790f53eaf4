import type { LobbySeat, LobbyState } from '@illuminice/protocol';
import { type CSSProperties, useState } from 'react';
import { SEAT_MARKS } from '../app/seat-marks.ts';
import { t } from '../i18n/translate.ts';
import { Button, Icon } from '../theme/index.ts';
import { BOT_LEVELS, levelWords } from './bot-levels.ts';
import { basicGoalFor } from './option-words.ts';
import type { Orders } from './orders.ts';
import { OwnName } from './own-name.tsx';
import './seats.css';

const SEATS = 8;
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

interface SeatListProps {
  readonly lobby: LobbyState;
  readonly isHost: boolean;
  readonly orders: Orders;
}

export function SeatList({ lobby, isHost, orders }: SeatListProps) {
  const { seats, options } = lobby;
  const goal = basicGoalFor(seats.length) + (options.basicGoalDelta ?? 0);
  const counts = options.basicGoalCountsIlluminati ?? true;
  return (
    <section className="seats" aria-label={t('seats.title', 'Seats')}>
      <h2 className="ink-heading">
        {t('seats.title', 'Seats')}{' '}
        <small>{t('seats.filled', '{n} of {all} filled', { n: seats.length, all: SEATS })}</small>
      </h2>
      <ol className="seat-rows">
        {seats.map((seat) => (
          <SeatRow key={seat.name} seat={seat} last={seats.length - 1} isHost={isHost} orders={orders} />
        ))}
        {PLACES.slice(seats.length).map((place) => (
          <EmptySeat key={place} number={place} isNext={place === seats.length} isHost={isHost} orders={orders} />
        ))}
      </ol>
      <p className="seats-note">
        <Icon name="family-tree" size={22} />
        <span>
          <b>
            {t('seats.goal', '{n, plural, one {# player} other {# players}}: {goal} cards to win.', {
              n: seats.length,
              goal,
            })}
          </b>{' '}
          {counts
            ? t('seats.goalCounts', 'The Illuminati card is one of them. Or meet your special goal.')
            : t('seats.goalGroups', 'Only groups count. Or meet your special goal.')}
          {lobby.spectators > 0 &&
            ` ${t('seats.watchers', '{n, plural, one {# spectator is} other {# spectators are}} waiting.', { n: lobby.spectators })}`}
        </span>
      </p>
    </section>
  );
}

interface SeatRowProps {
  readonly seat: LobbySeat;
  readonly last: number;
  readonly isHost: boolean;
  readonly orders: Orders;
}

function SeatRow({ seat, last, isHost, orders }: SeatRowProps) {
  const number = seat.seat;
  return (
    <li className="seat" style={{ '--seat': `var(--seat-${number})` } as CSSProperties}>
      <span className="seat-number">{number + 1}</span>
      <span className="seat-mark">
        <Icon name={SEAT_MARKS[number] ?? 'person'} size={26} />
      </span>
      <div className="seat-who">
        <h3>
          {seat.you ? <OwnName name={seat.name} /> : seat.name}
          {seat.host && <em>{t('seats.host', 'Host')}</em>}
          {seat.you && <em className="seat-you">{t('seats.you', 'You')}</em>}
        </h3>
        <span>{standing(seat)}</span>
      </div>
      {isHost && <SeatActions seat={seat} last={last} orders={orders} />}
      {!isHost && <Presence seat={seat} />}
    </li>
  );
}

function standing(seat: LobbySeat): string {
  if (seat.kind === 'bot')
    return seat.persona === undefined
      ? t('seats.bot', 'computer · {level}', { level: levelWords(seat.level) })
      : t('seats.persona', 'computer · {level} · persona {persona}', {
          level: levelWords(seat.level),
          persona: seat.persona,
        });
  return seat.present ? t('seats.here', 'at the table') : t('seats.away', 'connection lost');
}

function Presence({ seat }: { readonly seat: LobbySeat }) {
  if (seat.kind === 'bot') return undefined;
  return (
    <span className={seat.present ? 'presence presence-here' : 'presence'}>
      {seat.present ? t('seats.present', 'Here') : t('seats.absent', 'Away')}
    </span>
  );
}

function SeatActions({ seat, last, orders }: Omit<SeatRowProps, 'isHost'>) {
  const { seat: number, name } = seat;
  const [open, setOpen] = useState(false);
  const relevel = (level: (typeof BOT_LEVELS)[number]): void =>
    orders.give(
      { type: 'removeBot', seat: number },
      { type: 'addBot', level },
      ...(number === last ? [] : [{ type: 'moveSeat' as const, from: last, to: number }]),
    );
  return (
    <div className="seat-actions">
      {seat.kind === 'bot' && (
        <select
          aria-label={t('seats.level', 'Strength of {name}', { name })}
          value={seat.level}
          disabled={orders.busy}
          onChange={(event) => {
            const level = BOT_LEVELS.find((each) => each === event.target.value);
            if (level) relevel(level);
          }}
        >
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {levelWords(level)}
            </option>
          ))}
        </select>
      )}
      {seat.kind === 'human' && <Presence seat={seat} />}
      <Button
        look="quiet"
        icon="hamburger-menu"
        aria-label={t('seats.more', 'What to do with {name}', { name })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div className="seat-menu">
          <Button
            disabled={number === 0 || orders.busy}
            onClick={() => orders.give({ type: 'moveSeat', from: number, to: number - 1 })}
          >
            {t('seats.up', 'Seat up')}
          </Button>
          <Button
            disabled={number === last || orders.busy}
            onClick={() => orders.give({ type: 'moveSeat', from: number, to: number + 1 })}
          >
            {t('seats.down', 'Seat down')}
          </Button>
          {seat.kind === 'human' && !seat.you && (
            <>
              <Button disabled={orders.busy} onClick={() => orders.give({ type: 'passHost', seat: number })}>
                {t('seats.passHost', 'Make host')}
              </Button>
              <Button disabled={orders.busy} onClick={() => orders.give({ type: 'kick', seat: number })}>
                {t('seats.kick', 'Show the door')}
              </Button>
            </>
          )}
          {seat.kind === 'bot' && (
            <Button disabled={orders.busy} onClick={() => orders.give({ type: 'removeBot', seat: number })}>
              {t('seats.removeBot', 'Remove bot')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface EmptySeatProps {
  readonly number: number;
  readonly isNext: boolean;
  readonly isHost: boolean;
  readonly orders: Orders;
}

function EmptySeat({ number, isNext, isHost, orders }: EmptySeatProps) {
  return (
    <li className={isNext ? 'seat seat-empty' : 'seat seat-empty seat-later'}>
      <span className="seat-number">{number + 1}</span>
      <span className="seat-mark" />
      <div className="seat-who">
        <h3>{t('seats.empty', 'Empty seat')}</h3>
        <span>{t('seats.emptyNote', 'anyone with the code')}</span>
      </div>
      {isHost && (
        <Button
          className="seat-add"
          disabled={orders.busy}
          onClick={() => orders.give({ type: 'addBot', level: 'regular' })}
        >
          {t('seats.addBot', '+ Bot')}
        </Button>
      )}
    </li>
  );
}
