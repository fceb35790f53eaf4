import type { Seat } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { type CSSProperties, useEffect, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { CardFace } from '../../pieces/cards/index.ts';
import { tablePack, useTable } from '../../session/stores/index.ts';
import { useOwnSeats } from './own-seats.ts';
import { SetupFrame } from './setup-frame.tsx';
import { TimeLeft } from './time-left.tsx';

/**
 * REQ-022, T-26: eight backs on the table, one after another takes one, and it is gone for everybody. What is on them was shuffled
 * and nobody knows it yet.
 */
export function PickACard({ info }: { readonly info: TableInfo }) {
  const { picks, next } = info.beginning ?? { picks: [] };
  const mine = useOwnSeats();
  const isMine = next !== undefined && mine.includes(next);
  const setUp = useTable((state) => state.setUp);
  const [sent, setSent] = useState<Seat>();
  const nameOf = (seat: Seat): string => info.seats[seat]?.name ?? '';
  const taken = picks.length;
  useEffect(() => {
    if (taken > 0) playSound('card');
  }, [taken]);
  const take = (back: number): void => {
    if (next === undefined) return;
    setSent(next);
    void setUp({ type: 'pick', back }, next).then(({ ok }) => ok || setSent(undefined));
  };
  return (
    <SetupFrame>
      <section className="setup-choice" aria-labelledby="setup-title">
        <h1 id="setup-title">{t('setup.title', 'Who pulls your strings?')}</h1>
        <p role="status">
          {next === undefined
            ? t('setup.wait', 'A moment…')
            : isMine && mine.length === 1
              ? t('setup.takeOne', 'Eight cards, face down. It is your turn: take one.')
              : t('setup.takes', '{name} takes one.', { name: nameOf(next) })}{' '}
          <TimeLeft />
        </p>
        <div className="backs">
          {tablePack().illuminati.map(({ key }, back) => {
            const pick = picks.find((each) => each.back === back);
            return pick ? (
              <p key={key} className="back-taken">
                {nameOf(pick.seat)}
              </p>
            ) : (
              <button
                key={key}
                type="button"
                className="back"
                style={{ '--nth': back } as CSSProperties}
                aria-label={t('setup.back', 'Face-down Illuminati {n} of 8', { n: back + 1 })}
                disabled={!isMine || sent === next}
                onClick={() => take(back)}
              >
                <CardFace pack={tablePack()} card={0} />
              </button>
            );
          })}
        </div>
      </section>
    </SetupFrame>
  );
}
