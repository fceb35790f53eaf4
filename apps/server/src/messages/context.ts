import type { ClientMessage, ClientMessageOf, ErrorCode } from '@illuminice/protocol';
import type { Chat } from '../chat/index.ts';
import type { Lobbies, Lobby, LobbyRule, Presence } from '../lobby/index.ts';
import type { LobbyService } from '../lobby-service/index.ts';
import type { Logger, Metrics } from '../runtime/index.ts';
import type { Users } from '../session/index.ts';
import type { Connection, Hub, RateLimits } from '../sockets/index.ts';
import type { Games } from '../tables/index.ts';

/** Everything a message may need. */
export interface Services {
  readonly log: Logger;
  /** The clock of all deadlines. */
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  readonly hub: Hub;
  readonly users: Users;
  readonly lobbies: Lobbies;
  readonly presence: Presence;
  readonly lobbyService: LobbyService;
  readonly chat: Chat;
  readonly games: Games;
}

export interface Problem {
  readonly error: ErrorCode;
  /** Instead of the usual words for this code. */
  readonly message?: string;
}

/** Undefined: done. `answered`: the handler has told the client itself. */
export type Outcome = Problem | 'answered' | undefined;

export type Handler<Type extends ClientMessage['type']> = (
  services: Services,
  connection: Connection,
  message: ClientMessageOf<Type>,
) => Promise<Outcome>;

export function problem(error: ErrorCode, message?: string): Problem {
  return message === undefined ? { error } : { error, message };
}

export function lobbyOf({ lobbies }: Services, connection: Connection): Lobby | undefined {
  return lobbies.get(connection.lobby);
}

/** Carries a rule of the lobby out, or says what it refused. */
export async function settle({ lobbyService }: Services, lobby: Lobby, rule: LobbyRule): Promise<Problem | undefined> {
  const change = await lobbyService.change(lobby.id, rule);
  if (change === 'gone') return problem('NOT_IN_LOBBY');
  return change !== 'same' && 'refused' in change ? problem(change.refused) : undefined;
}

export async function tooOften(
  { limits }: Services,
  name: Parameters<RateLimits['use']>[0],
  key: string,
): Promise<Problem | undefined> {
  const wait = await limits.use(name, key);
  if (wait === undefined) return undefined;
  return problem('TOO_FAST', `That was a little too often. Please try again in ${wait} s.`);
}
