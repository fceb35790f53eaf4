/** People whose clients sign, over the real socket and the real disk: everybody's file of the game is proven. */
import { catalogue } from '@illuminice/cards';
import { hashText, publicKeyOf, seatCommitmentOf, seatSeedOf, signText } from '@illuminice/fair-dice';
import type { SeatRequest } from '@illuminice/protocol';
import { type LogEntry, type TableViewer, textToSign, verifyGameLog } from '@illuminice/table';
import { expect, onTestFinished, test } from 'vitest';
import { exportTable } from '../../src/operations/export-table.ts';
import { eventually } from '../helpers/eventually.ts';
import { type Sending, SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const LEAVE: SeatRequest = { type: 'command', command: { type: 'leave' } };

class Person {
  readonly client: SocketClient;
  readonly #secret: string;
  readonly receipts: string[] = [];

  constructor(client: SocketClient, name: string) {
    this.client = client;
    this.#secret = hashText(`the key of ${name}`);
  }

  get table() {
    const { table } = this.client.state ?? {};
    if (!table?.own) throw new Error('not at a table');
    return { ...table, own: table.own };
  }

  async act(request: SeatRequest | 'leaveLobby'): Promise<void> {
    const { dice, own, seats, head: after } = this.table;
    const id = this.client.newId();
    const text = textToSign({
      ...{ ceremonyId: dice.ceremonyId, seat: own.seat, id, after },
      names: seats.map(({ name }) => name),
      request: request === 'leaveLobby' ? LEAVE : request,
    });
    const signed = { signature: signText(this.#secret, text), ...(after === undefined ? {} : { after }) };
    const message = request === 'leaveLobby' ? { type: 'leaveLobby' } : request;
    const answer = await this.client.send({ ...message, id, signed } as Sending);
    expect(answer).toMatchObject({ type: 'accepted' });
    if (answer.type === 'accepted' && answer.head !== undefined) this.receipts.push(answer.head);
  }

  play(command: Extract<SeatRequest, { type: 'command' }>['command']): Promise<void> {
    return this.act({ type: 'command', command });
  }

  async commit(): Promise<void> {
    const { ceremonyId, serverCommitment } = this.table.dice;
    const { seat } = this.table.own;
    const seed = seatSeedOf(publicKeyOf(this.#secret));
    await this.act({
      type: 'diceCommit',
      commitment: seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed }),
    });
  }

  async reveal(): Promise<void> {
    const key = publicKeyOf(this.#secret);
    await this.act({ type: 'diceReveal', seed: seatSeedOf(key), key });
  }
}

/** Takes its part in the dice when told to. */
async function unaided({ socketUrl: url }: TestServer): Promise<SocketClient> {
  const client = await SocketClient.connect({ url, dice: false });
  onTestFinished(() => client.socket.terminate());
  return client;
}

test('[V-4] a game whose people sign is proven to each of them, to spectators and to the operator, secrets or not', async () => {
  const server = await testServer();
  const [ana, ben, cleo] = [
    new Person(await unaided(server), 'Ana'),
    new Person(await unaided(server), 'Ben'),
    new Person(await unaided(server), 'Cleo'),
  ];
  const people = [ana, ben, cleo];
  await ana.client.must({ type: 'createLobby', name: 'Ana', options: { pace: 0, replaceLeavers: false } });
  const code = ana.client.lobby?.code ?? '';
  await ben.client.must({ type: 'joinLobby', code, name: 'Ben' });
  await cleo.client.must({ type: 'joinLobby', code, name: 'Cleo' });
  await ana.client.must({ type: 'start' });
  await eventually(() => expect(people.map(({ table }) => table.dice.stage)).toEqual(Array(3).fill('committing')));
  for (const person of people) await person.commit();
  await eventually(() => expect(people.map(({ table }) => table.dice.stage)).toEqual(Array(3).fill('revealing')));
  for (const person of people) await person.reveal();
  await eventually(async () => {
    for (const person of people) {
      const { state } = person.client;
      const isAsked = state?.moves?.default && state.table.waitingFor.includes(person.table.own.seat);
      if (isAsked && !person.table.own.answered && state.view?.phase !== 'actions')
        await person.play({ type: 'default' });
    }
    for (const { client } of people) expect(client.state?.moves?.offer).toBeDefined();
  });
  const table = ana.table.table;
  await ana.act({ type: 'promise', to: 1, text: 'for all to hear', promise: { kind: 'peace' } });
  await ana.act({ type: 'promise', to: 1, text: 'never told', secret: true });
  await ana.play({ type: 'offer', to: 1, give: { money: 1 }, want: {} });
  await ben.play({ type: 'reject', from: 0, serial: 1 });
  await ana.act({
    type: 'command',
    command: { type: 'offer', to: 1, give: { money: 1 }, want: {} },
    promise: { text: 'beside it', secret: true },
  });
  await ben.play({ type: 'accept', from: 0, serial: 2 });
  await cleo.act({ type: 'standing', kind: 'stayOut', on: true });
  await ana.act('leaveLobby');
  await ben.act('leaveLobby');
  await eventually(() => expect(cleo.client.state?.table.stage).toBe('over'));

  const read = (viewer: TableViewer | 'operator'): LogEntry[] =>
    exportTable({ dataDir: server.config.dataDir, table, viewer }).map((line) => JSON.parse(line) as LogEntry);
  for (const viewer of [0, 1, 2, 'spectator', 'operator'] as const)
    expect(verifyGameLog(catalogue, read(viewer)), String(viewer)).toMatchObject({ ok: true });
  expect(JSON.stringify(read(2))).not.toMatch(/never told|beside it/);
  const heads = new Set(read(2).map(({ chain }) => chain));
  for (const { receipts } of people) for (const head of receipts) expect(heads).toContain(head);
  // The name of somebody else on what Ana did.
  const [opened, ...rest] = JSON.parse(JSON.stringify(read('operator')).replaceAll('"name":"Ana"', '"name":"Eve"'));
  expect(verifyGameLog(catalogue, [opened, ...rest])).toMatchObject({ ok: false });
}, 120_000);
