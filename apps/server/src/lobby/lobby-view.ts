/** What the people of a lobby, and those outside, are told about it. Users appear as seats and names, never as ids. */

import type { LobbyListItem, LobbyState } from '@illuminice/protocol';
import { botAuthor, type Lobby, spectatorsMay } from './lobby.ts';

export interface LobbyViewer {
  readonly user: string;
  readonly origin: string;
  readonly isPresent: (user: string) => boolean;
}

export function lobbyStateFor(lobby: Lobby, { user, origin, isPresent }: LobbyViewer): LobbyState {
  const mutedBy = (other: string) => (lobby.muted[user]?.includes(other) ? { muted: true as const } : {});
  return {
    code: lobby.code,
    link: `${origin}/join/${lobby.code}`,
    public: lobby.isPublic,
    options: lobby.options,
    seats: lobby.seats.map((seat, index) =>
      seat.kind === 'bot'
        ? {
            seat: index,
            name: seat.name,
            kind: 'bot',
            level: seat.level,
            persona: seat.persona,
            present: true,
            host: false,
            you: false,
            ...mutedBy(botAuthor(seat.name)),
          }
        : {
            seat: index,
            name: seat.name,
            kind: 'human',
            present: seat.left !== true && isPresent(seat.user),
            host: seat.user === lobby.host,
            you: seat.user === user && seat.left !== true,
            ...mutedBy(seat.user),
            ...(seat.ready ? { ready: true as const } : {}),
            ...(seat.word ? { word: seat.word } : {}),
          },
    ),
    watchers: lobby.watchers
      .filter((watcher) => isPresent(watcher.user))
      .map((watcher) => ({
        name: watcher.name,
        ...(watcher.user === user ? { you: true as const } : {}),
        ...mutedBy(watcher.user),
      })),
    watching: spectatorsMay(lobby),
    ...(lobby.slow ? { slow: lobby.slow } : {}),
    ...(lobby.state === 'playing' && lobby.table !== undefined ? { table: lobby.table } : {}),
    ...(lobby.carried ? { carried: true as const } : {}),
  };
}

export function lobbyListItem(lobby: Lobby): LobbyListItem {
  const host = lobby.seats.find((seat) => seat.kind === 'human' && seat.user === lobby.host);
  return {
    code: lobby.code,
    host: host?.name ?? '',
    seats: lobby.seats.length,
    bots: lobby.seats.filter(({ kind }) => kind === 'bot').length,
    running: lobby.state === 'playing',
    options: lobby.options,
  };
}
