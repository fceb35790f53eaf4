import { lazy, Suspense, useEffect } from 'react';
import { needTexts, t } from '../../base/i18n/index.ts';
import { navigate, tablePath } from '../../base/router/index.ts';
import { Loading } from '../../base/theme/index.ts';
import { ask } from '../../session/online/index.ts';
import { useLobby, useTable } from '../../session/stores/index.ts';
import { loadTableRoom } from '../setup/lazy.ts';
import { FarewellScreen } from './farewell-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';

/** Everything a running game needs travels only when there is one. */
const TableRoom = lazy(async () => {
  const [{ TableRoom: Room }] = await Promise.all([loadTableRoom(), needTexts('table')]);
  return { default: Room };
});

interface GameScreenProps {
  readonly code: string;
  readonly watching: boolean;
}

/** One address from invitation to reveal: the form to join, the lobby, the table. What is shown follows from where one sits. */
export function GameScreen({ code, watching }: GameScreenProps) {
  const { known, lobby, atTable, farewell, watching: watched } = useLobby();
  const seated = useTable(({ info }) => info !== undefined);
  useEffect(() => {
    if (!watching || !known || watched === code || lobby?.code === code) return;
    useLobby.setState({ watching: code });
    void ask({ type: 'spectate', code }).then((reply) => {
      if (!reply.ok) navigate(tablePath(code), { replace: true });
    });
  }, [watching, known, watched, code, lobby]);

  if (!known) return <Loading what={t('lobby.connecting', 'Calling headquarters…')} />;
  if (farewell === 'kicked' || farewell === 'cancelled') return <FarewellScreen why={farewell} />;
  const here = lobby?.code === code && (watching || lobby.seats.some(({ you }) => you));
  if (here && atTable && seated)
    return (
      <Suspense fallback={<Loading what={t('lobby.dealing', 'The table is being laid…')} />}>
        <TableRoom />
      </Suspense>
    );
  if (here) return lobby.table === undefined ? <LobbyScreen lobby={lobby} /> : <Loading />;
  if (watching) return <Loading what={t('lobby.watching', 'Finding a place behind the players…')} />;
  return <JoinScreen key={code} code={code} elsewhere={lobby?.code === code ? undefined : lobby?.code} />;
}
