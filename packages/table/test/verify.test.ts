/** A log written the way a table writes it, then changed in one place. */
import { catalogue, pack } from '@illuminice/cards';
import { compilePack, OLDEST_RULES_VERSION, type Pack, RULES_VERSION, type Seat } from '@illuminice/engine';
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/index.ts';
import { verifyLog } from '../src/index.ts';
import { LogWriter, SEATS } from './log-writer.ts';

const log = new LogWriter(pack).playOn(120).entries();

/** The log with the first fact that fits changed. */
function tampered(
  change: (fact: Record<string, unknown>) => boolean,
  honest: readonly LogEntry[] = log,
): { readonly entries: LogEntry[]; readonly entry: number } {
  const entries: LogEntry[] = JSON.parse(JSON.stringify(honest));
  const index = entries.findIndex(({ facts }) =>
    facts.some((fact) => change(fact as unknown as Record<string, unknown>)),
  );
  return { entries, entry: index + 1 };
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
  const verdict = verifyLog(catalogue, log);
  expect(verdict).toMatchObject({ ok: true, entries: log.length });
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
  const { entries, entry } = tampered(change);
  expect(entry).toBeGreaterThan(0);
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: false, entry, wrong: { what: 'eventFalse' } });
});

test('[R-24.1] a command that was never possible is caught', () => {
  const { entries, entry } = tampered((fact) => {
    if (fact.type !== 'game' || !JSON.stringify(fact).includes('"endTurn"')) return false;
    fact.command = { type: 'attack', seat: 0, kind: 'control', attacker: 0, target: 0 };
    return true;
  });
  expect(verifyLog(catalogue, entries)).toMatchObject({
    ok: false,
    entry,
    wrong: { what: 'commandRefused' },
  });
});

test('[R-24.1] an event left out or made up, and an entry taken away, are caught', () => {
  const without = tampered(
    (fact) =>
      fact.type === 'game' && (fact.events as unknown[]).length > 3 && Boolean((fact.events as unknown[]).pop()),
  );
  expect(verifyLog(catalogue, without.entries)).toMatchObject({ ok: false, entry: without.entry });
  const more = tampered(
    (fact) => fact.type === 'game' && Boolean((fact.events as unknown[]).push({ type: 'passed', seat: 0 })),
  );
  expect(verifyLog(catalogue, more.entries)).toMatchObject({
    ok: false,
    entry: more.entry,
    wrong: { what: 'eventMadeUp' },
  });
  expect(verifyLog(catalogue, log.toSpliced(20, 1))).toMatchObject({ ok: false, entry: 21 });
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
  expect(verifyLog(catalogue, tampered(change).entries)).toMatchObject({ ok: false, entry: mixedAt });
});

/** A log in which a move is taken back by an undo and, later, several by the consent of all. */
function logWithRewinds(): LogEntry[] {
  const writer = new LogWriter(pack);
  toActions(writer);
  const { seat } = writer.state.turn;
  const other: Seat = (seat + 1) % SEATS;
  const before = writer.seq;
  writer.play({ type: 'endActions', seat });
  writer.play({ type: 'offer', seat: other, to: seat, give: { money: 1 }, want: {} });
  const { hands, offers, offerSerials, peeks, notices } = writer.state;
  writer.rewind(before, 'undo', { hands, offers, offerSerials, peeks, notices });
  writer.playOn(12);
  writer.rewind(before, 'vote', { offers: [], offerSerials: writer.state.offerSerials, peeks: [] });
  return writer.playOn(30).entries();
}

function toActions(writer: LogWriter): void {
  while (writer.state.phase !== 'actions' || writer.state.questions.length > 0) writer.playOn(1);
}

test('[R-24.1] [R-24.2] a game that went back is followed from where it stood, with the same dice', () => {
  const entries = logWithRewinds();
  expect(entries.flatMap(({ facts }) => facts.filter(({ type }) => type === 'rewound'))).toHaveLength(2);
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: true, entries: entries.length });
});

const rewound = (change: (fact: Record<string, unknown>) => void) => (fact: Record<string, unknown>) => {
  if (fact.type === 'rewound') change(fact);
  return fact.type === 'rewound';
};

test.each([
  [
    'more money',
    rewound(({ game }) => ((game as { money: number[] }).money[0] = 99)),
    { what: 'rewindDiffers', where: expect.stringMatching(/^money\.0/) },
  ],
  [
    'other dice to come',
    rewound(({ game }) => ((game as { counter: number }).counter += 2)),
    { what: 'rewindDiffers', where: expect.stringMatching(/^counter/) },
  ],
  [
    'an offer forgotten',
    rewound(({ game }) => Object.assign(game as object, { offers: [] })),
    { what: 'rewindDiffers', where: expect.stringMatching(/^offers/) },
  ],
  ['another entry', rewound((fact) => (fact.toSeq = 1)), { what: 'rewindToNoGame', entry: 1 }],
])('[R-24.1] a way back to %s is caught', (_, change, wrong) => {
  const { entries, entry } = tampered(change, logWithRewinds());
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: false, entry, wrong });
});

/** The catalogue of a time before three of its cards were printed. */
function olderPack(): Pack {
  const missing = ['comic-books', 'slush-fund', 'network'];
  return compilePack(catalogue, new Set(catalogue.map(({ key }) => key).filter((key) => !missing.includes(key))));
}

test('[R-24.1] a log from before a card was added is played again with the cards of its time', () => {
  const entries = new LogWriter(olderPack()).playOn(60).entries();
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: true, entries: entries.length });
  const silent = tampered((fact) => fact.type === 'opened' && delete fact.rules, entries);
  expect(verifyLog(catalogue, silent.entries)).toMatchObject({ ok: false });
});

test('[R-24.1] a log from before the rules were changed is played again by the rules of its time', () => {
  const entries = new LogWriter(pack, { rulesVersion: OLDEST_RULES_VERSION }).playOn(400).entries();
  expect(JSON.stringify(entries)).toContain('attackDecided');
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: true, entries: entries.length });
  const newer = tampered(
    (fact) => Boolean(fact.type === 'opened' && fact.rules && Object.assign(fact.rules, { version: RULES_VERSION })),
    entries,
  );
  expect(verifyLog(catalogue, newer.entries)).toMatchObject({ ok: false, wrong: { what: 'eventFalse' } });
});

test.each([
  ['rules too old', { version: OLDEST_RULES_VERSION - 1, cards: [] }, { what: 'rulesOfOtherVersion' }],
  ['other rules', { version: RULES_VERSION + 1, cards: [] }, { what: 'rulesOfOtherVersion', known: RULES_VERSION }],
  ['an unknown card', { version: RULES_VERSION, cards: ['atlantis'] }, { what: 'cardUnknown', card: 'atlantis' }],
])('[R-24.1] a game played by %s is not judged by these', (_, rules, wrong) => {
  const { entries } = tampered((fact) => fact.type === 'opened' && Boolean(Object.assign(fact, { rules })));
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: false, entry: 1, wrong });
});
