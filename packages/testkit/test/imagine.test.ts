/** What a seat imagines looks exactly like what it sees, keeps the rules, and can be played on. */
import { pack } from '@illuminice/cards';
import { imagine, movesFor, type State, step, type Viewer, viewFor, waitingFor } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import { brokenInvariants, Chance, calmCommand, difference, fuzzGame, isCovered } from '../src/index.ts';
import { tableWithSecrets } from './table-with-secrets.ts';

function positionsOf(seed: string, every: number): State[] {
  const positions: State[] = [];
  let commands = 0;
  const beforeCommand = (state: State) => {
    if (commands++ % every === 0 && state.illuminati[0] !== -1) positions.push(structuredClone(state));
  };
  fuzzGame(pack, seed, { beforeCommand, commands: 300 });
  return positions;
}

test('[R-18.2] viewFor(imagine(view)) = view for every viewer, byte for byte', { timeout: 60_000 }, () => {
  let views = 0;
  for (let game = 0; game < 12; game++) {
    for (const [index, state] of positionsOf(`imagine ${game}`, 15).entries()) {
      for (const viewer of [...Array(state.seats).keys(), 'spectator', 'all'] satisfies Viewer[]) {
        const seen = JSON.stringify(viewFor(pack, state, viewer));
        const imagined = imagine(pack, JSON.parse(seen), quickRandom(`${game} ${index} ${viewer}`));
        expect(JSON.stringify(viewFor(pack, imagined, viewer))).toBe(seen);
        expect(brokenInvariants(pack, imagined)).toEqual([]);
        views++;
      }
    }
  }
  expect(views).toBeGreaterThan(1_000);
});

test('[R-24.2] imagined games can be played to their end', { timeout: 60_000 }, () => {
  let played = 0;
  for (let game = 0; game < 40 && played <= 15; game++) {
    for (const [index, state] of positionsOf(`play on ${game}`, 60).entries()) {
      if (state.over) continue;
      const random = quickRandom(`${game} ${index}`);
      const imagined = imagine(pack, viewFor(pack, state, index % state.seats), random);
      playOn(imagined, `${game} ${index}`);
      expect(brokenInvariants(pack, imagined)).toEqual([]);
      played++;
    }
  }
  expect(played).toBeGreaterThan(15);
});

function playOn(state: State, seed: string): void {
  const rules = { pack, random: quickRandom(seed) };
  const chance = new Chance(quickRandom(`player ${seed}`));
  for (let count = 0; count < 300 && !state.over; count++) {
    const seat = chance.oneOf(waitingFor(state));
    const moves = movesFor(pack, state, seat);
    const command = calmCommand({ pack, seat, moves, view: () => viewFor(pack, state, seat), chance });
    if (!command) step(rules, state, { type: 'timeOut' });
    else if (command.type === 'accept' && !isCovered(state, { ...command, seat }))
      expect(step(rules, state, { ...command, seat })).toBeDefined();
    else expect(step(rules, state, { ...command, seat })).toBeUndefined();
  }
}

const imaginations = Array.from({ length: 60 }, (_, seed) =>
  imagine(pack, viewFor(pack, tableWithSecrets.state, 0), quickRandom(seed)),
);

test('[R-18.2] every imagined hand and deck is possible, and all that is possible is imagined', () => {
  const bribery = pack.specialNumbers.get('bribery');
  const held = imaginations.map(({ hands }) => (hands[1]?.[0] ?? 0) & 0xff);
  expect(held).not.toContain(bribery);
  expect(new Set(held).size).toBeGreaterThan(5);
  for (const { deck } of imaginations) {
    expect(deck).toHaveLength(3);
    expect(new Set(deck).size).toBe(3);
  }
});

test('[R-18.3, R-2.5] a stacked treasury holds something, a secret goal is one of the seven', () => {
  const cia = pack.numbers.get('cia') ?? 0;
  const amounts = new Set(imaginations.map(({ money }) => money[cia] ?? 0));
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1);
  expect(amounts.size).toBeGreaterThan(2);
  const goals = new Set(imaginations.map(({ goal }) => goal[1] ?? -1));
  expect(goals).not.toContain(-1);
  expect(goals).not.toContain(pack.illuminatiNumbers.get('ufos'));
  expect(goals.size).toBe(7);
});

test('[R-24.1] the same view and the same luck imagine the same, other luck something else', () => {
  const view = viewFor(pack, tableWithSecrets.state, 0);
  expect(imagine(pack, view, quickRandom(5))).toEqual(imagine(pack, view, quickRandom(5)));
  expect(difference(imagine(pack, view, quickRandom(5)), imagine(pack, view, quickRandom(6)))).toMatch(
    /deck|hands|goal/,
  );
});
