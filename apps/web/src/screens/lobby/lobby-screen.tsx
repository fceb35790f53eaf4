import type { LobbyState } from '@illuminice/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Button, Icon } from '../../base/theme/index.ts';
import { ask, type Orders, useOrders } from '../../session/online/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { Footer, TopBar } from '../page/index.ts';
import { loadPeopleDialog } from '../people/lazy.ts';
import { OptionsPanel } from '../table-options/index.ts';
import { Invitation } from './invitation.tsx';
import { LobbyChat } from './lobby-chat.tsx';
import { PlainHttpNote } from './plain-http-note.tsx';
import { SeatList } from './seat-list.tsx';
import '../page/arrival.css';
import './lobby.css';
import './lobby-layout.css';

const PeopleDialog = lazy(async () => ({ default: (await loadPeopleDialog()).PeopleDialog }));

/** …: who is here, how to bring others, what will be played. Everybody sees everything; the host decides. */
export function LobbyScreen({ lobby }: { readonly lobby: LobbyState }) {
  const orders = useOrders();
  const [people, setPeople] = useState(false);
  const host = lobby.seats.find((seat) => seat.host);
  const isHost = host?.you ?? false;
  useEffect(() => {
    document.title = `${t('lobby.title', 'Lobby {code}', { code: lobby.code })} · Illuminice`;
  }, [lobby.code]);
  return (
    <div className="screen lobby-screen">
      <TopBar title={t('lobby.of', "Lobby · {name}'s table", { name: host?.name ?? '' })}>
        <Button icon="person" onClick={() => setPeople(true)}>
          {t('people.title', 'People')}
        </Button>
        <Button icon="rule-book" onClick={() => navigate('/how-to-play')}>
          {t('menu.rulebook', 'Rulebook')}
        </Button>
        <LeaveButton heir={isHost && lobby.seats.some(({ kind, you }) => kind === 'human' && !you)} />
      </TopBar>
      <main className="lobby">
        <h1 className="visually-hidden">{t('lobby.title', 'Lobby {code}', { code: lobby.code })}</h1>
        <div className="lobby-left">
          <Invitation code={lobby.code} link={lobby.link} />
          <LobbyChat onPerson={() => setPeople(true)} />
          <PlainHttpNote />
        </div>
        <SeatList lobby={lobby} isHost={isHost} orders={orders} />
        <OptionsPanel lobby={lobby} isHost={isHost} orders={orders}>
          <StartButton lobby={lobby} isHost={isHost} orders={orders} />
          {isHost && <CancelButton orders={orders} />}
        </OptionsPanel>
      </main>
      <Footer />
      <Suspense>{people && <PeopleDialog lobby={lobby} close={() => setPeople(false)} />}</Suspense>
    </div>
  );
}

/** A host with guests asks once more: somebody else will decide here (T-27). */
function LeaveButton({ heir }: { readonly heir: boolean }) {
  const [sure, setSure] = useState(false);
  const leave = (): void => {
    if (heir && !sure) return setSure(true);
    void ask({ type: 'leaveLobby' }).then(() => {
      useLobby.setState({ lobby: undefined, chat: [] });
      navigate('/', { replace: true });
    });
  };
  return (
    <Button icon="exit-door" onClick={leave}>
      {sure ? t('lobby.leaveSure', 'Really? Another player becomes host') : t('lobby.leave', 'Leave game')}
    </Button>
  );
}

interface StartProps {
  readonly lobby: LobbyState;
  readonly isHost: boolean;
  readonly orders: Orders;
}

function StartButton({ lobby, isHost, orders }: StartProps) {
  const few = lobby.seats.length < 2;
  const me = lobby.seats.find(({ you }) => you);
  if (!isHost)
    return (
      <div className="lobby-start">
        {me && (
          <Button
            look={me.ready ? 'ink' : 'gold'}
            icon="check-mark"
            aria-pressed={me.ready === true}
            onClick={() => orders.give({ type: 'ready', on: !me.ready })}
          >
            {me.ready ? t('lobby.notReady', 'Not ready after all') : t('lobby.iAmReady', 'I am ready')}
          </Button>
        )}
        <p className="lobby-wait" role="status">
          <Icon name="hourglass" />{' '}
          {!lobby.seats.some(({ you }) => you) && <>{t('lobby.onlyWatching', 'You are here to watch.')} </>}
          {t('lobby.waiting', 'Waiting for {name} to start the game.', {
            name: lobby.seats.find((seat) => seat.host)?.name ?? '',
          })}
        </p>
      </div>
    );
  return (
    <div className="lobby-start">
      <p className="problem problem-on-ink" role="alert">
        {orders.problem}
      </p>
      <Button
        look="red"
        size="large"
        {...(few
          ? { refusal: t('problem.tooFewSeats', 'A game needs at least two players. Computer players count.') }
          : {})}
        onClick={() => orders.give({ type: 'start' })}
      >
        {t('lobby.start', 'Start game')}
      </Button>
      <p className="lobby-wait">
        {few
          ? t('lobby.few', 'One more is needed: hand out the code, or add a bot.')
          : (absentText(lobby) ?? readyText(lobby))}
      </p>
    </div>
  );
}

/** Asks once more: it sends everybody home. */
function CancelButton({ orders }: { readonly orders: Orders }) {
  const [sure, setSure] = useState(false);
  return (
    <Button
      look="quiet"
      icon="cancel"
      className="lobby-cancel"
      onClick={() => (sure ? orders.give({ type: 'cancel' }) : setSure(true))}
    >
      {sure ? t('lobby.cancelSure', 'Really send everybody home') : t('lobby.cancel', 'Cancel game')}
    </Button>
  );
}

/** The host sees who still wants a moment; starting is up to them. */
function readyText({ seats }: LobbyState): string {
  const guests = seats.filter(({ kind, you }) => kind === 'human' && !you);
  const unready = guests.filter(({ ready }) => !ready).map(({ name }) => name);
  if (guests.length === 0) return t('lobby.ready', 'Everybody is here.');
  return unready.length === 0
    ? t('lobby.allReady', 'Everybody is here and ready.')
    : t('lobby.notYetReady', 'Here, but not ready yet: {names}. You may start anyway.', { names: unready.join(', ') });
}

function absentText({ seats }: LobbyState): string | undefined {
  const absent = seats.filter(({ present }) => !present).map(({ name }) => name);
  return absent.length === 0
    ? undefined
    : t('lobby.absent', '{names} {count, plural, one {is} other {are}} away: you may start anyway.', {
        names: absent.join(', '),
        count: absent.length,
      });
}
