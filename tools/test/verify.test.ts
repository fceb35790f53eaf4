/** A log written the way a table writes it, then changed in one place. */
import { pack } from '@illuminice/cards';
import {
  type AnyCommand,
  apply,
  clone,
  DEFAULT_OPTIONS,
  decide,
  newGame,
  optionsFor,
  type State,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import {
  closeCeremony,
  commitSeat,
  fairRandom,
  openCeremony,
  quickRandom,
  revealSeat,
  seatCommitmentOf,
  startReveals,
} from '@illuminice/fair-dice';
import type { LogEntry, TableFact } from '@illuminice/table';
import { Chance, calmCommand } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { verifyLog } from '../verify/verify-log.ts';

const SEATS = 3;
const serverSeed = 'c'.repeat(64);
const ceremonyId = 'verify-test';

function ceremonyFacts(): { readonly facts: TableFact[]; readonly mixedSeed: string } {
  const seeds = Array.from({ length: SEATS }, (_, seat) => `${seat + 1}`.padStart(64, 'a'));
  let ceremony = openCeremony({ ceremonyId, seats: [0, 1, 2], serverSeed });
  const { serverCommitment } = ceremony;
  const facts: TableFact[] = [];
  for (const [seat, seed] of seeds.entries()) {
    const commitment = seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed });
    const result = commitSeat(ceremony, seat, commitment);
    if (result.ok) ceremony = result.ceremony;
    facts.push({ type: 'diceCommitted', seat, commitment });
  }
  ceremony = startReveals(ceremony);
  for (const [seat, seed] of seeds.entries()) {
    const result = revealSeat(ceremony, seat, seed);
    if (result.ok) ceremony = result.ceremony;
    facts.push({ type: 'diceRevealed', seat, seed });
  }
  const { record, mixedSeed } = closeCeremony(ceremony, serverSeed);
  return { facts: [...facts, { type: 'diceMixed', record, mixedSeed }], mixedSeed };
}

function writeLog(commands: number): LogEntry[] {
  const { facts: dice, mixedSeed } = ceremonyFacts();
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ name: `seat ${seat}`, kind: 'human' as const }));
  const lines: TableFact[][] = [
    [{ type: 'opened', opening: { seats, options: DEFAULT_OPTIONS }, dice: { ceremonyId, serverSeed } }],
    ...dice.map((fact) => [fact]),
  ];
  const rules = { pack, random: fairRandom(mixedSeed) };
  const chance = new Chance(quickRandom('verify'));
  const state = newGame({ pack, seats: SEATS, options: DEFAULT_OPTIONS });
  for (let count = 0; count < commands && !state.over; count++) {
    const command = count === 0 ? ({ type: 'begin' } as const) : nextCommand(state, chance);
    const decision = decide(rules, state, command);
    if ('refusal' in decision) throw new Error(decision.refusal.need);
    for (const event of decision.events) apply(pack, state, event);
    lines.push([{ type: 'game', command, events: decision.events }]);
  }
  return JSON.parse(JSON.stringify(lines.map((facts, index): LogEntry => ({ seq: index + 1, at: index, facts }))));
}

function nextCommand(state: State, chance: Chance): AnyCommand {
  const seat = chance.oneOf(waitingFor(state));
  const options = optionsFor(pack, state, seat);
  const choice = calmCommand({ pack, seat, options, view: () => viewFor(pack, clone(state), seat), chance });
  return choice ? { ...choice, seat } : { type: 'default', seat };
}

const log = writeLog(120);

/** The log with the first fact that fits changed. */
function tampered(change: (fact: Record<string, unknown>) => boolean): {
  readonly entries: LogEntry[];
  readonly line: number;
} {
  const entries: LogEntry[] = JSON.parse(JSON.stringify(log));
  const line = entries.findIndex(({ facts }) =>
    facts.some((fact) => change(fact as unknown as Record<string, unknown>)),
  );
  return { entries, line: line + 1 };
}

