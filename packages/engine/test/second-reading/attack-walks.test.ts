/** Random walks through one attack: after every command the engine must stand where the second reading stands. */
import { pack } from '@illuminice/cards';
import { readText, runEntry } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { rollsFrom } from '../geometry/random-trees.ts';
import { AttackModel, SECRETS } from './attack-model.ts';
import type { Roll } from './hung-cards.ts';
import { GROUPS, ILLUMINATI } from './printed-cards.ts';

const MONEY_CARDS = ['slush-fund', 'swiss-bank-account'];
const CARDS = [
  ...['bribery', 'deep-agent', 'interference', 'interference', 'assassination', 'murphys-law', SECRETS],
  ...['media-campaign', ...MONEY_CARDS],
];

function walk(seed: number, met: Set<string>): unknown {
  const roll = rollsFrom(seed);
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const seats = 2 + roll(3);
  const others = [...ILLUMINATI.keys()].filter((id) => id !== 'bavarian-illuminati');
  const first = roll(2) === 0 ? 'bavarian-illuminati' : one(others);
  const illuminati = [first, ...others.filter((id) => id !== first)].slice(0, seats);
  const hands = illuminati.map((): string[] => []);
  for (const card of CARDS) if (roll(5) > 0) hands[roll(seats)]?.push(card);
  const target = one([...GROUPS.values()].filter(({ power }) => power > 0));
  const money = illuminati.map(() => one([0, 1, 4, 5, 9, 12]));
  const dice: (readonly [number, number])[] = [];
  const bonus = first === 'servants-of-cthulhu' ? 2 : 0;
  const model = new AttackModel({
    hands,
    discard: [],
    money,
    isBavarian: first === 'bavarian-illuminati',
    lead: (ILLUMINATI.get(first)?.power ?? 0) + bonus - target.power,
    rollDice: () => {
      dice.push([1 + roll(6), 1 + roll(6)]);
      return dice.at(-1) ?? [1, 1];
    },
  });
  const steps: unknown[] = [];
  const send = (seat: number, type: string, words: Readonly<Record<string, unknown>> = {}) => {
    met.add(typeof words.card === 'string' ? words.card : type);
    steps.push({ seat, do: { type, ...words } });
  };
  for (let moves = 0; moves < 50; moves++) {
    if (!move(model, { roll, send, attack: { kind: 'destroy', attacker: first, target: target.id } })) break;
    steps.push({ expect: expected(model, first, target.id) });
  }
  return {
    id: `seed ${seed}`,
    given: {
      seats: illuminati.map((id, seat) => ({ illuminati: id, money: money[seat], specials: hands[seat] })),
      uncontrolled: [target.id],
      dice,
    },
    steps,
  };
}

interface Hand {
  readonly roll: Roll;
  readonly send: (seat: number, type: string, words?: Readonly<Record<string, unknown>>) => void;
  readonly attack: Readonly<Record<string, unknown>>;
}

