import { chancesOf } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { type EventView, whyNot } from '@illuminice/engine';
import { openReplay, type Replay } from '@illuminice/table';
import { expect, test } from 'vitest';
import { finishedGame } from '../../dev/positions/finished-game.ts';
import { commandText } from '../../src/around/learning/hint/command-text.ts';
import { lackText } from '../../src/around/learning/hint/reason-parts.ts';
import { attacksOf, stoppersOf } from '../../src/around/replay/attacks-of.ts';
import { decisionsOf, isDisputed, judged } from '../../src/around/replay/decisions-of.ts';
import { drawsOf, worthOfDraw } from '../../src/around/replay/draw-worth.ts';
import { peopleIn } from '../../src/around/replay/people-in.ts';
import {
  namedPoints,
  pointOfAttack,
  pointOfDeal,
  pointOfEnd,
  pointOfSpecial,
  spanOf,
  type TurningPoint,
} from '../../src/around/replay/points-of.ts';
import { byStake, luckOf, NOT_REVIEWED, type Review, reviewing, rollsOf } from '../../src/around/replay/review-of.ts';
import { againstTold, neededTold, pointTold, stoppedTold } from '../../src/around/replay/review-sentences.ts';
import { chancesAfter, expectedBefore, settledAfter } from '../../src/around/replay/roll-worth.ts';
import { specialsOf } from '../../src/around/replay/specials-of.ts';
import { readRecord } from '../../src/session/replay/record.ts';

const entries = readRecord(finishedGame({ id: 'evening', people: 1 }))?.entries ?? [];
const opened = openReplay(pack, entries);
if ('unplayable' in opened) throw new Error('this release cannot open its own log');
const evening = opened;
const attacks = attacksOf(evening);
const reviewed = { replay: evening, entries, eyes: 'all' } as const;
/** The decisions come after that, and take seconds. */
const review = [...reviewing({ ...reviewed, isTimeUp: () => true })].at(-1) ?? NOT_REVIEWED;

