/** A game at this device: the table of whoever sits in front of it, the curtain, or the question to everybody. */

import { lazy, Suspense } from 'react';
import { needTexts, t } from '../../base/i18n/index.ts';
import { Button, Loading, Panel } from '../../base/theme/index.ts';
import { claim, nobody, sitDown, useLocal } from '../../session/local/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { loadTableRoom } from '../setup/lazy.ts';

const loadRoom = () => Promise.all([loadTableRoom(), needTexts('table')]);

const TableRoom = lazy(async () => {
  const [{ TableRoom: Room }] = await loadRoom();
  return { default: Room };
});

/** While somebody chooses opponents the table is fetched: the first decision comes as soon as they play. */
export function fetchTableAhead(): void {
  loadRoom().catch(() => undefined); // It is asked for again when it is needed, and fails there in words.
}

export function LocalTable() {
  const stage = useLocal((state) => state.stage);
  const nameOf = useNames();
  const paying = useTable(({ view }) => view?.questions.at(-1)?.kind === 'spending');
  if (stage.kind === 'curtain') return <Curtain name={nameOf(stage.seat)} onReady={() => sitDown(stage.seat)} />;
  return (
    <Suspense fallback={<Loading what={t('lobby.dealing', 'The table is being laid…')} />}>
      {/* Another viewer is another table: nothing of the one before stays open. */}
      <TableRoom key={stage.kind === 'table' ? stage.eyes : 'all'} />
      {stage.kind === 'anyone' && (
        <Panel look="paper" clip className="local-anyone" role="dialog" aria-label={t('local.anyone', 'Anyone?')}>
          <h2>{t('local.anyone', 'Anyone?')}</h2>
          <p>
            {paying
              ? t('local.anyonePays', 'Who pays for or against this attack? Whoever wants to takes the device alone.')
              : t('local.anyoneWhy', 'Everybody is asked. Whoever wants to answer takes the device alone.')}
          </p>
          <div className="local-buttons">
            {stage.seats.map((seat) => (
              <Button key={seat} look="outline" onClick={() => claim(seat)}>
                {nameOf(seat)}
              </Button>
            ))}
          </div>
          <Button look="red" size="large" onClick={() => void nobody(stage.seats)}>
            {t('local.nobody', 'Nobody')}
          </Button>
        </Panel>
      )}
    </Suspense>
  );
}

function Curtain({ name, onReady }: { readonly name: string; readonly onReady: () => void }) {
  return (
    <main className="local-curtain">
      <Panel look="paper" clip className="dossier">
        <h1>{t('local.handOver', 'Hand the device to {name}', { name })}</h1>
        <p>{t('local.lookAway', 'Everybody else looks away.')}</p>
        <Button look="red" size="large" autoFocus onClick={onReady}>
          {t('local.iAm', 'I am {name}', { name })}
        </Button>
      </Panel>
    </main>
  );
}

function useNames(): (seat: number) => string {
  const info = useTable((state) => state.info);
  return (seat) => info?.seats[seat]?.name ?? `${seat + 1}`;
}
