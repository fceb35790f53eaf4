/** Every command of the engine passes the schema unchanged, whole and in its shortest form, and nothing beside it does. */
import type { CommandType, SeatCommand } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { seatCommandSchema } from '../src/index.ts';

const BUNDLE = { money: 3, specials: [1, 2], groups: [12] };
const PLACE = { 12: { host: 0, side: 1, plan: { 13: 2, 14: 'drop' }, dropOld: [20] } } as const;

/** A command type the engine learns and this list does not stops the compiler. */
const EXAMPLES: { readonly [Type in CommandType]: readonly Extract<SeatCommand, { type: Type }>[] } = {
  chooseIlluminati: [{ type: 'chooseIlluminati', card: 3 }],
  chooseGoal: [{ type: 'chooseGoal', goal: 0 }],
  attack: [
    { type: 'attack', kind: 'control', attacker: 0, target: 12 },
    {
      type: 'attack',
      kind: 'destroy',
      attacker: 9,
      target: 12,
      aids: [0, 10],
      privilege: { discard: 4 },
      whispering: true,
      lasers: { target: 12, add: 'Violent' },
      stated: 5,
      claimed: false,
    },
    { type: 'attack', kind: 'neutralize', attacker: 9, target: 12, privilege: { pay: true } },
  ],
  spend: [
    { type: 'spend', from: 0, amount: 2 },
    { type: 'spend', from: 0, amount: 2, side: 'against' },
  ],
  done: [{ type: 'done' }],
  callOff: [{ type: 'callOff' }],
  abolish: [{ type: 'abolish', discard: [1, 1] }],
  replace: [
    { type: 'replace', discard: 1 },
    { type: 'replace', pay: true },
    { type: 'replace', none: true },
  ],
  play: [
    { type: 'play', card: 4 },
    { type: 'play', card: 4, target: 12, host: 0, side: 3, money: 9, hand: 2, treasuries: { 0: 5, 12: 0 } },
  ],
  decline: [{ type: 'decline' }],
  place: [
    { type: 'place', host: 0, side: 0 },
    { type: 'place', host: 0, side: 2, plan: { 13: 'drop' }, dropOld: [9] },
  ],
  fund: [{ type: 'fund', amount: 0 }],
  transfer: [{ type: 'transfer', from: 0, to: 9, amount: 1 }],
  move: [{ type: 'move', group: 9, host: 0, side: 1, plan: { 10: 3 } }],
  drop: [{ type: 'drop', group: 9 }],
  give: [
    { type: 'give', to: 1, ...BUNDLE },
    { type: 'give', to: 7, money: 1 },
  ],
  offer: [{ type: 'offer', to: 1, give: BUNDLE, want: {}, place: PLACE }],
  counter: [{ type: 'counter', from: 1, serial: 2, give: {}, want: BUNDLE }],
  accept: [{ type: 'accept', from: 1, serial: 0, place: PLACE }],
  reject: [{ type: 'reject', from: 1, serial: 0 }],
  withdraw: [{ type: 'withdraw', to: 1, serial: 0 }],
  lasers: [
    { type: 'lasers', target: 12, remove: 'Weird' },
    { type: 'lasers', target: 12, reverse: 'Liberal' },
  ],
  recycle: [{ type: 'recycle' }],
  tax: [{ type: 'tax', seats: [1, 2] }],
  payTax: [{ type: 'payTax', from: { 0: 1, 9: 1 } }],
  payUpkeep: [{ type: 'payUpkeep', from: 0 }],
  state: [{ type: 'state' }, { type: 'state', income: 8, draws: 1 }],
  claimImmunity: [{ type: 'claimImmunity' }],
  redistribute: [{ type: 'redistribute', treasuries: { 0: 12 } }],
  reorganize: [{ type: 'reorganize', links: [{ card: 9, host: 0, side: 2 }] }],
  keep: [{ type: 'keep', faceUp: true }],
  pass: [{ type: 'pass' }],
  endActions: [{ type: 'endActions' }],
  endTransfers: [{ type: 'endTransfers' }],
  endTurn: [{ type: 'endTurn' }],
  bid: [{ type: 'bid', amount: 4 }],
  accuse: [{ type: 'accuse', accused: 1, illuminati: 6 }],
  revealGoal: [{ type: 'revealGoal' }],
  flip: [{ type: 'flip', card: 2 }],
  flaunt: [{ type: 'flaunt', card: 0, shown: true }],
  peek: [{ type: 'peek', owner: 1, index: 0 }],
  stopPeek: [{ type: 'stopPeek' }],
  catchPeek: [{ type: 'catchPeek', index: 0 }],
  closeNotice: [{ type: 'closeNotice' }],
  leave: [{ type: 'leave' }],
  default: [{ type: 'default' }],
};

const examples: readonly SeatCommand[] = Object.values(EXAMPLES).flat();

for (const command of examples) {
  test(`[R-24.8] ${JSON.stringify(command).slice(0, 90)}`, () => {
    const sent: unknown = JSON.parse(JSON.stringify(command));
    expect(seatCommandSchema.parse(sent)).toEqual(sent);
    expect(seatCommandSchema.safeParse({ ...(sent as object), seat: 0 }).success).toBe(false);
    for (const [key, value] of Object.entries(command)) {
      if (key === 'type') continue;
      const wrong = typeof value === 'object' ? 7 : { not: 'this' };
      expect(seatCommandSchema.safeParse({ ...(sent as object), [key]: wrong }).success, key).toBe(false);
    }
  });
}

test('[R-17.21] an alignment is changed in exactly one way, alone and beside an announcement', () => {
  const twice = { target: 12, add: 'Violent', remove: 'Weird' };
  const attack = { type: 'attack', kind: 'control', attacker: 0, target: 12 };
  for (const sent of [
    { type: 'lasers', ...twice },
    { type: 'lasers', target: 12 },
    { ...attack, lasers: twice },
  ])
    expect(seatCommandSchema.safeParse(sent).success).toBe(false);
});
