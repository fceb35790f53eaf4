/** The bot of docs/how-to/write-a-bot.md, word for word, against the real server in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PROTOCOL_VERSION, parseClientMessage, parseServerMessage, type ServerMessageOf } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/how-to/write-a-bot.md', import.meta.url), 'utf8');
const source = page.match(/```js\n([\s\S]*?)```/)?.[1] ?? '';
const START = new URL('../../../tools/illuminice.ts', import.meta.url).pathname;

function start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

function until(child: ChildProcess, pattern: RegExp): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const match = text.match(pattern);
      if (match) resolve(match);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`it ended with ${code} before saying ${pattern}: ${text}`)));
  });
}

/** As docs/protocol.md's ceremony asks: SHA-256 over the fields, each after its length in four bytes. */
function commitmentOf(
  dice: { readonly ceremonyId: string; readonly serverCommitment: string },
  seat: number,
  seed: string,
): string {
  const hash = createHash('sha256');
  const fields = [
    Buffer.from('illuminice/fair-dice/1/seat-commitment'),
    Buffer.from(dice.ceremonyId),
    Buffer.from(dice.serverCommitment, 'hex'),
    Buffer.from([0, 0, 0, seat]),
    Buffer.from(seed, 'hex'),
  ];
  for (const bytes of fields) hash.update(Buffer.from([0, 0, 0, bytes.length])).update(bytes);
  return hash.digest('hex');
}

interface Evening {
  readonly turns: number;
  readonly winners: readonly number[];
  /** Seats that announced an attack. */
  readonly attackers: ReadonlySet<number>;
  /** Who gave the host their word, beside an offer that was accepted. */
  readonly promisedBy: ReadonlySet<number>;
  /** Whose proposal of words the host agreed to, and who agreed to the host's. */
  readonly proposedBy: ReadonlySet<number>;
  readonly agreed: ReadonlySet<number>;
}

/** Everybody helps with so much: both have to say what they give, and neither gives money for none. */
function together(to: readonly number[], me: number) {
  return { to, terms: [...to, me].map((by) => ({ by, promise: { kind: 'back', amount: 1 } })) };
}

/** after so many turns each the game ends by score. */
const OPTIONS = { pace: 0, lastRound: 4 };

