/** Somebody who means harm: floods, junk, other people's frames, sockets nobody reads. They must get nothing, and not for nothing. */

import { PROTOCOL_VERSION, type ServerMessage } from '@illuminice/protocol';
import type { Town } from './person.ts';
import type { Wire } from './wire.ts';
import { type Chance, Violation } from './world.ts';

export const ATTACKS = ['helloFlood', 'junk', 'replay', 'spectators', 'deaf', 'codes', 'forged'] as const;
export type Attack = (typeof ATTACKS)[number];

const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION });
const LASTS_MS = 5_000;
/** A socket's allowance: 60 at once, 30 a second, 4 KB each; and as much again before it is closed. */
const MOST_BYTES = (2 * 60 + (30 * LASTS_MS) / 1000) * 4_096 + 100_000;
const MOVES: ReadonlySet<string> = new Set(['command', 'wait', 'standing', 'undo', 'vote', 'start', 'addBot', 'kick']);

export class Stranger {
  readonly #town: Town;
  readonly #chance: Chance;
  readonly #attack: Attack;
  readonly #address: string;
  readonly #wires: Wire[] = [];
  readonly #sent = new Map<string, string>();
  #codes: readonly string[];
  #endsAt: number;
  #ids = 0;

  constructor(
    town: Town,
    attack: Attack,
    { serial, codes }: { readonly serial: number; readonly codes: readonly string[] },
  ) {
    this.#town = town;
    this.#attack = attack;
    this.#chance = town.world.chance(`stranger ${serial}`);
    this.#address = `192.0.2.${serial % 250}`;
    this.#codes = codes;
    this.#endsAt = town.world.now + LASTS_MS;
    const sockets = attack === 'spectators' ? 12 : 3;
    for (let index = 0; index < sockets; index++)
      town.world.later(this.#chance.below(500), () => this.#come(), town.world.people);
    town.world.later(LASTS_MS + 2_000, () => this.#leave(), town.world.people);
  }

  #come(): void {
    const { world, process: way, slowestMs } = this.#town;
    const process = way();
    if (process === undefined) return;
    // A frame that opens a lobby opens one of their own, where they may do what they like.
    let isAtHome = false;
    const heard = (text: string): void => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'lobby') isAtHome = message.lobby?.seats.some(({ you }) => you) === true;
      if (!isAtHome) this.#heard(message);
    };
    const client = { heard, closed: () => undefined };
    const cookie = this.#attack === 'forged' ? 'illuminice=eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' : undefined;
    world.later(
      1,
      async () => {
        const order = { client, cookie, address: this.#address, chance: this.#chance, slowestMs };
        const answer = await process.connect(order);
        if (typeof answer === 'number') return;
        const { wire } = answer;
        this.#wires.push(wire);
        wire.send(HELLO);
        if (this.#attack === 'deaf') wire.isReading = false;
        const code = this.#chance.one(this.#codes.length > 0 ? this.#codes : ['ABCDEF']);
        if (['spectators', 'replay', 'deaf', 'helloFlood'].includes(this.#attack))
          wire.send(JSON.stringify({ type: 'spectate', code }));
        this.#strike(wire);
      },
      process.owner,
    );
  }

  #strike(wire: Wire): void {
    const { world } = this.#town;
    if (!wire.isOpen || world.now > this.#endsAt) return;
    for (let index = 0; index < 8; index++) wire.send(this.#frame());
    world.later(50 + this.#chance.below(150), () => this.#strike(wire), world.people);
  }

  #frame(): string {
    switch (this.#attack) {
      case 'helloFlood':
      case 'deaf':
        return this.#chance.happens(500) ? HELLO : '{"type":"resync"}';
      case 'junk':
        return this.#junk();
      case 'replay':
        return this.#replayed();
      case 'codes':
        return JSON.stringify({ type: 'joinLobby', name: 'Eve', code: this.#code() });
      case 'spectators':
        return JSON.stringify({ type: 'chat', id: `eve-${this.#ids++}`, text: '\u{1d15f}'.repeat(120) });
      case 'forged':
        return '{"type":"listLobbies"}';
    }
  }

  /** As it was overheard, id and all. */
  #replayed(): string {
    const { overheard } = this.#town;
    const text = overheard.length === 0 ? HELLO : this.#chance.one(overheard);
    const { id, type } = JSON.parse(text) as { id?: string; type: string };
    if (id !== undefined) this.#sent.set(id, type);
    return text;
  }

  #junk(): string {
    const letters = '{}[]":,0123456789truefalsnul\\\u0000\u{1f600}type';
    const length = this.#chance.below(this.#chance.happens(50) ? 20_000 : 60);
    const junk = Array.from({ length }, () => letters[this.#chance.below(letters.length)]).join('');
    return this.#chance.happens(500) ? junk : `{"type":"command","id":"x","command":${junk}}`;
  }

  #code(): string {
    return Array.from({ length: 6 }, () => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[this.#chance.below(31)]).join('');
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'accepted' && MOVES.has(this.#sent.get(message.id) ?? ''))
      throw new Violation(`a stranger carried out the ${this.#sent.get(message.id)} of somebody else`);
    if (message.type === 'error' && message.problem.code === 'INTERNAL')
      throw new Violation(`a stranger caused INTERNAL (${this.#attack})`);
  }

  #leave(): void {
    for (const wire of this.#wires) {
      if (wire.bytes > MOST_BYTES)
        throw new Violation(`a stranger was sent ${wire.bytes} bytes in ${LASTS_MS} ms (${this.#attack})`);
      if (this.#attack === 'deaf' && wire.unread > 2_000_000)
        throw new Violation(`${wire.unread} bytes wait for somebody who does not read`);
      wire.close();
    }
  }
}
