import { pack } from '@illuminice/cards';
import { DEFAULT_OPTIONS, decide, keysOf, newGame, RULES_VERSION } from '@illuminice/engine';
import {
  closeCeremony,
  commitSeat,
  fairRandom,
  isSignedBy,
  openCeremony,
  publicKeyOf,
  revealSeat,
  startReveals,
} from '@illuminice/fair-dice';
import type { ClientMessageInput, TableInfo } from '@illuminice/protocol';
import { gameFileHeading, type TableFact, textToSign, verifyLog } from '@illuminice/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { verifyGame } from '../../src/around/game-over/verify-game.ts';
import { wrongSentence } from '../../src/around/game-over/wrong-sentence.ts';
import { diceAct } from '../../src/session/online/fair-dice.ts';
import { keepHead, keepReceipt } from '../../src/session/online/own-acts.ts';
import { ownSeed } from '../../src/session/online/own-seed.ts';
import { signedAct } from '../../src/session/online/sign-act.ts';

const ceremonyId = 'evening';
const serverSeed = 'e'.repeat(64);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

type DiceTold = Parameters<typeof diceAct>[0];

const asked = (stage: 'committing' | 'revealing', serverCommitment: string, commitment?: string): DiceTold =>
  ({
    dice: {
      stage,
      ceremonyId,
      serverCommitment,
      parts: [{ seat: 0, stage: stage === 'committing' ? 'asked' : 'committed', commitment }],
    },
    own: { seat: 0 },
  }) as unknown as DiceTold;

/** A game of which this browser has the first seat, as far as its first shuffle. */
function played(): readonly TableFact[][] {
  const opened = openCeremony({ ceremonyId, seats: [0], serverSeed });
  const { serverCommitment } = opened;
  const { commitment = '' } = diceAct(asked('committing', serverCommitment)) as { commitment?: string };
  const { seed = '' } = diceAct(asked('revealing', serverCommitment, commitment)) as { seed?: string };
  const committed = commitSeat(opened, 0, commitment);
  const revealed = committed.ok ? revealSeat(startReveals(committed.ceremony), 0, seed) : committed;
  if (!revealed.ok) throw new Error('the ceremony refused this browser');
  const { record, mixedSeed } = closeCeremony(revealed.ceremony, serverSeed);
  const seats = ['Ana', 'Ben'].map((name, seat) => ({
    name,
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
  }));
  const decision = decide(
    { pack, random: fairRandom(mixedSeed) },
    newGame({ pack, seats: seats.length, options: DEFAULT_OPTIONS }),
    { type: 'begin' },
  );
  if ('refusal' in decision) throw new Error(decision.refusal.values.need);
  const rules = { version: RULES_VERSION, cards: keysOf(pack) };
  return [
    [{ type: 'opened', opening: { seats, options: DEFAULT_OPTIONS }, dice: { ceremonyId, serverSeed }, rules }],
    [{ type: 'diceCommitted', seat: 0, commitment }],
    [{ type: 'diceRevealed', seat: 0, seed }],
    [{ type: 'diceMixed', record, mixedSeed }],
    [{ type: 'game', command: { type: 'begin' }, events: decision.events }],
  ];
}

const fileOf = (lines: readonly TableFact[][]): string =>
  [gameFileHeading('t'), ...lines.map((facts, index) => JSON.stringify({ seq: index + 1, at: index, facts }))].join(
    '\n',
  );

test('[R-2.8] one press plays the log again from the seeds: a true game is fair, and one’s own seed is in it', () => {
  const file = fileOf(played());
  expect(verifyGame(file, 0, verifyLog)).toMatchObject({ ok: true, moves: 1, own: 'mixed' });
  expect(verifyGame(file, undefined, verifyLog)).toMatchObject({ ok: true, own: 'looksOn' });
});

test('[R-2.8] a changed event, an unreadable file and a server that changed its word are told', () => {
  const lines = played();
  const changed = JSON.parse(JSON.stringify(lines)) as { events?: unknown[] }[][];
  changed.at(-1)?.[0]?.events?.pop();
  expect(verifyGame(fileOf(changed as unknown as TableFact[][]), 0)).toMatchObject({ ok: false });
  expect(verifyGame('{"kind":"shopping list"}', 0)).toMatchObject({ ok: false });
  // The whole log is true in itself, but this browser threw its seed on another word of the server.
  const kept = localStorage.getItem(`illuminice.dice.${ceremonyId}`) ?? '';
  localStorage.setItem(`illuminice.dice.${ceremonyId}`, `${kept.split(' ')[0]} ${'0'.repeat(64)}`);
  expect(verifyGame(fileOf(lines), 0, verifyLog)).toMatchObject({
    ok: false,
    wrong: { what: 'serverCommitmentExchanged' },
  });
  // V-4: dice alone are no game; what was cut off is not proven.
  expect(verifyGame(fileOf(lines), 0)).toMatchObject({ ok: false });
});

