/** What letting go of a Group, of money, of a Special means: the press that the click way would make next (T-39). */
import { beforeEach, describe, expect, test } from 'vitest';
import { openNow } from '../../src/actions/all/now.ts';
import type { Carried, Landing, Place } from '../../src/actions/lift/carried.ts';
import { liftOf } from '../../src/actions/lift/lift-of.ts';
import { presentLinks } from '../../src/actions/reorganize/reorganize-draft.ts';
import type { Seen } from '../../src/tabletop/seen/seen.ts';
import { begin, startAfresh, useUi } from '../../src/tabletop/seen/ui-store.ts';
import { card, evening, seenBy, special } from './evening.ts';

const SPECIALS = ['bribery', 'computer-espionage', 'slush-fund', 'deep-agent', 'white-collar-crime'];
const mine = {
  illuminati: 'bermuda-triangle',
  money: 11,
  turnsTaken: 2,
  specials: SPECIALS,
  structure: [
    { group: 'california', on: 'left', money: 5, puppets: [{ group: 'big-media', on: 'bottom', money: 3 }] },
    { group: 'hackers', on: 'top', money: 1 },
  ],
} as const;
const others = {
  ben: { illuminati: 'gnomes-of-zurich', money: 4, structure: [{ group: 'moonies', on: 'left' }] },
  cleo: { illuminati: 'servants-of-cthulhu', structure: [{ group: 'kgb', on: 'left' }] },
} as const;
const table = (change: Parameters<typeof evening>[0] = {}) =>
  seenBy(evening({ seats: { ana: mine, ...others }, ...change }), 'ana');
const seen = table();

const begun = () => useUi.getState().begun;

interface Drop extends Partial<Place> {
  readonly isAll?: boolean;
}

function dropped(where: Seen, carried: Carried, { isAll = false, ...place }: Drop): Landing {
  const lift = liftOf(where, begun(), carried);
  if (!lift) return undefined;
  if ('why' in lift) return lift.why;
  lift.begin({ isAll });
  const open = openNow(where, begun());
  const landing = open && lift.land(open, { isTable: true, ...place });
  if (typeof landing === 'function') landing();
  return landing;
}

beforeEach(() => startAfresh());

describe('a Group', () => {
  const [option] = seen.moves.move?.filter(({ group }) => group === card('california')) ?? [];

  test('[T-39] [R-13.1] on an arrow that takes it: the move is begun with it, and nothing is sent', () => {
    const arrow = option?.arrows[0];
    if (!arrow) throw new Error('no arrow takes it');
    expect(typeof dropped(seen, { group: card('california') }, { arrow })).toBe('function');
    expect(begun()).toEqual({
      what: 'move',
      draft: { group: card('california'), arrow: { host: arrow.host, side: arrow.side } },
    });
  });

  test('[T-39] [R-22.11] on an arrow in use, or below itself, the rules say why; at home and on the felt nothing is said', () => {
    const taken = seen.view.seats[0]?.groups.find((group) => group.card === card('hackers'));
    if (!taken) throw new Error('no such Group');
    const arrow = { host: taken.host, side: taken.side };
    expect(dropped(seen, { group: card('california') }, { arrow })).toMatchObject({
      rule: expect.stringMatching(/^R-/),
    });
    expect(dropped(seen, { group: card('california') }, { card: card('big-media') })).toMatchObject({
      rule: expect.stringMatching(/^R-/),
    });
    expect(dropped(seen, { group: card('california') }, { card: card('california') })).toBeUndefined();
    expect(dropped(seen, { group: card('california') }, {})).toBeUndefined();
  });

  test('[T-39] without an action left it can be lifted and says why; on another turn, or inside an attack, the board is moved', () => {
    expect(dropped(table({ turn: { actionsUsed: 2 } }), { group: card('hackers') }, {})).toMatchObject({
      rule: expect.stringMatching(/^R-6/),
    });
    expect(liftOf(table({ turn: { seat: 'ben' } }), undefined, { group: card('hackers') })).toBeUndefined();
    begin({ what: 'attack', draft: { plan: { kind: 'control', aids: [] } } });
    expect(liftOf(seen, begun(), { group: card('hackers') })).toBeUndefined();
    expect(liftOf(seen, undefined, { group: card('moonies') })).toBeUndefined();
    expect(liftOf(seen, undefined, { group: 0 })).toBeUndefined();
  });

  test('[T-39] [R-16.4] while the structure is hung anew it is taken off with all below it and hung again', () => {
    const powers = table({ turn: { phase: 'powers' } });
    begin({ what: 'reorganize', draft: { links: presentLinks(powers) } });
    const lift = liftOf(powers, begun(), { group: card('hackers') });
    if (!lift || 'why' in lift) throw new Error('it cannot be lifted');
    lift.begin({ isAll: false });
    const open = openNow(powers, begun());
    const arrow = open?.lights?.().arrows?.find(({ host }) => host === card('big-media'));
    if (!open || !arrow) throw new Error('no arrow takes it');
    const landing = lift.land(open, { isTable: true, arrow });
    if (typeof landing === 'function') landing();
    expect(begun()?.draft).toMatchObject({
      links: expect.arrayContaining([{ card: card('hackers'), host: arrow.host, side: arrow.side }]),
    });
  });
});