/** The host: opens the lobby, starts when both bots are in, takes every offer and every default. Every byte both ways is checked against the schemas. */
async function host(url: string): Promise<{ readonly code: string; readonly evening: Promise<Evening> }> {
  const socket = new WebSocket(`${url}/socket`);
  onTestFinished(() => socket.close());
  const seed = randomBytes(32).toString('hex');
  const code = Promise.withResolvers<string>();
  const evening = Promise.withResolvers<Evening>();
  const attackers = new Set<number>();
  const promisedBy = new Set<number>();
  const proposedBy = new Set<number>();
  const agreed = new Set<number>();
  const answered = new Set<string>();
  let hasProposed = false;
  /** Offers by the id of the command that accepts them. */
  const accepting = new Map<string, number>();
  let ids = 0;
  let hasStarted = false;
  const send = (message: object): void => {
    const frame = JSON.stringify(message);
    expect(parseClientMessage(frame)).toMatchObject({ ok: true });
    socket.send(frame);
  };
  const sitAt = ({ table, view, moves }: Pick<ServerMessageOf<'update'>, 'table' | 'view' | 'moves'>): void => {
    const { own, dice, beginning } = table;
    const turns = view?.seats.reduce((sum, { turnsTaken }) => sum + turnsTaken, 0) ?? 0;
    for (const { from, to, state } of table.promises) if (to === own?.seat && state !== 'offered') promisedBy.add(from);
    for (const { by, end, answers } of table.proposals ?? []) {
      if (by !== own?.seat && end === 'held') proposedBy.add(by);
      if (by === own?.seat) for (const { seat, yes } of answers) if (yes) agreed.add(seat);
    }
    if (view?.over)
      return evening.resolve({ turns, winners: view.over.winners, attackers, promisedBy, proposedBy, agreed });
    if (!own) return undefined;
    for (const { id, to, end } of table.proposals ?? []) {
      if (end || !to.includes(own.seat) || answered.has(id)) continue;
      answered.add(id);
      send({ type: 'answerProposal', id: `h${ids++}`, proposal: id, yes: true });
    }
    if (turns > 0 && !hasProposed) {
      hasProposed = true;
      send({ type: 'propose', id: `h${ids++}`, ...together([1, 2], own.seat) });
    }
    for (const offer of moves?.accept ?? []) {
      if ([...accepting.values()].includes(offer.serial)) continue;
      const id = `h${ids++}`;
      accepting.set(id, offer.serial);
      send({ type: 'command', id, command: { type: 'accept', ...offer } });
    }
    const mine = dice.parts.find(({ seat }) => seat === own.seat)?.stage;
    if (dice.stage === 'committing' && mine === 'asked')
      return send({
        type: 'diceCommit',
        id: 'commit',
        commitment: commitmentOf(dice, own.seat, seed),
      });
    if (dice.stage === 'revealing' && mine === 'committed') return send({ type: 'diceReveal', id: 'reveal', seed });
    // The host takes the first card of all.
    if (beginning?.next === own.seat) return send({ type: 'pick', id: 'pick', back: 0 });
    if (beginning?.unthrown?.includes(own.seat)) return send({ type: 'throw', id: 'throw' });
    if (moves && table.waitingFor.includes(own.seat) && !own.answered)
      send({ type: 'command', id: `h${ids++}`, command: { type: 'default' } });
    return undefined;
  };
  socket.addEventListener('open', () => send({ type: 'hello', version: PROTOCOL_VERSION }));
  socket.addEventListener('message', ({ data }) => {
    const parsed = parseServerMessage(String(data));
    if (!parsed.ok) return evening.reject(new Error(`the server's own message is none: ${parsed.problem}`));
    const { message } = parsed;
    if (message.type === 'error') return evening.reject(new Error(JSON.stringify(message)));
    // Whoever offered has gone on to attack meanwhile: later, then.
    if (message.type === 'refused') accepting.delete(message.id);
    if (message.type === 'welcome') send({ type: 'createLobby', name: 'Host', options: OPTIONS });
    if (message.type === 'lobby' && message.lobby && message.lobby.table === undefined) {
      code.resolve(message.lobby.code);
      // Once: the lobby is shown again when somebody in it changes.
      if (message.lobby.seats.length === 3 && !hasStarted) {
        hasStarted = true;
        send({ type: 'start' });
      }
    }
    if (message.type === 'update')
      for (const event of message.events)
        if (event.type === 'attackAnnounced' && message.view) attackers.add(message.view.turn.seat);
    if (message.type === 'tableState' || message.type === 'update') sitAt(message);
    return undefined;
  });
  return { code: await code.promise, evening: evening.promise };
}

test('the bot of the page is little more than a hundred lines', () => {
  expect(source.trim().split('\n').length).toBeLessThanOrEqual(120);
  expect(source).toContain('joinLobby');
});

test('[R-14.5] [R-14.11] two of them play a whole game with proposals over real sockets, and say who won', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-a-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bot = join(folder, 'bot.mjs');
  writeFileSync(bot, source);
  const server = start([START], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '50',
  });
  const [, port] = await until(server, /127\.0\.0\.1:(\d{2,5})/);
  const url = `ws://127.0.0.1:${port}`;
  const { code, evening } = await host(url);
  const bots = ['Ada', 'Bob'].map((name) => until(start([bot, code, name], { SERVER: url }), /winners: (.*)/));
  const { turns, winners, attackers, promisedBy, proposedBy, agreed } = await evening;
  for (const [, said] of await Promise.all(bots)) expect(JSON.parse(said ?? '')).toEqual(winners);
  expect(turns).toBeGreaterThan(OPTIONS.lastRound);
  expect(attackers.size).toBeGreaterThan(0);
  // The host is the next seat of the second bot.
  expect([...promisedBy]).toContain(2);
  expect([...proposedBy]).toContain(2);
  expect([...agreed].toSorted()).toEqual([1, 2]);
  for (const seat of attackers) expect([1, 2]).toContain(seat);
});
