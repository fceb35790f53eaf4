/** What the table says beside the game, as each of them reads it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DiceCeremony } from '../../src/screens/setup/dice-ceremony.tsx';
import { IdleNote } from '../../src/screens/table/idle-note.tsx';
import { TableMenuList } from '../../src/screens/table/table-menu-list.tsx';
import { VoteNotes } from '../../src/screens/table/vote-notes.tsx';
import { WaitingPanel } from '../../src/screens/table/waiting-panel.tsx';
import { clocksOf } from '../../src/session/stores/clocks.ts';
import type { TableInfo } from '../../src/session/stores/model.ts';
import { RefusalNote } from '../../src/tabletop/parts/refusal-note.tsx';
import { fetchRules } from '../../src/tabletop/parts/why-refused.ts';
import { drawn, text } from './drawn.ts';
import { evening, seenBy } from './evening.ts';

// Seconds are counted: no real one may pass while a note is drawn.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const seat = (name: string) => ({ name, kind: 'human', present: true, kept: 0, broken: 0 }) as const;
const seats = ['Ana', 'Ben', 'Cleo'].map(seat);
const NOW = 1_000_000;

const infoWith = (rest: Partial<TableInfo>): TableInfo => ({
  ...seenBy(evening(), 'ana').info,
  seats,
  now: NOW,
  ...rest,
});

/** The message came this instant. */
const toldNow = () => clocksOf({ now: NOW }, Date.now());

const note = (me: number | 'spectator', rest: Partial<TableInfo>) =>
  text(drawn(VoteNotes, { info: infoWith(rest), me }, { clocks: toldNow() }));

await fetchRules();

describe('a vote is everybody’s business (REQ-373)', () => {
  const vote = { what: 'reset', by: 0, asked: [0, 1, 2], yes: [0], endsAt: NOW + 42_000 } as const;
  const running = { vote: { ...vote, asked: [...vote.asked], yes: [...vote.yes] } };

  test('[REQ-373] everybody reads who asks, who is still asked and how long; who has answered is not asked again', () => {
    for (const me of [0, 1, 2, 'spectator'] as const) {
      const told = note(me, running);
      const asks = me === 0 ? 'You ask' : 'Ana asks';
      const asked = ['Ben', 'Cleo'].map((name, index) => (me === index + 1 ? 'You' : name)).join(', ');
      expect(told).toContain(`${asks} for a new game. 1 of 3 agree · still asked: ${asked} · 0:42`);
      expect(told.endsWith('Yes No'), String(me)).toBe(me === 1 || me === 2);
    }
  });

  test('[R-22.15] who said no in a vote by majority is counted and not asked again', () => {
    const about = {
      vote: { ...running.vote, what: 'seatBot', by: 1, about: 0, asked: [1, 2], yes: [1], no: [2] },
    } as const;
    const told = note(2, { vote: { ...about.vote, asked: [1, 2], yes: [1], no: [2] } });
    expect(told).toBe('Ben asks that a computer plays for Ana. 1 of 2 agree · 0:42');
  });

  test('[REQ-373] how it ended is told to all while it is news', () => {
    const ended = (end: 'carried' | 'declined' | 'expired' | 'void', ago = 100) =>
      note('spectator', { lastVote: { what: 'takeback', by: 1, end, at: NOW - ago } });
    expect(ended('carried')).toBe('All agreed: the last move of Ben is taken back.');
    expect(ended('declined')).toBe('Voted down: what Ben asked for does not happen.');
    expect(ended('expired')).toBe('Not all answered in time: what Ben asked for does not happen.');
    expect(ended('void')).toContain('can no longer be done');
    expect(ended('carried', 60_000)).toBe('');
  });
});

describe('a refusal in words', () => {
  const refused = (code: string, rule: string, values: { readonly need: string; readonly seconds?: number }) =>
    text(drawn(RefusalNote, {}, { lastRefusal: { ok: false, refusal: { code, rule, values } } }));

  test('[R-24.8] of the table: what, what would be needed, and the rule where there is one', () => {
    expect(refused('NOT_IDLE', 'R-22.15', { need: 'idlePerson', seconds: 90 })).toBe(
      'Nobody has been waiting for that player long enough. Needed: somebody the game has waited for 90 seconds. Why? R-22.15 ×',
    );
    expect(refused('CANNOT_UNDO', 'REQ-373', { need: 'somethingToTakeBack' })).toBe(
      'That cannot be taken back. Needed: something to take back. ×',
    );
  });
});