test('[V-4] dice this browser knows nothing of are not proven', () => {
  const file = fileOf(played());
  localStorage.removeItem(`illuminice.dice.${ceremonyId}`);
  expect(verifyGame(file, 0, verifyLog)).toMatchObject({
    ...{ ok: false, unproven: true },
    wrong: { what: 'ceremonyUnknown' },
  });
});

test('[V-4] a log that is not the one shown here during the game, and a confirmed act that is missing, are told', () => {
  const file = fileOf(played());
  keepHead('t', '1'.repeat(64));
  expect(verifyGame(file, 0, verifyLog)).toMatchObject({ ok: false, wrong: { what: 'headNotInLog' } });
  expect(verifyGame(file, undefined, verifyLog)).toMatchObject({ ok: false, wrong: { what: 'headNotInLog' } });
  const shown = file.replace('"seq":2', `"chain":"${'1'.repeat(64)}","seq":2`);
  expect(verifyGame(shown, 0, verifyLog)).toMatchObject({ ok: true });
  keepReceipt('t', { id: 'page-1', head: '1'.repeat(64) });
  expect(verifyGame(shown, 0, verifyLog)).toMatchObject({ ok: false, wrong: { what: 'ownActMissing' } });
  const whole = shown.replace('"seq":2', '"commandId":"0.page-1","seq":2');
  expect(verifyGame(whole, 0, verifyLog)).toMatchObject({ ok: true, own: 'mixed' });
});

test('[V-18] where the log tells of a backup, what this browser saw after it is not proven rather than false', () => {
  const file = fileOf(played());
  keepHead('t', '1'.repeat(64));
  const again = file.replace('"facts":[', '"facts":[{"type":"diceAgain","dice":{},"why":"restored"},');
  const verdict = { ok: true, entries: 2, commands: 1, events: 1, draws: 1, byServer: [1] } as const;
  expect(verifyGame(again, 0, () => verdict)).toMatchObject({
    ...{ ok: false, unproven: true },
    wrong: { what: 'putBack' },
  });
  localStorage.removeItem('illuminice.seen.t');
  expect(verifyGame(again, 0, () => verdict)).toMatchObject({ ok: true, byServer: 1 });
});

test('[V-4] a seat is named as people count, with the name of who sits there', () => {
  expect(wrongSentence({ what: 'actUnsigned', seat: 0 }, ['Hagbard'])).toBe('it is not signed by seat 1 (Hagbard)');
  expect(wrongSentence({ what: 'actUnsigned', seat: 3 }, [])).toBe('it is not signed by seat 4');
});

test('[V-4] what this browser asks for is signed with the key its seed was made from', () => {
  played();
  const told = {
    dice: { ceremonyId },
    own: { seat: 0 },
    head: '2'.repeat(64),
    seats: [{ name: 'Ana' }, { name: 'Ben' }],
  };
  const { secret = '' } = ownSeed(ceremonyId) ?? {};
  const message = { type: 'promise', id: 'page-2', to: 1, text: ' peace\n' } as const;
  const act = signedAct<ClientMessageInput>(message, told as unknown as TableInfo);
  expect(act).toMatchObject({ type: 'promise', text: 'peace', signed: { after: told.head } });
  const text = textToSign({
    ...{ ceremonyId, names: ['Ana', 'Ben'], seat: 0, id: 'page-2', after: told.head },
    request: { type: 'promise', to: 1, text: 'peace' },
  });
  const { signature = '' } = 'signed' in act ? (act.signed ?? {}) : {};
  expect(isSignedBy(publicKeyOf(secret), { text, signature })).toBe(true);
  expect(isSignedBy(publicKeyOf(secret), { text: `${text} `, signature })).toBe(false);
  // A server of the last release tells no head.
  expect(signedAct(message, { ...told, head: undefined } as unknown as TableInfo)).toEqual(message);
});
