import type { LobbySeat } from '@illuminice/protocol';
import { useCallback, useRef, useState } from 'react';
import { useCloseOutside } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Segmented } from '../../base/theme/index.ts';
import type { Orders } from '../../session/online/index.ts';
import { BOT_LEVELS, levelText } from '../table-options/index.ts';
import { Presence } from './presence.tsx';

interface SeatActionsProps {
  readonly seat: LobbySeat;
  readonly last: number;
  readonly orders: Orders;
}

/** What the host can do with a seat. */
export function SeatActions({ seat, last, orders }: SeatActionsProps) {
  const { seat: number, name } = seat;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useCloseOutside(box, open ? close : undefined);
  /** The same persona in the same place: only the strength is another. */
  const relevel = (level: (typeof BOT_LEVELS)[number]): void =>
    orders.give(
      { type: 'removeBot', seat: number },
      { type: 'addBot', level, ...(seat.persona === undefined ? {} : { persona: seat.persona }) },
      ...(number === last ? [] : [{ type: 'moveSeat' as const, from: last, to: number }]),
    );
  return (
    <div ref={box} className="seat-actions">
      {seat.kind === 'bot' && (
        <Segmented
          label={t('seats.level', 'Strength of {name}', { name })}
          value={BOT_LEVELS.find((level) => level === seat.level) ?? 'regular'}
          choices={BOT_LEVELS.map((level) => ({ value: level, text: levelText(level) }))}
          onChange={relevel}
        />
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
            disabled={number === 0}
            onClick={() => orders.give({ type: 'moveSeat', from: number, to: number - 1 })}
          >
            {t('seats.up', 'Seat up')}
          </Button>
          <Button
            disabled={number === last}
            onClick={() => orders.give({ type: 'moveSeat', from: number, to: number + 1 })}
          >
            {t('seats.down', 'Seat down')}
          </Button>
          {seat.kind === 'human' && !seat.you && (
            <>
              <Button onClick={() => orders.give({ type: 'passHost', seat: number })}>
                {t('seats.passHost', 'Make host')}
              </Button>
              <Button onClick={() => orders.give({ type: 'kick', seat: number })}>
                {t('seats.kick', 'Show the door')}
              </Button>
            </>
          )}
          {seat.kind === 'bot' && (
            <Button onClick={() => orders.give({ type: 'removeBot', seat: number })}>
              {t('seats.removeBot', 'Remove bot')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
