/** Random walks through whole turns: after every command the engine must stand where the second reading stands. */
import { pack } from '@illuminice/cards';
import { readText, runEntry } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { rollsFrom } from '../geometry/random-trees.ts';
import { SECRETS } from './attack-model.ts';
import { type Roll, SIDES } from './hung-cards.ts';
import { GROUPS, ILLUMINATI } from './printed-cards.ts';
import { MANIPULATION, SENATE, type Seat, TurnModel } from './turn-model.ts';

const MONEY_CARDS = ['slush-fund', 'swiss-bank-account'];
const SPECIALS = [...MONEY_CARDS, SENATE, MANIPULATION, SECRETS, 'bribery', 'deep-agent', 'assassination'];
/** Cards whose own rules would need a second reading of their own. */
const LEFT_OUT = ['irs', 'post-office', 'orbital-mind-control-lasers'];

function seatOf(illuminati: string, groups: readonly string[], hand: Seat['hand'], roll: Roll): Seat {
  const incomes = [illuminati, ...groups].map(
    (card) => [card, (ILLUMINATI.get(card) ?? GROUPS.get(card))?.income ?? 0] as const,
  );
  return {
    illuminati,
    incomes: new Map(incomes),
    money: new Map(incomes.map(([card]) => [card, [0, 3, 7][roll(3)] ?? 0])),
    hand,
    score: groups.reduce((sum, card) => sum + 1 + (GROUPS.get(card)?.power ?? 0), 0),
    turnsTaken: 0,
  };
}

interface Walk {
  readonly model: TurnModel;
  readonly roll: Roll;
  readonly send: (seat: number | undefined, type: string, words?: Readonly<Record<string, unknown>>) => void;
}

function walk(seed: number, met: Set<string>): unknown {
  const roll = rollsFrom(seed);
  const draw = (from: string[]) => from.splice(roll(from.length), 1)[0] ?? '';
  const illuminati = [...ILLUMINATI.keys()].filter((id) => id !== 'gnomes-of-zurich' && id !== 'ufos');
  const groups = [...GROUPS.keys()].filter((id) => !LEFT_OUT.includes(id) && id !== 'recyclers');
  const hands = Array.from({ length: 2 + roll(3) }, (): Seat['hand'] => []);
  const deck: string[] = [];
  for (const card of SPECIALS) {
    const place = roll(10);
    if (place < 5) hands[roll(hands.length)]?.push({ card, faceUp: roll(3) === 0 });
    else if (place < 9) deck.push(card);
  }
  const seats = hands.map((hand, seat) => {
    const own = Array.from({ length: 1 + roll(3) }, () => draw(groups));
    return seatOf(draw(illuminati), seat === 0 && roll(2) === 0 ? [...own.slice(1), 'recyclers'] : own, hand, roll);
  });
  for (let extra = [0, 2, 6, 10][roll(4)] ?? 0; extra > 0; extra--) deck.splice(roll(deck.length + 1), 0, draw(groups));
  const uncontrolled = Array.from({ length: roll(4) }, () => draw(groups));
  const given = JSON.parse(
    JSON.stringify({
      seats: seats.map((seat) => ({
        illuminati: seat.illuminati,
        money: seat.money.get(seat.illuminati),
        specials: seat.hand,
        structure: [...seat.money.keys()].slice(1).map((group, index) => ({
          group,
          on: SIDES[index],
          money: seat.money.get(group),
        })),
      })),
      deck,
      uncontrolled,
      turn: { phase: 'start' },
    }),
  );
  const model = new TurnModel(seats, deck, uncontrolled, (card) => SPECIALS.includes(card));
  const steps: unknown[] = [{ expect: expected(model) }];
  const send: Walk['send'] = (seat, type, words = {}) => {
    met.add(typeof words.card === 'string' && type === 'play' ? words.card : type);
    steps.push({ ...(seat === undefined ? {} : { seat }), do: { type, ...words } });
  };
  for (let moves = 0; moves < 50 && !model.winners; moves++) {
    if (!anyTime({ model, roll, send }) && !asked({ model, roll, send })) ownTurn({ model, roll, send });
    steps.push({ expect: expected(model) });
  }
  if (model.winners) met.add('an end by score');
  return { id: `seed ${seed}`, options: { basicGoalDelta: 5 }, given, steps };
}

/** Money cards, turning a card up, and the clock. */
function anyTime({ model, roll, send }: Walk): boolean {
  const seat = roll(model.seats.length);
  const { hand } = model.seat(seat);
  const rich = hand.find(({ card }) => MONEY_CARDS.includes(card))?.card;
  const hidden = hand.find(({ faceUp }) => !faceUp);
  const chance = roll(100);
  if (chance < 10 && rich && model.top?.kind !== 'secrets') {
    send(seat, 'play', { card: rich });
    model.play(seat, rich);
  } else if (chance >= 10 && chance < 15 && hidden) {
    send(seat, 'flip', { card: hidden.card });
    model.keepByDefault(seat);
    hidden.faceUp = true;
  } else if (chance >= 15 && chance < 20) {
    send(undefined, 'timeOut');
    if (model.top === undefined) model.enter('end');
    else for (const late of model.waiting) model.answer(late);
  } else return false;
  return true;
}

