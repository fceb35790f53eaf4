/** A computer player that is called by its name in the talk answers with what it can say (B-6). */

import { personas, type Remark, replyTo } from '@illuminice/bots';
import { type Seat, viewFor } from '@illuminice/engine';
import type { Table } from '@illuminice/table';
import type { Lobby } from '../lobby/index.ts';

/** As long as somebody needs to read a line and type a short one; a multiple of nothing that happens in the game. */
const REPLY_MS = 1800;

interface Parts {
  readonly open: (table: string) => Promise<Table | undefined>;
  readonly say: (lobby: Lobby, seat: Seat, remark: Remark) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export type BotReplies = (lobby: Lobby, said: { readonly text: string; readonly from: Seat | undefined }) => void;

export function botReplies({ open, say, onError }: Parts): BotReplies {
  const reply: (...heard: Parameters<BotReplies>) => Promise<void> = async (lobby, { text, from }) => {
    const table = lobby.table === undefined ? undefined : await open(lobby.table);
    const { game } = table?.state ?? {};
    if (!table || !game || game.over) return;
    const seats = lobby.seats.map((seat) => ({
      name: seat.name,
      persona: seat.kind === 'bot' ? personas.find(({ key }) => key === seat.persona)?.key : undefined,
    }));
    const said = { text, seats, ...(from === undefined ? {} : { from }) };
    // What everybody may see, whatever those who look on here are shown besides.
    const view = viewFor(table.pack, game, 'spectator');
    const answer = replyTo(table.pack, { view, said, random: Math.random });
    if (answer) await say(lobby, answer.seat, answer.remark);
  };
  return (lobby, said) => {
    if (lobby.state !== 'playing') return;
    setTimeout(() => void reply(lobby, said).catch(onError), REPLY_MS).unref();
  };
}
