import { pack } from '@illuminice/cards';
import { movesFor, viewFor } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { createBot } from '../src/index.ts';
import { chance, play } from './play.ts';

test('a bot resumed from JSON decides as if it had never stopped', { timeout: 60_000 }, () => {
  const mind = createBot({ level: 'expert', pack, persona: 'dowager' });
  let compared = 0;
  play({ seed: 'resumed', levels: ['expert', 'regular', 'expert'] }, ({ state, seat, memory }) => {
    if (!memory) return true;
    const decide = (remembered: typeof memory) =>
      mind.decide({
        view: viewFor(pack, state, seat),
        moves: movesFor(pack, state, seat),
        random: chance(`at ${compared}`),
        budget: {},
        memory: remembered,
      });
    expect(decide(JSON.parse(JSON.stringify(memory)))).toEqual(decide(memory));
    return ++compared < 100;
  });
  expect(compared).toBe(100);
});

test('without a memory no offers are made, so nothing can be repeated for ever', { timeout: 60_000 }, () => {
  const mind = createBot({ level: 'expert', pack });
  let asked = 0;
  play({ seed: 'forgetful', levels: ['expert', 'expert', 'expert', 'expert'] }, ({ state, seat }) => {
    const { command } = mind.decide({
      view: viewFor(pack, state, seat),
      moves: movesFor(pack, state, seat),
      random: chance(`at ${asked}`),
      budget: {},
    });
    expect(command.type).not.toBe('offer');
    expect(command.type).not.toBe('counter');
    return ++asked < 120;
  });
  expect(asked).toBe(120);
});