function firstOf<T, Found>(all: readonly T[], look: (each: T) => Found | undefined): Found | undefined {
  for (const each of all) {
    const found = look(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

test('[R-21.7] everybody’s chance at every turn is a share of all, and at the end the winner has it', () => {
  const { turns } = review;
  expect(turns).toHaveLength(evening.turns.length + 1);
  for (const { chance } of turns) {
    // Rounded to whole per cent, seat by seat.
    expect(Math.abs(chance.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(2);
  }
  const winners = evening.at(evening.moments.length - 1).game?.over?.winners ?? [];
  expect(
    turns
      .at(-1)
      ?.chance.map((chance, seat) => (chance === 100 ? seat : -1))
      .filter((seat) => seat >= 0),
  ).toEqual(winners);
});

test('[R-21.7] a turning point moved somebody by ten points or more; of an attack it is told what it needed', () => {
  const ofAttacks = review.points.flatMap((point) => ('attack' in point ? [point.attack] : []));
  expect(ofAttacks.length).toBeGreaterThan(0);
  for (const { before, after } of review.points) expect(Math.abs(after - before)).toBeGreaterThanOrEqual(10);
  for (const attack of ofAttacks) {
    expect(attacks).toContain(attack);
    expect(attack.succeeded).toBe(attack.roll <= Math.min(10, attack.required));
  }
});

test('[R-21.7] eight turning points are named at most, the largest, in the order of the game', () => {
  expect(review.points.length).toBeGreaterThan(8);
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  const named = namedPoints(review);
  expect(named).toHaveLength(8);
  const places = named.map((point) => spanOf(point).at);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const least = Math.min(...named.map(size));
  for (const point of review.points) if (!named.includes(point)) expect(size(point)).toBeLessThanOrEqual(least);
});

test('[R-21.7] where somebody loses what the attacker wins, the attacker is named', () => {
  const [attack] = attacks;
  if (!attack) throw new Error('nobody attacked');
  const chances = { was: [0.6, 0.4], expected: [0.5, 0.5], after: [0.4, 0.6] };
  expect(pointOfAttack({ ...attack, seat: 1 }, chances)).toMatchObject({
    by: 'attack',
    seat: 1,
    before: 40,
    after: 60,
  });
  expect(pointOfAttack({ ...attack, seat: 0 }, chances)).toMatchObject({
    by: 'attack',
    seat: 0,
    before: 60,
    after: 40,
  });
});

/** The same evening, in which nobody is told of these. */
const without = (...types: readonly EventView['type'][]): Replay => ({
  ...{ pack: evening.pack, isOver: true, moments: evening.moments, turns: evening.turns },
  at: (moment) => evening.at(moment),
  viewAt: (moment, viewer) => evening.viewAt(moment, viewer),
  infoAt: (moment, viewer) => evening.infoAt(moment, viewer),
  toldAt: (moment, viewer) => evening.toldAt(moment, viewer),
  eventAt: (moment, viewer) => {
    const event = evening.eventAt(moment, viewer);
    return event && types.includes(event.type) ? undefined : event;
  },
});

test('[R-21.4] a game that is won without a roll has its end among the turning points, from what was done last; one the last roll decided has not', () => {
  const last = evening.moments.length - 1;
  const [winner = -1] = evening.at(last).game?.over?.winners ?? [];
  const { turn, first } = evening.turns.at(-1) ?? {};
  const endOf = (replay: Replay) => pointOfEnd({ ...reviewed, replay });
  const quiet = without('attackDecided', 'specialUsed');
  const end = { by: 'end', turn, at: last, seat: winner, winners: [winner], after: 100, isByScore: false };
  expect(endOf(quiet)).toMatchObject({ ...end, from: first });
  const bribed = settledAfter(evening, specialsOf(evening).at(-1)?.at ?? last);
  expect(endOf(without('attackDecided'))).toMatchObject({ ...end, from: bribed });
  expect(pointOfEnd(reviewed)).toBeUndefined();

  const byScore = (played: Replay): Replay => ({
    ...played,
    at: (moment) => {
      const state = evening.at(moment);
      const over = state.game?.over && {
        ...state.game.over,
        goals: state.game.over.goals.map(() => ['score' as const]),
      };
      return state.game && over ? { ...state, game: { ...state.game, over } } : state;
    },
  });
  const view = evening.viewAt(last, 'all');
  const seen = { pack, view, moves: {}, me: undefined, info: evening.infoAt(last, 'all') };
  const point = endOf(byScore(quiet));
  expect(point && pointTold(seen, point).title).toBe('Hagbard wins with the highest score');
  const together = point?.by === 'end' ? pointTold(seen, { ...point, winners: [0, 2] }).title : undefined;
  expect(together).toBe('Hagbard and Borges win with the highest score');
  // What is captured in the last turn of such a game wins nothing by itself.
  expect(attacks.at(-1)).toMatchObject({ turn, seat: winner, succeeded: true });
  expect(endOf(byScore(without()))).toMatchObject({ by: 'end', isByScore: true, seat: winner, after: 100 });
});

const shares = (moment: number): readonly number[] =>
  chancesOf(pack, evening.viewAt(moment, 'all')).map((share) => Math.round(100 * share));

test('[R-14.4] a deal is a turning point by what it changed between the line before it and the answer to the last question it led to', () => {
  const before = (moment: number): number =>
    evening.moments.findLastIndex(({ seq }) => seq < (evening.moments[moment]?.seq ?? 0));
  const moved = (moment: number): number => Math.abs((shares(moment)[0] ?? 0) - (shares(before(moment))[0] ?? 0));
  const at = evening.moments.findIndex(
    ({ isWhole, turn }, moment) =>
      isWhole && turn > 0 && settledAfter(evening, moment) === moment && moved(moment) > 14,
  );
  const from = before(at);
  const offer = { from: 0, to: 1, give: {}, want: {} };
  const deal = { at, turn: evening.moments[at]?.turn ?? 0, offer, withPromise: [] };
  expect(pointOfDeal(reviewed, deal)).toEqual({
    ...{ by: 'deal', deal, from, seat: 0 },
    ...{ before: shares(from)[0], after: shares(at)[0] },
  });
  expect(pointOfDeal(reviewed, { ...deal, at: evening.turns[0]?.first ?? 0 })).toBeUndefined();
});

test('[R-15.3] a Special that is played beside the attacks is a turning point like them; what is played in one is part of it', () => {
  const specials = specialsOf(evening);
  expect(specials.map(({ special }) => pack.specials[special]?.key)).toEqual(['market-manipulation', 'bribery']);
  const spans = attacks.map(({ from, at }) => ({ from, to: settledAfter(evening, at) ?? at }));
  for (const { at } of specials) expect(spans.some(({ from, to }) => at > from && at <= to)).toBe(false);
  // The one before the last captured the Group that all but won.
  const [market, bribery] = specials;
  if (!market || !bribery) throw new Error('two Specials were played');
  const { seat, turn, at } = bribery;
  const after = shares(settledAfter(evening, at) ?? at)[seat];
  const point = { by: 'special', special: bribery, from: at - 1, seat, before: shares(at - 1)[seat], after };
  expect(pointOfSpecial(reviewed, bribery)).toEqual(point);
  expect(namedPoints(review)).toContainEqual(point);
  expect(pointOfSpecial(reviewed, market)).toBeUndefined();
  expect(evening.moments[at]?.turn).toBe(turn);
});

test('[R-10.1] before the dice fall both outcomes count by their chance: luck of all seats adds up to nothing', () => {
  const weighed = attacks.flatMap((attack) => {
    const after = chancesAfter(reviewed, attack);
    const before = after && expectedBefore(reviewed, attack, after);
    return before ? [{ attack, before, after }] : [];
  });
  expect(weighed.length).toBeGreaterThan(attacks.length / 2);
  for (const { before, after } of weighed)
    for (const shares of [before, after]) expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  // A Group taken on the way to a goal helps whoever takes it, whatever it was taken at.
  const helped = weighed.filter(({ attack: { kind, seat, succeeded }, before, after }) => {
    const gained = (after[seat] ?? 0) - (before[seat] ?? 0);
    return kind === 'control' && (succeeded ? gained >= 0 : gained <= 0);
  });
  expect(helped.length / weighed.filter(({ attack }) => attack.kind === 'control').length).toBeGreaterThan(0.8);
  expect(review.luck.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
});

test('[R-10.1] what the dice alone took or gave is a turning point where it is more than the attack as a whole moved', () => {
  const inPercent = (shares: readonly number[]): readonly number[] => shares.map((share) => Math.round(100 * share));
  const swing = (from: readonly number[], to: readonly number[]): number =>
    Math.max(...inPercent(to).map((share, seat) => Math.abs(share - (inPercent(from)[seat] ?? 0))));
  const byDice = attacks.filter((attack) => {
    const after = chancesAfter(reviewed, attack);
    const expected = after && expectedBefore(reviewed, attack, after);
    if (!after || !expected) return false;
    const whole = swing(chancesOf(pack, evening.viewAt(attack.from, 'all')), after);
    return swing(expected, after) >= 10 && swing(expected, after) > whole;
  });
  expect(review.points.flatMap((point) => (point.by === 'dice' ? [point.attack] : []))).toEqual(byDice);
});

test('[R-5.3] what a drawn card gave is what it was worth beside the others of the deck, and adds up to nothing', () => {
  const draws = drawsOf(evening, entries);
  expect(draws.length).toBeGreaterThan(evening.turns.length / 2);
  for (const drawn of draws) {
    const each = worthOfDraw(reviewed, drawn) ?? [];
    expect(each).toHaveLength(4);
    expect(each.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0);
  }
});

const STOPPED = [
  { title: 'alone', paid: [2, 5], roll: 8, required: 4, by: [2] },
  { title: 'each of two', paid: [4, 5], roll: 8, required: 4, by: [1, 2] },
  { title: 'only together', paid: [2, 3], roll: 8, required: 4, by: [1, 2] },
  { title: 'not even together', paid: [1, 2], roll: 8, required: 4, by: [] },
  { title: 'an 11 fails by itself', paid: [9, 9], roll: 11, required: 4, by: [] },
];
for (const { title, paid, roll, required, by } of STOPPED)
  test(`[R-9.8] whoever is said to have stopped an attack paid what it lacked: ${title}`, () => {
    const payments = [
      { seat: 0, card: 0, amount: 9, on: 'attackerIlluminati' as const },
      { seat: 3, card: 3, amount: 9, on: 'defenderIlluminati' as const },
      ...paid.map((amount, index) => ({ seat: index + 1, card: index + 1, amount, on: 'interfereAgainst' as const })),
    ];
    const record = { attacker: 0, aids: [], lines: [], dice: [1, roll - 1] as const, payments };
    expect(stoppersOf({ roll, required, record }).map(({ seat }) => seat)).toEqual(by);
  });

test('[R-15.3] whoever made another roll of one that would have been enough stopped it, with the Special they played; the dice are counted as they fell', () => {
  const record = { attacker: 0, aids: [], lines: [], dice: [1, 5] as const, payments: [] };
  const murphy = { seat: 1, special: pack.specialNumbers.get('murphys-law') ?? -1 };
  expect(stoppersOf({ roll: 12, required: 11, record }, { ...murphy, thrown: 6 })).toEqual([murphy]);
  expect(stoppersOf({ roll: 12, required: 4, record }, { ...murphy, thrown: 6 })).toEqual([]);
  const [attack] = attacks;
  if (!attack) throw new Error('nobody attacked');
  const stopped = { ...attack, roll: 12, thrown: 6, required: 11, succeeded: false, stoppedBy: [murphy] };
  const last = evening.moments.length - 1;
  const seen = { pack, view: evening.viewAt(last, 'all'), moves: {}, me: undefined, info: evening.infoAt(last, 'all') };
  const { title, note } = stoppedTold(seen, stopped);
  expect(title).toMatch(/^Ada stopped /);
  expect(note).toBe(`turn ${attack.turn}: Murphy's Law made 12 of 6; 10 or less was needed`);
  expect(againstTold(seen, murphy)).toBe(" · Ada: Murphy's Law");
  const counts = rollsOf([stopped]).map(({ count }) => count);
  expect(counts).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
});

test('[R-9.8] nobody is told to have needed a roll that two dice never show', () => {
  const [stopped] = attacks.filter(({ stoppedBy }) => stoppedBy.length > 0);
  if (!stopped) throw new Error('nobody stopped anybody in this game');
  const view = evening.viewAt(evening.moments.length - 1, 'all');
  const seen = { pack, view, moves: {}, me: undefined, info: evening.infoAt(evening.moments.length - 1, 'all') };
  const notes = [-8, 1, 2, 6].map((required) => stoppedTold(seen, { ...stopped, required }).note);
  expect(notes.map((note) => /no roll would have been low enough$/.test(note))).toEqual([true, true, false, false]);
  expect(notes[3]).toMatch(/was rolled, 6 or less was needed$/);
  expect([neededTold({ required: 0 }), neededTold({ required: 13 })]).toEqual([
    'no roll was low enough',
    'needed 10 or less',
  ]);
});

test('[B-1] only people are judged; whoever ends their actions instead of a good attack is told which, and what it cost', () => {
  const decided = decisionsOf(reviewed);
  expect(new Set(decided.map(({ seat }) => seat))).toEqual(new Set([0]));
  // Not every turn has a good one; the last ones of a game mostly have.
  const found = firstOf(attacks.toReversed(), ({ seat, from, turn }) =>
    judged(reviewed, { seat, at: from, turn, taken: { type: 'endActions' } }),
  );
  if (!found) throw new Error('no attack of the game was worth anything');
  expect(found.better.type).toBe('attack');
  expect(whyNot(pack, evening.viewAt(found.at, found.seat), found.better)).toBeUndefined();
  expect(found.loss).toBeGreaterThanOrEqual(3);
});

test('[R-24.10] what a computer player did in the place of somebody who was away is not judged as theirs', () => {
  const taken = decisionsOf(reviewed);
  const [first, ...others] = taken;
  if (!first || others.length === 0) throw new Error('somebody decides all evening');
  const seq = (evening.moments[first.at]?.seq ?? 0) + 1;
  const away = entries.map((entry) =>
    entry.seq === seq
      ? { ...entry, facts: [...entry.facts, { type: 'botSeated' as const, seat: first.seat, why: 'left' as const }] }
      : entry,
  );
  const replay = openReplay(pack, away);
  if ('unplayable' in replay) throw new Error('this release cannot open its own log');
  expect(decisionsOf({ replay, entries: away })).toEqual([first]);
  expect(peopleIn(replay)).toEqual([first.seat]);
});

test('[R-21.7] when the time is up all but decisions are there, and it says how many of those were weighed', () => {
  const taken = decisionsOf(reviewed).length;
  const settled = taken - decisionsOf(reviewed).filter((each) => isDisputed(reviewed, each)).length;
  expect(review).toMatchObject({ taken, weighed: settled, decisions: [], done: review.all });
  expect(settled).toBeGreaterThan(0);
  expect(review.draws.some((points) => points !== 0)).toBe(true);
  let part = NOT_REVIEWED;
  for (const found of reviewing({ ...reviewed, isTimeUp: () => part.weighed >= settled + 2 })) part = found;
  expect(part).toMatchObject({ taken, done: part.all, luck: review.luck, draws: review.draws });
  expect(part.weighed).toBe(settled + 2);
});

test('[R-21.7] a review that was broken off goes on where it was, and comes to what it would have come to at once', () => {
  const upTo = (more: number, begun?: Review): Review => {
    let part = begun ?? NOT_REVIEWED;
    const most = (begun ?? review).weighed + more;
    for (const found of reviewing({ ...reviewed, isTimeUp: () => part.weighed >= most }, begun)) part = found;
    return part;
  };
  expect(upTo(1, upTo(1))).toEqual(upTo(2));
});

test('[R-21.7] decisions of the turns that moved whoever took them most are weighed first', () => {
  const { turns } = review;
  const moved = (turn: number, seat: number): number => {
    const index = turns.findIndex((each) => each.turn === turn);
    return Math.abs((turns[index + 1]?.chance[seat] ?? 0) - (turns[index]?.chance[seat] ?? 0));
  };
  const stakes = byStake(decisionsOf(reviewed), turns).map(({ turn, seat }) => moved(turn, seat));
  expect(stakes).toEqual(stakes.toSorted((one, other) => other - one));
  expect(new Set(stakes).size).toBeGreaterThan(3);
});

test('[R-9.16] luck is what was won less what the chances came to; every roll is counted once', () => {
  const luck = luckOf(attacks, 4);
  expect(luck.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(attacks.length);
  expect(luck.reduce((sum, { won }) => sum + won, 0)).toBe(attacks.filter(({ succeeded }) => succeeded).length);
  for (const { rolled, expected } of luck) expect(expected).toBeLessThanOrEqual(rolled);
  const rolls = rollsOf(attacks);
  expect(rolls.map(({ roll }) => roll)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rolls.reduce((sum, { count }) => sum + count, 0)).toBe(attacks.length);
  expect(rolls.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(attacks.length);
});

test('[R-9.8] a payment into somebody else’s attack says for which side it is, one into one’s own needs no side', () => {
  const view = evening.viewAt(evening.moments.length - 1, 0);
  const info = evening.infoAt(evening.moments.length - 1, 0);
  const told = (side?: 'for' | 'against'): string =>
    commandText(
      { pack, view, moves: {}, me: 0, info },
      { type: 'spend', from: 0, amount: 3, ...(side ? { side } : {}) },
    );
  const [own, help, harm] = [told(), told('for'), told('against')];
  expect(own).toMatch(/^Spend 3 MB of [^.]+\.$/);
  expect(help).toBe(own.replace(/\.$/, ' for the attack.'));
  expect(harm).toBe(own.replace(/\.$/, ' against the attack.'));
});

test('[R-21.4] what is missing for a goal of destruction are Groups, one or several', () => {
  const lack = (count: number): string => lackText({ isGuess: false, missing: { what: 'destroyed', count } });
  expect([lack(1), lack(6)]).toEqual(['1 destroyed Group', '6 destroyed Groups']);
});