describe('money', () => {
  test('[T-39] [R-11] on a connected card: how much is still asked, or all of it', () => {
    dropped(seen, { money: 0 }, { card: card('hackers') });
    expect(begun()).toEqual({ what: 'transfer', draft: { from: 0, to: card('hackers'), amount: 1 } });
    dropped(seen, { money: 0 }, { card: card('hackers'), isAll: true });
    expect(begun()?.draft).toEqual({ from: 0, to: card('hackers'), amount: 11 });
  });

  test('[T-39] [R-22.11] on a card farther away, or on a rival, the rules say why; another card with money is not chosen to pay', () => {
    for (const far of ['big-media', 'moonies'])
      expect(dropped(seen, { money: 0 }, { card: card(far) })).toMatchObject({ rule: expect.stringMatching(/^R-/) });
    expect(begun()?.draft).toEqual({ from: 0, amount: 1 });
    expect(dropped(seen, { money: 0 }, { card: 0 })).toBeUndefined();
    expect(liftOf(seen, undefined, { money: 1 })).toBeUndefined();
  });

  test('[T-39] [R-15.16] while all money is placed anew it goes from card to card inside the draft', () => {
    dropped(seen, { special: special('white-collar-crime') }, { card: card('hackers') });
    expect(begun()?.draft).toMatchObject({ treasuries: { [card('hackers')]: 6 } });
    dropped(seen, { money: card('hackers') }, { card: card('california') });
    expect(begun()?.draft).toMatchObject({ treasuries: { [card('hackers')]: 0, [card('california')]: 11 } });
  });
});

describe('a Special', () => {
  test('[T-39] [R-15.5] on an uncontrolled Group it has chosen it; on one that is controlled the rules say why', () => {
    dropped(seen, { special: special('bribery') }, { card: card('loan-sharks') });
    expect(begun()).toEqual({
      what: 'bribe',
      draft: { special: special('bribery'), target: card('loan-sharks') },
    });
    expect(dropped(seen, { special: special('bribery') }, { card: card('moonies') })).toMatchObject({
      rule: expect.stringMatching(/^R-/),
    });
  });

  test('[T-39] [R-15.17] espionage on a player means the hand, on a card its treasury', () => {
    dropped(seen, { special: special('computer-espionage') }, { seat: 1, isTable: false });
    expect(begun()).toEqual({ what: 'spy', draft: { special: special('computer-espionage'), on: { hand: 1 } } });
    dropped(seen, { special: special('computer-espionage') }, { card: 1 });
    expect(begun()?.draft).toEqual({ special: special('computer-espionage'), on: { money: 1 } });
  });

  test('[T-39] [R-22.11] one that names nothing is let go on the table, one that is not for now says why', () => {
    expect(typeof dropped(seen, { special: special('slush-fund') }, {})).toBe('function');
    expect(begun()).toEqual({ what: 'play', draft: { special: special('slush-fund') } });
    expect(dropped(seen, { special: special('slush-fund') }, { isTable: false })).toBeUndefined();
    expect(dropped(seen, { special: special('deep-agent') }, {})).toMatchObject({ rule: 'R-15.6' });
  });
});
