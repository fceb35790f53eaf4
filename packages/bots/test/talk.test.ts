import { pack } from '@illuminice/cards';
import { step, viewFor, waitingFor } from '@illuminice/engine';
import { aTable } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { heard, type PromiseNote, replyTo } from '../src/index.ts';
import { freshMemory } from '../src/model/memory.ts';
import { meaningOf } from '../src/texts/understood.ts';
import { deciding, sending } from './deciding.ts';
import { chance, play } from './play.ts';
import { FOUR_WEIRD } from './positions.ts';

const decide = deciding('talk', { persona: 'archivist' });
const sent = sending('talk');

/** Ana's first turn; nothing is lost yet. */
const beginning = {
  seats: {
    ana: { illuminati: 'discordian-society', money: 8, turnsTaken: 0 },
    ben: { illuminati: 'network', money: 8, turnsTaken: 0 },
    cleo: { illuminati: 'ufos', money: 8, turnsTaken: 0 },
  },
  uncontrolled: ['punk-rockers', 'democrats', 'yuppies', 'texas'],
} as const;

test('[B-6] what was decided but not heard starts no silence, and is not used up', () => {
  const { state } = aTable(beginning);
  const { say, memory } = decide(state);
  expect(say?.key).toBe('archivist.greet');
  expect(memory.said).toEqual([]);
  expect(decide(state, { memory }).say?.key).toBe('archivist.greet');
});

test('[B-6] what was heard is silent for a while and never said again', () => {
  const { state } = aTable(beginning);
  sent(state, { type: 'offer', seat: 1, to: 0, give: {}, want: { money: 5 } });
  const memory = { ...freshMemory(viewFor(pack, state, 0)), spoke: -9 };
  const { say } = decide(state, { memory });
  expect(say?.key).toBe('archivist.refuse');
  if (!say) return;
  const after = heard(memory, say);
  expect(after.said).toEqual([`archivist.refuse/${say.values.variant}`]);
  expect(decide(state, { memory: after }).say).toBeUndefined();
  const later = decide(state, { memory: { ...after, spoke: -9 } }).say;
  expect(later).toMatchObject({ key: 'archivist.refuse', values: { variant: 1 - say.values.variant } });
  const both = ['archivist.refuse/0', 'archivist.refuse/1'];
  expect(decide(state, { memory: { ...after, said: both, spoke: -9 } }).say).toBeUndefined();
});

test('[B-6] whoever has not spoken yet greets the table in their first turn, once', () => {
  const { state } = aTable({ ...beginning, turn: { seat: 'ana', phase: 'transfers' } });
  const { say, memory } = decide(state);
  expect(say?.key).toBe('archivist.greet');
  expect(say && decide(state, { memory: heard(memory, say) }).say).toBeUndefined();
});

test('[B-6] an attack that failed has a word of its own, one that was called off has none', () => {
  const { state } = aTable(beginning);
  const attack = decide(state).command;
  const noted = decide(state).memory;
  expect(attack.type).toBe('attack');
  expect(noted.attacking).toMatchObject({ owner: -1, before: 0 });
  const calledOff = aTable(beginning).state;
  sent(calledOff, { ...attack, seat: 0 });
  sent(calledOff, { type: 'callOff', seat: 0 });
  expect(decide(calledOff, { memory: { ...noted, spoke: -9 } }).say?.key).not.toBe('archivist.failure');
  sent(state, { ...attack, seat: 0 });
  // Nobody pays, and the dice show twelve.
  while (state.attack)
    for (const seat of waitingFor(state))
      step({ pack, random: (_, below) => below - 1 }, state, { type: 'default', seat });
  expect(state.turn.actionsUsed).toBe(1);
  expect(decide(state, { memory: { ...noted, spoke: -9 } }).say?.key).toBe('archivist.failure');
});

test('[B-6 R-21.1] the last word of a game is the winner’s, when the turn ends and not before', () => {
  const won = {
    seats: {
      ...beginning.seats,
      ana: {
        illuminati: 'discordian-society',
        money: 0,
        turnsTaken: 6,
        structure: [
          { group: 'tabloids', on: 'left' },
          { group: 'trekkies', on: 'top' },
          { group: 'psychiatrists', on: 'bottom' },
          { group: 'comic-books', on: 'right', puppets: [{ group: 'punk-rockers', on: 'top' }] },
        ],
      },
    },
    uncontrolled: ['democrats'],
  } as const;
  const { state } = aTable({ ...won, turn: { seat: 'ana', phase: 'transfers' } });
  const { command, say } = decide(state);
  expect(command.type).toBe('endTransfers');
  expect(say?.key).toBe('archivist.win');
});