describe('the menu offers what would be taken', () => {
  const entries = (rest: Partial<TableInfo>) => {
    const seen = seenBy(evening(), 'ben');
    const own = {
      seat: 1,
      mayWait: false,
      waited: false,
      answered: false,
      mayUndo: false,
      standing: [],
      offersEnd: [],
    };
    const info = { ...seen.info, seats, now: NOW, waitingFor: [0], own, ...rest };
    return drawn(TableMenuList, { seen: { ...seen, info }, close: () => undefined }, { clocks: toldNow() })
      .split('<button')
      .map((button) => ({ greyed: button.includes('aria-disabled="true"'), text: text(`<b${button}`) }));
  };
  const entry = (list: ReturnType<typeof entries>, text: string) => list.find((one) => one.text.includes(text));
  const own = { seat: 1, mayWait: false, waited: false, answered: false, mayUndo: false, standing: [], offersEnd: [] };

  test('[REQ-373] what cannot be asked for now is greyed with its reason', () => {
    const before = entries({ own: { ...own, mayAsk: ['reset'] } });
    expect(entry(before, 'take the last move back')).toMatchObject({ greyed: true });
    expect(entry(before, 'take the last move back')?.text).toContain('You have made no move that could be taken back.');
    expect(entry(before, 'Ask all for a new game')).toMatchObject({ greyed: false });
    const after = entries({ own: { ...own, mayAsk: ['takeback', 'turnBack', 'reset'] } });
    expect(entry(after, 'take the last move back')).toMatchObject({ greyed: false });
    const vote = { what: 'reset', by: 0, asked: [0, 1], yes: [0], endsAt: NOW + 1 } as const;
    const running = entries({ vote: { ...vote, asked: [0, 1], yes: [0] } });
    expect(entry(running, 'Ask all for a new game')?.text).toContain('A vote is running');
  });

  test('[R-22.15] a computer for somebody else is offered when they may be voted away, and says when that will be', () => {
    const waited = (idleAt?: number) =>
      entries({ seats: seats.map((one, at) => (at === 0 && idleAt !== undefined ? { ...one, idleAt } : one)) });
    expect(entry(waited(), 'a computer plays for')).toBeUndefined();
    expect(entry(waited(NOW + 34_000), 'a computer plays for Ana possible in 34 s')).toMatchObject({ greyed: true });
    expect(entry(waited(NOW - 1), 'a computer plays for Ana')).toMatchObject({ greyed: false });
  });
});

describe('somebody everybody waits for (R-24.10)', () => {
  const waited = (idleIn: number) => ({
    waitingFor: [0],
    waitingSince: NOW,
    seats: seats.map((one, at) => (at === 0 ? { ...one, idleAt: NOW + idleIn } : one)),
  });
  const idle = (me: number | 'spectator', rest: Partial<TableInfo>, state = { hostedHere: false }) =>
    text(drawn(IdleNote, { info: infoWith(rest), me }, { clocks: toldNow(), ...state }));

  test('[R-24.10] the vote is announced with its countdown and then offered (T-5)', () => {
    expect(idle(1, waited(61_000))).toBe('');
    expect(idle(1, waited(34_000))).toBe(
      'Everybody waits for Ana. You can ask for a computer player in this seat in 0:34 Go on waiting',
    );
    expect(idle(1, waited(0))).toContain('Vote: a computer plays for Ana');
  });

  test('[R-24.10] a note that is opened later counts on and does not begin anew (T-5)', () => {
    const clocks = toldNow();
    vi.advanceTimersByTime(30_000);
    const later = text(drawn(IdleNote, { info: infoWith(waited(34_000)), me: 1 }, { clocks, hostedHere: false }));
    expect(later).toContain('0:04');
  });

  test('[R-24.10] nobody is asked about their own seat, as a spectator, during a vote or at one device', () => {
    expect(idle(0, waited(0))).toBe('');
    expect(idle('spectator', waited(0))).toBe('');
    expect(idle(1, { ...waited(0), vote: { what: 'reset', by: 0, asked: [0], yes: [], endsAt: NOW + 1 } })).toBe('');
    expect(idle(1, waited(0), { hostedHere: true })).toBe('');
  });
});

test('[R-18.9 T-37] a spectator of open cards is told that they see it a round late, and why nothing is shown yet', () => {
  const { dice } = infoWith({});
  const told = text(drawn(DiceCeremony, { info: infoWith({ late: true, dice }) }));
  expect(told).toContain('You watch one round late');
  expect(told).toContain('one full round late; what somebody still holds stays hidden');
  expect(told).not.toContain('sealed');
});

test('[R-18.9 T-37] while others play a spectator reads that they watch, and of open cards that they see them a round late', () => {
  const { me: _, ...seen } = seenBy(evening(), 'ana');
  const waits = (rest: Partial<TableInfo>) =>
    text(drawn(WaitingPanel, { seen: { ...seen, me: undefined, moves: {}, info: infoWith(rest) } }));
  expect(waits({})).toContain('You are watching. Press a player to see the board.');
  expect(waits({})).not.toMatch(/one round ago|open to you|Standing answers/);
  expect(waits({ late: true })).toContain('You see every card, and the table as it stood one round ago.');
  expect(waits({ late: true })).not.toMatch(/open to you|Standing answers/);
});
