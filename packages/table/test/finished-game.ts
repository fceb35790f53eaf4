import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameOptions, type Mutable, must, type Seat, type SeatCommand } from '@illuminice/engine';
import { hashText } from '@illuminice/fair-dice';
import type { LogEntry } from '../src/index.ts';
import { chained, chainOf, NO_HEAD } from '../src/model/chain.ts';
import { SigningHost } from './signing-host.ts';

type Decision = SeatCommand | { readonly type: 'undo' };

/** Who did what, a line each three seconds. Written down once: drawn by lot it would be another game with every new command. */
function decisions(): readonly (readonly (Decision & { readonly seat: Seat })[])[] {
  const text = readFileSync(join(import.meta.dirname, 'finished-game.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const BOT = 0;
/** In this round both people vote for taking back. */
const VOTE_ROUND = 20;

/** Two people and a computer player, with promises, trades, votes and a dropped connection. */
export async function finishedGame(options: Partial<GameOptions> = {}): Promise<SigningHost> {
  const rounds = decisions();
  const ofBot = rounds.flat().filter(({ seat }) => seat === BOT);
  const host = new SigningHost({
    seats: ['bot', 'human', 'human'],
    options: { pace: 2, reactionSeconds: 20, ...options },
    bot: () => {
      const { seat: _, ...command } = must(ofBot.shift(), 'another decision of the computer player');
      return command as SeatCommand;
    },
  });
  await host.begin();
  await host.act(1, { type: 'promise', to: 2, text: 'peace', promise: { kind: 'peace', turns: 2 } });
  await host.act(1, { type: 'promise', to: 2, text: 'between us', secret: true });
  const peace = [1, 2].map((by) => ({ by, promise: { kind: 'peace', turns: 2 } as const }));
  await host.act(1, { type: 'propose', to: [2], terms: peace, text: 'peace' });
  const { id: proposal = '' } = host.table.state.proposals.at(-1) ?? {};
  await host.act(2, { type: 'answerProposal', proposal, yes: true });
  await host.act(2, {
    type: 'propose',
    to: [0, 1],
    terms: [{ by: 2, promise: { kind: 'noPrivilege' } }],
    secret: true,
  });
  await host.table.disconnected(2);
  await host.pass(3);
  await host.table.connected(2);
  for (const [round, people] of rounds.entries()) {
    for (const { seat, ...decision } of people) {
      if (seat === BOT || host.table.state.stage === 'over') continue;
      if (decision.type === 'undo') await host.act(seat, decision);
      else await carriedOut(host, seat, decision);
    }
    if (round === VOTE_ROUND)
      for (const seat of [1, 2]) await host.act(seat, { type: 'vote', what: 'takeback', yes: true });
    await host.pass(3);
  }
  if (host.table.state.stage !== 'over') throw new Error('the game that was written down has no end');
  return host;
}

async function carriedOut(host: SigningHost, seat: Seat, command: SeatCommand): Promise<void> {
  const answer = await host.send(seat, command);
  if (!answer.ok) throw new Error(`refused to seat ${seat}: ${JSON.stringify({ command, answer })}`);
}

export type Loose = {
  seq: number;
  at: number;
  seat?: number;
  commandId?: string;
  facts: Record<string, unknown>[];
  signed?: { signature: string; after?: string; request?: Record<string, unknown> };
  salt?: string;
  digest?: string;
  chain?: string;
};

export function looseCopy(entries: readonly LogEntry[]): Loose[] {
  return JSON.parse(JSON.stringify(entries));
}

/** Numbered and chained anew, as whoever runs the server could: they know the secret of the chain. */
export function rechained(entries: readonly Loose[]): LogEntry[] {
  const [opened] = entries[0]?.facts ?? [];
  const secret = (opened?.dice as { readonly serverSeed?: string } | undefined)?.serverSeed ?? '';
  let head = NO_HEAD;
  const numbers = new Map(entries.map(({ seq }, index) => [seq, index + 1]));
  return entries.map(({ chain: _, ...entry }, index) => {
    for (const fact of entry.facts) if ('toSeq' in fact) fact.toSeq = numbers.get(fact.toSeq as number) ?? fact.toSeq;
    const next = { ...entry, seq: index + 1 } as unknown as Mutable<LogEntry>;
    if (next.digest === undefined) chained(hashText, next, { secret, head });
    else next.chain = chainOf(hashText, { secret, before: head, digest: next.digest });
    head = next.chain ?? NO_HEAD;
    return next;
  });
}

/** The same evening with clients that sign nothing. */
export function withoutSignatures(entries: readonly LogEntry[]): Loose[] {
  return looseCopy(entries).map(({ signed: _, ...entry }) => ({
    ...entry,
    facts: entry.facts.map(({ key: __, ...fact }) => fact),
  }));
}