function onEvent(type: string, change: (event: Record<string, unknown>) => void) {
  return (fact: Record<string, unknown>) => {
    const events = (fact.events ?? []) as Record<string, unknown>[];
    const event = events.find((candidate) => candidate.type === type);
    if (event) change(event);
    return event !== undefined;
  };
}

test('[R-24.1] an honest log is verified to its end', () => {
  const verdict = verifyLog(pack, log);
  expect(verdict).toMatchObject({ ok: true, lines: log.length });
  expect(verdict.ok && verdict.draws).toBeGreaterThan(90);
});

test.each([
  ['a die', onEvent('diceRolled', (event) => (event.dice = [6, 6]))],
  ['the order of the deck', onEvent('deckShuffled', (event) => (event.deck as number[]).reverse())],
  ['who plays first', onEvent('rolledForTurn', (event) => (event.next = ((event.next as number) + 1) % SEATS))],
  [
    'an Illuminati card',
    onEvent('illuminatiAssigned', (event) => (event.illuminati = ((event.illuminati as number) + 1) % 8)),
  ],
  ['an income', onEvent('moneyFromBank', (event) => (event.amount = (event.amount as number) + 1))],
  ['a phase', onEvent('phaseEntered', (event) => (event.phase = 'end'))],
])('[R-24.1] %s changed afterwards is caught where it happened', (_, change) => {
  const { entries, line } = tampered(change);
  expect(line).toBeGreaterThan(0);
  expect(verifyLog(pack, entries)).toMatchObject({ ok: false, line, wrong: expect.stringContaining('is false') });
});

test('[R-24.1] a command that was never possible is caught', () => {
  const { entries, line } = tampered((fact) => {
    if (fact.type !== 'game' || !JSON.stringify(fact).includes('"endTurn"')) return false;
    fact.command = { type: 'attack', seat: 0, kind: 'control', attacker: 0, target: 0 };
    return true;
  });
  expect(verifyLog(pack, entries)).toMatchObject({
    ok: false,
    line,
    wrong: expect.stringContaining('the rules refuse'),
  });
});

test('[R-24.1] an event left out or made up, and a line taken away, are caught', () => {
  const without = tampered(
    (fact) =>
      fact.type === 'game' && (fact.events as unknown[]).length > 3 && Boolean((fact.events as unknown[]).pop()),
  );
  expect(verifyLog(pack, without.entries)).toMatchObject({ ok: false, line: without.line });
  const more = tampered(
    (fact) => fact.type === 'game' && Boolean((fact.events as unknown[]).push({ type: 'passed', seat: 0 })),
  );
  expect(verifyLog(pack, more.entries)).toMatchObject({
    ok: false,
    line: more.line,
    wrong: expect.stringContaining('did not happen'),
  });
  expect(verifyLog(pack, log.toSpliced(20, 1))).toMatchObject({ ok: false, line: 21 });
});

test.each([
  [
    "the server's seed",
    (fact: Record<string, unknown>) =>
      fact.type === 'opened' && Boolean(Object.assign(fact.dice as object, { serverSeed: 'd'.repeat(64) })),
  ],
  [
    'a seed a seat sent',
    (fact: Record<string, unknown>) =>
      fact.type === 'diceRevealed' && Boolean(Object.assign(fact, { seed: 'e'.repeat(64) })),
  ],
  [
    'the mixed seed',
    (fact: Record<string, unknown>) =>
      fact.type === 'diceMixed' && Boolean(Object.assign(fact, { mixedSeed: 'f'.repeat(64) })),
  ],
])('[R-24.1] %s exchanged is caught when the dice are mixed', (_, change) => {
  const mixedAt = log.findIndex(({ facts }) => facts.some(({ type }) => type === 'diceMixed')) + 1;
  expect(verifyLog(pack, tampered(change).entries)).toMatchObject({ ok: false, line: mixedAt });
});
