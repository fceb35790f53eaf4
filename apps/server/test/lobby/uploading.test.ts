/** A game of one device goes on as a lobby: what is taken, and what is refused. */
import { pack } from '@illuminice/cards';
import { wholeDeck } from '@illuminice/engine';
import type { ClientMessageInput, UploadFault } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { testServer } from '../helpers/test-server.ts';

type Upload = Extract<ClientMessageInput, { type: 'uploadGame' }>;
type Seat = Upload['position']['seats'][number];

const aSeat = (illuminati: string, group: string, more: Partial<Seat> = {}): Seat => ({
  illuminati,
  money: 9,
  structure: [{ group, below: 'illuminati', on: 'left', money: 2 }],
  specials: [],
  turnsTaken: 2,
  destroyed: 0,
  participated: [],
  stacked: [],
  used: [],
  ...more,
});

const SEATS = [
  aSeat('network', 'video-games', { specials: [{ card: 'bribery', faceUp: false }] }),
  aSeat('gnomes-of-zurich', 'yuppies', { money: 31 }),
  aSeat('bermuda-triangle', 'hackers'),
];
const UNCONTROLLED = ['trekkies', 'moonies'];

/** Every card that lies nowhere else. */
function restOf(used: readonly string[]): string[] {
  const left = [...used];
  return wholeDeck(pack)
    .map((card) => (card < 0 ? pack.specials[-1 - card]?.key : pack.groups[card - 8]?.key) ?? '')
    .filter((key) => {
      const at = left.indexOf(key);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
}

function anUpload(change: (upload: Upload) => void = () => undefined): Upload {
  const used = [...UNCONTROLLED, 'video-games', 'yuppies', 'hackers', 'bribery'];
  const upload: Upload = structuredClone({
    type: 'uploadGame',
    name: 'Ana',
    seat: 0,
    seats: [{ name: 'Ana' }, { name: 'Magpie', level: 'expert', persona: 'magpie' }, { name: 'Ben' }],
    options: { hiddenGoals: false },
    position: {
      seats: SEATS,
      initialPlayers: 3,
      uncontrolled: UNCONTROLLED,
      dead: [],
      discard: [],
      deck: restOf(used),
      turn: { seat: 0, phase: 'actions', actionsUsed: 1, freeTransfersUsed: 0 },
    },
  });
  change(upload);
  return upload;
}

test('[R-24.1] an uploaded game opens a lobby, friends take seats of computer players, and it goes on where it stood', async () => {
  const server = await testServer();
  const [ana, ben] = [await server.connect(), await server.connect()];
  await ana.must(anUpload());
  expect(ana.lobby).toMatchObject({
    carried: true,
    seats: [
      { name: 'Ana', kind: 'human', you: true, host: true },
      { name: 'Magpie', kind: 'bot', level: 'expert' },
      { name: 'Ben', kind: 'bot' },
    ],
  });
  // The rules it began with stay; clocks are this table's own, and no seat comes or goes.
  expect(await ana.errorOf({ type: 'setOptions', options: { basicGoalDelta: 3 } })).toBe('CARRIED_RULES_STAY');
  await ana.must({ type: 'setOptions', options: { pace: 0 } });
  expect(await ana.errorOf({ type: 'addBot', level: 'novice' })).toBe('LOBBY_FULL');
  expect(await ana.errorOf({ type: 'removeBot', seat: 1 })).toBe('NO_SUCH_SEAT');

  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Cleo' });
  expect(ben.lobby?.seats.map(({ name, kind }) => [name, kind])).toEqual([
    ['Ana', 'human'],
    ['Cleo', 'human'],
    ['Ben', 'bot'],
  ]);
  await ana.must({ type: 'start' });
  await eventually(() => expect(ana.state?.view).toBeDefined());
  await eventually(() => expect(ben.state?.view).toBeDefined());
  const { view, table } = ana.state ?? {};
  expect(table?.continues).toBe('upload');
  expect(view?.turn).toMatchObject({ seat: 0, actionsUsed: 1 });
  expect(view?.seats.map(({ money }) => money)).toEqual([9, 31, 9]);
  expect(view?.seats[0]?.hand).toMatchObject([{ card: pack.specialNumbers.get('bribery') }]);
  expect(ben.state?.view?.seats[0]?.hand[0]?.card).toBeUndefined();
}, 120_000);

const WRONG: readonly (readonly [string, (upload: Upload) => void, UploadFault, RegExp?])[] = [
  ['a card that does not exist', ({ position }) => position.uncontrolled.push('fnord'), 'position', /unknownCard/],
  ['a card in two places', ({ position }) => position.uncontrolled.push('hackers'), 'position', /tooManyCopies/],
  ['a card kept out of the game', ({ position }) => void position.deck.pop(), 'missingCards'],
  ['a circle of Groups', ({ position }) => hang(position, 'hackers', 'hackers'), 'position', /hangsFromNothing/],
  [
    'an arrow that is not there',
    ({ position }) => hang(position, 'hackers', 'illuminati', 'yuppies'),
    'position',
    /noArrow|hangsFromNothing/,
  ],
  ['more players than names', ({ seats }) => void seats.pop(), 'seatCount'],
  ['two players of one name', ({ seats }) => void seats.splice(1, 1, { name: 'ana' }), 'sameName'],
  ['a seat that is out', ({ position }) => leaveSeat(position), 'yourSeat'],
  [
    'UFOs without a goal',
    ({ position }) => void Object.assign(position.seats[1] ?? {}, { illuminati: 'ufos' }),
    'missingGoal',
  ],
  ['another order of turns', ({ options }) => void Object.assign(options, { turnSequence: 'bidding' }), 'turnOrder'],
  [
    'options that do not go together',
    ({ options }) => void Object.assign(options, { hiddenOverstate: true }),
    'options',
    /R-23/,
  ],
];

function hang(position: Upload['position'], group: string, below: string, other?: string): void {
  const [first] = position.seats[2]?.structure ?? [];
  if (first) Object.assign(first, { group, below, ...(other ? { on: 'bottom', below: other } : {}) });
}

function leaveSeat(position: Upload['position']): void {
  Object.assign(position.seats[0] ?? {}, { out: 'left' });
}

test('[R-24.5] a stranger’s words are refused one by one, kindly and exactly; nothing is opened', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '100' });
  const ana = await server.connect();
  for (const [what, change, fault, detail] of WRONG) {
    const reply = await ana.send(anUpload(change));
    const problem = { code: 'CANNOT_CONTINUE', values: { fault } };
    expect(reply, what).toMatchObject({
      ...{ type: 'error', problem },
      ...(detail ? { detail: expect.stringMatching(detail) } : {}),
    });
    expect(ana.lobby, what).toBeUndefined();
  }
  // What is no position at all does not even reach the rules.
  const broken = anUpload(({ position }) => void Object.assign(position, { money: [9] }));
  expect(await ana.errorOf(broken)).toBe('BAD_MESSAGE');
  expect(await ana.errorOf(anUpload(({ position }) => Object.assign(position.seats[0] ?? {}, { money: 1.5 })))).toBe(
    'BAD_MESSAGE',
  );
}, 120_000);

test('[V-8] a position somebody brought stays private: strangers are not led to it', async () => {
  const server = await testServer();
  const [ana, stranger] = [await server.connect(), await server.connect()];
  await ana.must(anUpload());
  expect(await ana.errorOf({ type: 'setOptions', public: true })).toBe('CARRIED_RULES_STAY');
  const told = stranger.next('lobbyList');
  stranger.raw({ type: 'listLobbies' });
  expect((await told).lobbies).toEqual([]);
  await stranger.must({ type: 'quickMatch', name: 'Stranger' });
  expect(stranger.lobby?.code).not.toBe(ana.lobby?.code);
});
