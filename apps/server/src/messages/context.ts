import type { ClientMessage, ClientMessageOf, PlainProblemCode, Problem } from '@illuminice/protocol';
import type { BotReplies } from '../bots/index.ts';
import type { Chat } from '../chat/index.ts';
import type { Lobbies, Lobby, LobbyRule, Presence } from '../lobby/index.ts';
import type { LobbyService } from '../lobby-service/index.ts';
import type { AddressHash, Sanctions } from '../moderation/index.ts';
import type { Logger, Metrics, ThrottledWarnings } from '../runtime/index.ts';
import type { Users } from '../session/index.ts';
import type { Connection, Hub, LoadGuard, RateLimits } from '../sockets/index.ts';
import type { Games } from '../tables/index.ts';

/** Everything a message may need. */
export interface Services {
  readonly log: Logger;
  /** The clock of all deadlines. */
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  readonly refusals: ThrottledWarnings;
  readonly load: LoadGuard;
  readonly hub: Hub;
  readonly users: Users;
  readonly sanctions: Sanctions;
  readonly addressHash: AddressHash;
  readonly lobbies: Lobbies;
  readonly presence: Presence;
  readonly lobbyService: LobbyService;
  readonly chat: Chat;
  readonly games: Games;
  readonly replies: BotReplies;
}

export interface Refused {
  readonly problem: Problem;
  /** For whoever writes a client: what exactly was wrong. Never shown to players. */
  readonly detail?: string;
}

/** Undefined: done. `answered`: the handler has told the client itself. */
export type Outcome = Refused | 'answered' | undefined;

export type Handler<Type extends ClientMessage['type']> = (
  services: Services,
  connection: Connection,
  message: ClientMessageOf<Type>,
) => Promise<Outcome>;

export function problem(why: PlainProblemCode | Problem, detail?: string): Refused {
  return {
    problem: typeof why === 'string' ? { code: why } : why,
    ...(detail === undefined ? {} : { detail }),
  };
}

export function lobbyOf({ lobbies }: Services, connection: Connection): Lobby | undefined {
  return lobbies.get(connection.lobby);
}

/** Carries a rule of the lobby out, or says what it refused. */
export async function settle({ lobbyService }: Services, lobby: Lobby, rule: LobbyRule): Promise<Refused | undefined> {
  const change = await lobbyService.change(lobby.id, rule);
  if (change === 'gone') return problem('NOT_IN_LOBBY');
  return change !== 'same' && 'refused' in change ? problem(change.refused) : undefined;
}

export async function tooOften(
  { limits, refusals }: Services,
  name: Parameters<RateLimits['use']>[0],
  key: string,
): Promise<Refused | undefined> {
  const seconds = await limits.use(name, key);
  if (seconds === undefined) return undefined;
  refusals.note(`too often: ${name}`);
  return problem({ code: 'TOO_OFTEN', values: { seconds } });
}