function asked({ model, roll, send }: Walk): boolean {
  const { top } = model;
  const seat = model.waiting[roll(model.waiting.length)] ?? 0;
  if (top === undefined || (top.kind === 'keep' && roll(2) === 0)) return false;
  if (top.kind === 'keep') {
    const faceUp = roll(2) === 0;
    send(seat, 'keep', { faceUp });
    model.answer(seat, faceUp);
    return true;
  }
  const card = { start: SENATE, secrets: SECRETS, income: MANIPULATION }[top.kind];
  if (model.holds(seat, card) && roll(10) < 6) {
    send(seat, 'play', { card });
    model.play(seat, card);
  } else {
    send(seat, 'decline');
    model.answer(seat);
  }
  return true;
}

/** The current player goes on; a drawn card that is still in question stays face-down. */
function ownTurn({ model, roll, send }: Walk): void {
  const seat = model.current;
  const chance = roll(10);
  const { money, illuminati, incomes } = model.now;
  const goes = (type: string, phase: TurnModel['phase']) => {
    send(seat, type);
    model.keepByDefault(seat);
    if (type === 'pass') model.pay(seat, illuminati, 5);
    model.enter(phase);
  };
  if (model.phase === 'draw') return goes('endActions', 'transfers');
  const group = [...incomes.keys()][1];
  if (model.phase === 'actions') {
    if (!model.recycled && (money.get('recyclers') ?? 0) >= 5 && model.deck.length > 0 && chance < 6) {
      send(seat, 'recycle');
      model.keepByDefault(seat);
      return model.recycle();
    }
    if (!model.passBarred && chance < 4) return goes('pass', 'end');
    return chance < 7 ? goes('endTurn', 'end') : goes('endActions', 'transfers');
  }
  if (model.phase === 'powers') return goes('endTurn', 'end');
  if (group && model.freeTransfers > 0 && (money.get(illuminati) ?? 0) > 0 && chance < 5) {
    send(seat, 'transfer', { from: illuminati, to: group, amount: 1 });
    model.freeTransfers--;
    model.pay(seat, illuminati, -1);
    model.pay(seat, group, 1);
    return;
  }
  goes('endTransfers', illuminati === 'bermuda-triangle' ? 'powers' : 'end');
}

function expected(model: TurnModel): Readonly<Record<string, unknown>> {
  const bySeat = model.seats.flatMap(({ hand, money, turnsTaken, illuminati }, seat): [string, unknown][] => [
    [`hand.${seat}`, hand.map(({ card }) => card)],
    [`turnsTaken.${seat}`, turnsTaken],
    ...[...money].map(([card, amount]): [string, unknown] => [
      `money.${seat}.${card === illuminati ? 'illuminati' : card}`,
      amount,
    ]),
    ...(model.winners ? [] : [[`sees.spectator.hand.${seat}`, shown(hand)] as [string, unknown]]),
  ]);
  const pass = model.phase === 'actions' && model.top === undefined && !model.winners;
  return {
    ...Object.fromEntries(bySeat),
    uncontrolled: [...model.uncontrolled],
    discard: [...model.discard],
    deckCount: model.deck.length,
    waitingFor: model.waiting,
    ...(model.winners ? { winners: model.winners } : { phase: model.phase, 'turn.seat': model.current }),
    ...(pass ? { [`legal.${model.current}.pass`]: !model.passBarred } : {}),
  };
}

function shown(hand: Seat['hand']): string[] {
  return hand.filter(({ faceUp }) => faceUp).map(({ card }) => card);
}

/** In blocks, so that no single test is long even where the machine is busy. */
const BLOCKS = [0, 10, 20, 30];

test.each(BLOCKS)(
  '[R-3, R-4, R-5, R-20, R-24.4, R-24.6] walks through turns stand where a second reading stands, from %i on',
  (first) => {
    const scenarios = Array.from({ length: 10 }, (_, seed) => walk(first + seed, new Set()));
    const entries = readText(JSON.stringify({ format: 1, scenarios }), 'second reading');
    expect(entries.flatMap((entry) => runEntry(pack, entry).failures.map((line) => `${entry.id}: ${line}`))).toEqual(
      [],
    );
  },
);

test('[R-3] the walks send every command there is for them: about one never sent the agreement would be worth nothing', () => {
  const met = new Set<string>();
  for (const first of BLOCKS) for (let seed = 0; seed < 10; seed++) walk(first + seed, met);
  const sent = 'decline keep flip timeOut recycle pass transfer endActions endTransfers endTurn';
  for (const word of [...sent.split(' '), SENATE, MANIPULATION, SECRETS, ...MONEY_CARDS, 'an end by score'])
    expect(met, word).toContain(word);
});
