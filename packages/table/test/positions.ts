/** Positions in the words of the scenarios, put on a table that is already open. */
import { pack } from '@illuminice/cards';
import type { GameOptions, SpecialNo, State } from '@illuminice/engine';
import { aTable, type TableSetup } from '@illuminice/testkit';
import type { LogEntry } from '../src/index.ts';
import { FakeHost, type HostSetup } from './fake-host.ts';

type Position = Omit<TableSetup<string>, 'options'>;

/** Three people, ana to act; nobody holds anything. */
export const THREE: Position = {
  seats: {
    ana: { illuminati: 'network', money: 9, structure: [{ group: 'cia', on: 'left', money: 3 }], turnsTaken: 1 },
    ben: { illuminati: 'gnomes-of-zurich', money: 6, structure: [{ group: 'kgb', on: 'left' }], turnsTaken: 1 },
    cleo: { illuminati: 'bavarian-illuminati', money: 5, structure: [{ group: 'mafia', on: 'left' }], turnsTaken: 1 },
  },
  uncontrolled: ['yuppies', 'texas'],
};

/** The same with Specials in hands. */
export function holding(hands: Readonly<Record<string, readonly string[]>>, rest: Partial<Position> = {}): Position {
  const seats = Object.fromEntries(
    Object.entries(THREE.seats).map(([name, seat]) => [
      name,
      { ...(seat as Readonly<Record<string, never>>), specials: [...(hands[name] ?? [])] },
    ]),
  );
  return { ...THREE, ...rest, seats };
}

export function stateOf(position: Position, options: Partial<GameOptions> = {}): State {
  return aTable({ ...position, options }).state;
}

/** A table with its dice mixed and this position on it. */
export async function aHostWith(position: Position, setup: HostSetup = {}): Promise<FakeHost> {
  const host = new FakeHost({ seats: Object.keys(position.seats).map(() => 'human' as const), ...setup });
  await host.begin();
  await layOut(host, stateOf(position, setup.options));
  return host;
}

/** Enters by the same door as a takeback: a line of the log that carries the position. */
export async function layOut(host: FakeHost, game: State): Promise<void> {
  const { seq } = host.table.state;
  const entry: LogEntry = {
    seq: seq + 1,
    at: host.time,
    facts: [{ type: 'rewound', toSeq: seq, game, why: 'vote' }],
  };
  await host.store.append({ table: 't', expectedSeq: seq, entry, deadline: undefined });
  await host.table.committed(entry);
  host.sent.length = 0;
  await host.settle();
}

export function special(key: string): SpecialNo {
  const no = pack.specials.findIndex((card) => card.key === key);
  if (no < 0) throw new Error(`there is no Special ${key}`);
  return no;
}

export function group(key: string): number {
  const no = pack.numbers.get(key);
  if (no === undefined) throw new Error(`there is no Group ${key}`);
  return no;
}
