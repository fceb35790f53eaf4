/** Who is here, and what can be done about somebody: not hear them, report them, send them away. The host decides how others may watch (V-3). */
import type { LobbyState } from '@illuminice/protocol';
import type { ReactElement } from 'react';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Segmented } from '../../base/theme/index.ts';
import { type Orders, useOrders } from '../../session/online/index.ts';
import { type Person, PersonRow } from './person-row.tsx';
import './people.css';

interface PeopleProps {
  readonly lobby: LobbyState;
  readonly close: () => void;
}

export function PeopleDialog({ lobby, close }: PeopleProps): ReactElement {
  const orders = useOrders();
  const isHost = lobby.seats.some(({ you, host }) => you && host);
  const people = others(lobby);
  const title = t('people.title', 'People');
  return (
    <dialog className="people-dialog" aria-label={title} ref={modal} onClose={close}>
      <Panel look="ink" className="people">
        <header>
          <h2 className="ink-heading">{title}</h2>
          <Button look="quiet" icon="cancel" aria-label={t('view.close', 'Close')} onClick={close} />
        </header>
        <Watching lobby={lobby} isHost={isHost} orders={orders} />
        <p className="problem problem-on-ink" role="alert">
          {orders.problem}
        </p>
        {people.length === 0 && <p>{t('people.nobody', 'Nobody else is here.')}</p>}
        <ul>
          {people.map((person) => (
            <PersonRow
              key={person.name}
              person={person}
              isHost={isHost}
              isPlaying={lobby.table !== undefined}
              orders={orders}
            />
          ))}
        </ul>
      </Panel>
    </dialog>
  );
}

function others({ seats, watchers }: LobbyState): readonly Person[] {
  return [
    ...seats
      .filter(({ you }) => !you)
      .map(({ name, kind, muted, seat }) => ({ name, kind, muted: muted === true, who: { seat } })),
    ...watchers
      .filter(({ you }) => !you)
      .map(({ name, muted }) => ({ name, kind: 'watcher' as const, muted: muted === true, who: { spectator: name } })),
  ];
}

interface WatchingProps {
  readonly lobby: LobbyState;
  readonly isHost: boolean;
  readonly orders: Orders;
}

const SLOW = [0, 5, 15, 60] as const;

/** Everybody reads what holds here; the host changes it, also while the game runs. */
function Watching({ lobby: { watching, slow = 0 }, isHost, orders }: WatchingProps): ReactElement {
  const watchingLabel = t('people.watching', 'Who watches');
  const slowLabel = t('people.slow', 'Slow talk');
  return (
    <>
      <div className="option">
        <span>
          {watchingLabel}
          <small>{watchingText(watching)}</small>
        </span>
        <Segmented
          label={watchingLabel}
          value={watching}
          disabled={!isHost}
          choices={[
            { value: 'off', text: t('people.off', 'Nobody') },
            { value: 'silent', text: t('people.silent', 'Silent') },
            { value: 'talking', text: t('people.talking', 'May talk') },
          ]}
          onChange={(spectators) => orders.give({ type: 'moderate', spectators })}
        />
      </div>
      <div className="option">
        <span>
          {slowLabel}
          <small>{t('people.slowNote', 'seconds between two lines of one person')}</small>
        </span>
        <Segmented
          label={slowLabel}
          value={SLOW.find((seconds) => seconds === slow) ?? 0}
          disabled={!isHost}
          choices={SLOW.map((seconds) => ({
            value: seconds,
            text: seconds === 0 ? t('people.noSlow', 'Off') : `${seconds}`,
          }))}
          onChange={(seconds) => orders.give({ type: 'moderate', slow: seconds })}
        />
      </div>
    </>
  );
}

function watchingText(watching: LobbyState['watching']): string {
  switch (watching) {
    case 'off':
      return t('people.offNote', 'nobody looks on; who did was sent home');
    case 'silent':
      return t('people.silentNote', 'whoever has the code may look on, and says nothing');
    case 'talking':
      return t('people.talkingNote', 'whoever has the code may look on and talk');
  }
}
