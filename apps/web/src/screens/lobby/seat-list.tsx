import type { LobbySeat, LobbyState } from '@illuminice/protocol';
import type { CSSProperties } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon } from '../../base/theme/index.ts';
import type { Orders } from '../../session/online/index.ts';
import { personaText } from '../../tabletop/personas/index.ts';
import { SEAT_MARKS } from '../page/index.ts';
import { basicGoalFor, levelText } from '../table-options/index.ts';
import { OwnName } from './own-name.tsx';
import { Presence } from './presence.tsx';
import { SeatActions } from './seat-actions.tsx';
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
        <small>
          {t('seats.filled', '{n} of {all} filled', { n: seats.length, all: lobby.carried ? seats.length : SEATS })}
        </small>
      </h2>
      <ol className="seat-rows">
        {seats.map((seat) => (
          <SeatRow key={seat.name} seat={seat} last={seats.length - 1} isHost={isHost} orders={orders} />
        ))}
        {(lobby.carried ? [] : PLACES.slice(seats.length)).map((place) => (
          <EmptySeat key={place} number={place} isNext={place === seats.length} isHost={isHost} orders={orders} />
        ))}
      </ol>
      {lobby.carried && (
        <p className="seats-note">
          <Icon name="move" size={22} />
          <span>
            <b>{t('origin.upload', 'Carried here from one device')}.</b>{' '}
            {t(
              'seats.carried',
              'The game goes on where it stood, with new dice and a shuffled deck. Whoever joins takes the seat of a computer player.',
            )}
          </span>
        </p>
      )}
      {options.spectatorsSeeAll && (
        <p className="seats-note">
          <Icon name="padlock" size={22} />
          <span>
            <b>{t('options.spectators', 'Open to spectators')}:</b>{' '}
            {t(
              'options.spectatorsNote',
              'they see hidden money and played cards one full round late, and so would a player with a second window; cards still held stay hidden',
            )}
          </span>
        </p>
      )}
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
          {lobby.watchers.length > 0 &&
            ` ${t('seats.watchers', '{n, plural, one {# spectator is} other {# spectators are}} waiting.', { n: lobby.watchers.length })}`}
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
        <span>
          {standing({ seat, isHost })}
          {seat.word && ` · ${wordText(seat.word)}`}
        </span>
      </div>
      {isHost ? <SeatActions seat={seat} last={last} orders={orders} /> : <Presence seat={seat} />}
    </li>
  );
}

/** Everybody's record in the games of this lobby. */
function wordText({ kept, broken }: { readonly kept: number; readonly broken: number }): string {
  return t('seats.word', 'promises: {kept} kept, {broken} broken', { kept, broken });
}

function standing({ seat, isHost }: Pick<SeatRowProps, 'seat' | 'isHost'>): string {
  if (seat.kind === 'bot') {
    // The host reads the strength from the choice beside it.
    if (isHost) return personaText(seat.persona) ?? t('seats.computer', 'computer');
    const bot = t('seats.bot', 'computer · {level}', { level: levelText(seat.level) });
    const persona = personaText(seat.persona);
    return persona === undefined ? bot : `${bot} · ${persona}`;
  }
  return seat.present ? t('seats.here', 'at the table') : t('seats.away', 'connection lost');
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
        <Button className="seat-add" onClick={() => orders.give({ type: 'addBot', level: 'regular' })}>
          {t('seats.addBot', '+ Bot')}
        </Button>
      )}
    </li>
  );
}