test('[R-14.5] whoever breaks their word to us hears of it, once', () => {
  const { state } = aTable({ ...beginning, turn: { seat: 'ana', phase: 'transfers' } });
  const promises: PromiseNote[] = [{ by: 2, to: 0, promise: { kind: 'peace', turns: 3 }, kept: false }];
  const { say, memory } = decide(state, { promises });
  expect(say).toMatchObject({ key: 'archivist.betrayed', values: { seat: 2 } });
  expect(decide(state, { promises, memory }).say?.key).not.toBe('archivist.betrayed');
  const others: PromiseNote[] = [{ by: 2, to: 1, promise: { kind: 'peace', turns: 3 }, kept: false }];
  expect(decide(state, { promises: others }).say?.key).toBe('archivist.greet');
});

test('[B-6] in whole games with personas no line comes twice, and no moment has half of them', {
  timeout: 60_000,
}, () => {
  const lines: string[] = [];
  for (const seed of ['talk 1', 'talk 2', 'talk 3']) {
    const ofGame: string[] = [];
    play({ seed, levels: ['expert', 'expert', 'expert', 'expert'], personas: true }, ({ decision: { say } }) => {
      if (say) ofGame.push(`${say.key}/${say.values.variant}`);
      return true;
    });
    expect(new Set(ofGame).size).toBe(ofGame.length);
    expect(ofGame.filter((line) => line.includes('.greet'))).toHaveLength(4);
    lines.push(...ofGame);
  }
  const moments = Map.groupBy(lines, (line) => line.replace(/^.*\.|\/.*$/g, ''));
  expect([...moments.keys()]).toEqual(
    expect.arrayContaining(['greet', 'attack', 'success', 'failure', 'oppose', 'win']),
  );
  for (const said of moments.values()) expect(said.length).toBeLessThan(lines.length / 2);
});

/** Who is called what, and what Odile or Barnaby answers to this. */
const seats = [
  { name: 'Ada' },
  { name: 'Odile the Archivist', persona: 'archivist' },
  { name: 'Barnaby Gavel', persona: 'auctioneer' },
] as const;

function answerTo(text: string, state = aTable(beginning).state) {
  const view = viewFor(pack, state, 'spectator');
  return replyTo(pack, { view, said: { text, from: 0, seats }, random: chance(text) });
}

test('[B-6] whoever is called by name answers, by what was said in any of the four languages', () => {
  const moment = (text: string) => answerTo(text)?.remark.key;
  expect(['Hello Odile!', 'Hallo, odile', 'Salut Odile', '¡Hola, Odile!'].map(moment)).toEqual(
    Array(4).fill('archivist.greet'),
  );
  expect(['Peace, Barnaby?', 'Frieden, Gavel?', 'La paix, Barnaby ?', 'Barnaby, ¿paz?'].map(moment)).toEqual(
    Array(4).fill('auctioneer.propose'),
  );
  expect(moment('Odile, what is your goal?')).toBe('archivist.secretive');
  expect(moment('Who is winning, Odile?')).toBe('archivist.calm');
  expect(moment('Qui gagne, Odile ?')).toBe('archivist.calm');
});

test('[B-6] talk among people is nobody’s cue, nor is a word that only begins like a name', () => {
  for (const text of ['Who is winning?', 'Good evening, Ada', 'Barnabyx goes the day', 'the old archivists'])
    expect(answerTo(text)).toBeUndefined();
});

test('two letters are a word of their own', () => {
  expect(meaningOf('What do you hide?')).toBe('other');
  expect(meaningOf('hi')).toBe('greeting');
});

test('[R-18.2] who is dangerous is told from what everybody sees, and never of oneself', () => {
  const near = {
    illuminati: 'discordian-society',
    money: 30,
    turnsTaken: 6,
    structure: FOUR_WEIRD,
  } as const;
  const weak = { illuminati: 'ufos', money: 2, turnsTaken: 6, structure: [{ group: 'kgb', on: 'left' }] } as const;
  const other = { illuminati: 'network', money: 2, turnsTaken: 6, structure: [{ group: 'cia', on: 'left' }] } as const;
  const asked = 'Odile, who is dangerous?';
  const led = aTable({ seats: { ada: near, odile: weak, barnaby: other }, uncontrolled: ['punk-rockers'] }).state;
  expect(answerTo(asked, led)?.remark).toMatchObject({ key: 'archivist.warn', values: { seat: 0 } });
  const leading = aTable({ seats: { ada: weak, odile: near, barnaby: other }, uncontrolled: ['punk-rockers'] }).state;
  expect(answerTo(asked, leading)?.remark.key).toBe('archivist.calm');
  const own = viewFor(pack, led, 1);
  expect(() => replyTo(pack, { view: own, said: { text: asked, from: 0, seats }, random: chance('own') })).toThrow();
});