/** One command that is legal now; false when the attack is over. */
function move(model: AttackModel, { roll, send, attack }: Hand): boolean {
  const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const handOf = (seat: number) => model.hands[seat] ?? [];
  const chance = (percent: number) => roll(100) < percent;
  const { top, fight } = model;
  if (top === undefined) {
    if (model.actionsUsed > 0) return false;
    const discard = handOf(0).length > 0 && chance(70) ? { discard: one(handOf(0)) } : undefined;
    const privilege = model.canPay && chance(30) ? ({ pay: true } as const) : discard;
    send(0, 'attack', { ...attack, ...(privilege ? { privilege } : {}) });
    model.announce(privilege);
    return true;
  }
  const seat = top.kind === 'spending' ? one(model.everybody) : one(model.waiting);
  const play = (card: string) => {
    send(seat, 'play', { card });
    model.play(seat, card);
    return true;
  };
  if (top.kind === 'replace') {
    const discard = handOf(seat).length > 0 && chance(40) ? one(handOf(seat)) : undefined;
    const pays = top.what === 'privilege' && model.canPay && chance(50);
    send(seat, 'replace', discard ? { discard } : pays ? { pay: true } : { none: true });
    if (discard && top.what === 'abolish') model.abolish(seat, [discard]);
    else if (discard) model.claim({ discard });
    else if (pays) model.claim({ pay: true });
    else model.leaveUnreplaced();
    return true;
  }
  const fitting = top.kind === 'secrets' ? [SECRETS] : top.kind === 'roll' ? ['assassination', 'murphys-law'] : [];
  const answer = handOf(seat).filter((card) => fitting.includes(card));
  if (answer.length > 0 && chance(60)) return play(one(answer));
  if (top.kind !== 'spending' || fight === undefined) {
    send(seat, 'decline');
    model.answer(seat);
    return true;
  }
  const any = handOf(seat).filter((card) => MONEY_CARDS.includes(card));
  const lifting = handOf(seat).filter((card) => card === 'deep-agent' || card === 'interference');
  if (any.length > 0 && chance(12)) return play(one(any));
  if (seat > 0 && fight.privileged && lifting.length > 0 && chance(20)) return play(one(lifting));
  if (seat > 0 && fight.privileged && handOf(seat).length >= 2 && chance(15)) {
    const from = roll(handOf(seat).length - 1);
    const cards = handOf(seat).slice(from, from + 2);
    send(seat, 'abolish', { discard: cards });
    model.abolish(seat, cards);
  } else if (
    (model.money[seat] ?? 0) > 0 &&
    (seat === 0 || !fight.privileged || fight.allowed.has(seat)) &&
    chance(15)
  ) {
    const amount = 1 + roll(Math.min(4, model.money[seat] ?? 0));
    const against = seat > 0 && chance(50);
    send(seat, 'spend', { from: 'illuminati', amount, ...(seat > 0 ? { side: against ? 'against' : 'for' } : {}) });
    model.spend(seat, amount, against);
  } else if (!fight.committed && chance(5)) {
    send(0, 'callOff');
    model.callOff();
  } else {
    const next = one(model.waiting);
    send(next, 'done');
    model.answer(next);
  }
  return true;
}

function expected(model: AttackModel, attacker: string, target: string): Readonly<Record<string, unknown>> {
  const { fight, top } = model;
  const replacing = top?.kind === 'replace' && top.what === 'privilege';
  const bySeat = model.everybody.flatMap((seat) => [
    [`hand.${seat}`, [...(model.hands[seat] ?? [])]],
    [`money.${seat}.illuminati`, model.money[seat]],
  ]);
  return {
    ...Object.fromEntries(bySeat),
    waitingFor: model.waiting,
    discard: [...model.discard],
    actionsLeft: 2 - model.actionsUsed,
    dead: model.isDead ? [target] : [],
    [`participated.${attacker}`]: model.actionsUsed,
    lastAttack: model.last ?? null,
    ...(fight === undefined
      ? { attack: null, 'legal.0.pass': !model.passBarred }
      : {
          'attack.required': model.required,
          'attack.privileged': fight.privileged,
          'attack.committed': fight.committed,
          'attack.roll': fight.roll ?? null,
          'legal.0.callOff': !fight.committed && (top?.kind === 'spending' || replacing),
        }),
  };
}

/** In blocks, so that no single test is long even where the machine is busy. */
const BLOCKS = [0, 30, 60, 90];

test.each(BLOCKS)(
  '[R-9, R-10, R-15, R-24.4, R-24.6, Appendix A] walks through an attack stand where a second reading stands, from %i on',
  (first) => {
    const scenarios = Array.from({ length: 30 }, (_, seed) => walk(first + seed, new Set()));
    const entries = readText(JSON.stringify({ format: 1, scenarios }), 'second reading');
    expect(entries.flatMap((entry) => runEntry(pack, entry).failures.map((line) => `${entry.id}: ${line}`))).toEqual(
      [],
    );
  },
);

test('[R-9] the walks send every command there is for them: about one never sent the agreement would be worth nothing', () => {
  const met = new Set<string>();
  for (const first of BLOCKS) for (let seed = 0; seed < 30; seed++) walk(first + seed, met);
  const sent = 'attack spend done callOff abolish replace decline deep-agent interference assassination murphys-law';
  for (const word of [...sent.split(' '), SECRETS, ...MONEY_CARDS]) expect(met, word).toContain(word);
});
