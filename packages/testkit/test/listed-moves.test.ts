/** What `movesFor` lists is taken, and of the same form nothing else is: lists and rules are two answers that must not drift apart. */
import { pack } from '@illuminice/cards';
import {
  ATTACK_KINDS,
  type CardNo,
  groupsOf,
  movesFor,
  type Seat,
  type SeatCommand,
  type SeatMoves,
  type Side,
  type State,
  targetsOf,
  topQuestion,
  viewFor,
} from '@illuminice/engine';
import { expect, test } from 'vitest';
import { fuzzGame, takenBy } from '../src/index.ts';

const PLAIN = [
  'done',
  'callOff',
  'decline',
  'recycle',
  'claimImmunity',
  'pass',
  'endActions',
  'endTransfers',
  'endTurn',
  'revealGoal',
  'stopPeek',
  'closeNotice',
  'default',
] as const;
const SIDES: readonly Side[] = [0, 1, 2, 3];
const GROUPS = [...pack.numbers.values()];

test('[R-24.2] of every form the moves list exactly what the rules take', { timeout: 120_000 }, () => {
  const met = new Set<string>();
  for (let game = 0; game < 12; game++) {
    for (const state of positionsOf(`listed ${game}`)) {
      for (let seat = 0; seat < state.seats; seat++) {
        const asked = topQuestion(state);
        // whoever has just drawn a Special may do more than is listed.
        if (asked?.kind === 'keep' && asked.seat === seat) continue;
        const listed = new Set(listedIn(movesFor(pack, state, seat), state, seat).map(nameOf));
        const isTaken = takenBy(pack, state, seat);
        for (const command of possible(state, seat)) {
          expect(isTaken(command), `listed ${game}, seat ${seat}: ${nameOf(command)}`).toBe(
            listed.has(nameOf(command)),
          );
          if (listed.has(nameOf(command))) met.add(command.type);
        }
      }
    }
  }
  for (const type of ['attack', 'move', 'drop', 'transfer', 'spend', 'flip', 'flaunt', 'decline'])
    expect(met).toContain(type);
});

function positionsOf(seed: string): State[] {
  const positions: State[] = [];
  let commands = 0;
  const beforeCommand = (state: State) => {
    if (commands++ % 25 === 24) positions.push(structuredClone(state));
  };
  fuzzGame(pack, seed, { beforeCommand, commands: 200 });
  return positions;
}

const nameOf = (command: SeatCommand) => JSON.stringify(command);

/** Commands of the forms that can be written out, whether they are taken or not. */
function possible(state: State, seat: Seat): SeatCommand[] {
  const own = [seat, ...groupsOf(state, seat)];
  const some = GROUPS.filter((card) => card % 5 === state.counter % 5 || state.owner[card] === seat);
  return [
    ...PLAIN.map((type): SeatCommand => ({ type })),
    ...[...own, ...some.slice(0, 3)].flatMap((card): SeatCommand[] => [
      { type: 'drop', group: card },
      { type: 'flaunt', card, shown: true },
      { type: 'payUpkeep', from: card },
      { type: 'spend', from: card, amount: 1 },
      { type: 'spend', from: card, amount: 1, side: 'for' },
      ...own.map((to): SeatCommand => ({ type: 'transfer', from: card, to, amount: 1 })),
      ...own.flatMap((host) => SIDES.map((side): SeatCommand => ({ type: 'move', group: card, host, side }))),
    ]),
    ...pack.specials.map((_, card): SeatCommand => ({ type: 'flip', card })),
    ...pack.illuminati.flatMap((_, card): SeatCommand[] => [
      { type: 'chooseIlluminati', card },
      { type: 'chooseGoal', goal: card },
      { type: 'accuse', accused: card, illuminati: 0 },
    ]),
    ...own.slice(0, 2).flatMap((attacker) => some.flatMap((target) => attacksOn(attacker, target))),
  ].filter((command) => command.type !== 'accuse' || command.accused < state.seats);
}

function attacksOn(attacker: CardNo, target: CardNo): SeatCommand[] {
  return [
    ...ATTACK_KINDS.map((kind): SeatCommand => ({ type: 'attack', kind, attacker, target })),
    { type: 'attack', kind: 'destroy', attacker, target, whispering: true },
  ];
}

function listedIn(moves: SeatMoves, state: State, seat: Seat): SeatCommand[] {
  const view = viewFor(pack, state, seat);
  const { attack } = moves;
  const attacks = (attack?.attackers ?? []).flatMap(({ card: attacker }) =>
    ATTACK_KINDS.flatMap((kind) =>
      targetsOf({ pack, view }, attack as NonNullable<typeof attack>, { kind, attacker }).map((target): SeatCommand => {
        const isPowerless = kind === 'destroy' && attack?.powerless.includes(target);
        return { type: 'attack', kind, attacker, target, ...(isPowerless ? { whispering: true } : {}) };
      }),
    ),
  );
  return [
    ...PLAIN.filter((type) => moves[type]).map((type): SeatCommand => ({ type })),
    ...(moves.drop ?? []).map((group): SeatCommand => ({ type: 'drop', group })),
    ...(moves.flaunt ?? []).map(({ card }): SeatCommand => ({ type: 'flaunt', card, shown: true })),
    ...(moves.payUpkeep ?? []).map((from): SeatCommand => ({ type: 'payUpkeep', from })),
    ...(moves.spend ?? []).flatMap(({ from, sides }): SeatCommand[] => {
      const plain: SeatCommand = { type: 'spend', from, amount: 1 };
      const aiding: SeatCommand = { type: 'spend', from, amount: 1, side: 'for' };
      if (sides.length > 0) return [aiding];
      return seat === state.turn.seat ? [plain, aiding] : [plain];
    }),
    ...(moves.transfer ?? []).flatMap(({ from, to }) =>
      to.map((card): SeatCommand => ({ type: 'transfer', from, to: card, amount: 1 })),
    ),
    ...(moves.move ?? []).flatMap(({ group, arrows }) =>
      arrows.map(({ host, side }): SeatCommand => ({ type: 'move', group, host, side })),
    ),
    ...(moves.flip ?? []).map((card): SeatCommand => ({ type: 'flip', card })),
    ...(moves.chooseIlluminati ?? []).map((card): SeatCommand => ({ type: 'chooseIlluminati', card })),
    ...(moves.chooseGoal ?? []).map((goal): SeatCommand => ({ type: 'chooseGoal', goal })),
    ...(moves.accuse ?? []).map((accused): SeatCommand => ({ type: 'accuse', accused, illuminati: 0 })),
    ...attacks,
  ];
}
