/** A second reading of the text, written without a look at the engine, judges announcements made up by chance: they must agree. */
import { pack } from '@illuminice/cards';
import { readText, runEntry } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { rollsFrom } from '../geometry/random-trees.ts';
import { groupsIn, grow, type Roll, written } from './hung-cards.ts';
import { type Announcement, type Lasers, refusalOf, sumOf, type Table } from './judged-announcement.ts';
import { ALIGNMENTS, BONUSES, GROUPS, ILLUMINATI, type Kind } from './printed-cards.ts';

const KINDS: readonly Kind[] = ['control', 'neutralize', 'destroy'];
const SPECIALS = ['bribery', 'whispering-campaign', 'slush-fund', 'deep-agent'];
const LASERS = 'orbital-mind-control-lasers';
/** Cards some rule names: they should meet each other often. */
const NAMED = [
  ...Object.keys(BONUSES).filter((card) => GROUPS.has(card)),
  ...Object.values(BONUSES).flatMap((list) => list.flatMap(({ against }) => (Array.isArray(against) ? against : []))),
  ...['gun-lobby', 'survivalists', 'chinese-campaign-donors'],
];

function shuffled<T>(list: readonly T[], roll: Roll): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(roll(rest.length), 1));
}

function tableOf(roll: Roll): Table {
  const [own = '', ...others] = shuffled([...ILLUMINATI.keys()], roll);
  const pool = [...new Set([...shuffled(NAMED, roll).slice(0, 14), ...shuffled([...GROUPS.keys()], roll)])].slice(
    0,
    40,
  );
  const groups = shuffled(pool, roll);
  const deal = (illuminati: string) => grow(illuminati, groups.splice(0, 1 + roll(8)), roll);
  const seats = [deal(own), ...others.slice(0, 1 + roll(3)).map(deal)] as const;
  const cards = [own, ...groupsIn(seats[0])];
  return {
    seats,
    uncontrolled: groups.splice(0, 2 + roll(6)),
    hand: shuffled(SPECIALS, roll).slice(0, roll(4)),
    money: [0, 3, 5, 9][roll(4)] ?? 0,
    taken: Object.fromEntries(cards.filter(() => roll(8) === 0).map((card) => [card, 1])),
    used: ['lasers', 'privilege'].filter(() => roll(5) === 0),
    actionsUsed: [0, 0, 0, 0, 1, 2][roll(6)] ?? 0,
    attackerOnly: roll(5) === 0,
  };
}

/** Mostly something one might do, now and then nonsense in one part or another. */
function wishAt(table: Table, roll: Roll): Announcement {
  const [own, ...others] = table.seats;
  const one = (list: readonly string[]) => list[roll(list.length)] ?? own.illuminati;
  const cards = [own.illuminati, ...groupsIn(own)];
  const foreign = others.flatMap(groupsIn);
  const everything = [...cards, ...foreign, ...table.uncontrolled, ...others.map(({ illuminati }) => illuminati)];
  const kind = KINDS[roll(3)] ?? 'control';
  const target =
    roll(8) === 0 ? one(everything) : one([...foreign, ...table.uncontrolled, ...groupsIn(own).slice(0, 2)]);
  const attacker = roll(12) === 0 ? one(everything) : one(cards.filter((card) => !GROUPS.has(card) || roll(3) > 0));
  const lends = (card: string) => (GROUPS.get(card)?.transferable ?? 1) > 0 && card !== attacker && card !== target;
  const aids = shuffled(roll(5) === 0 ? everything : cards.filter(lends), roll).slice(0, roll(4));
  const powerless = GROUPS.get(target)?.power === 0;
  const whispering = kind === 'destroy' ? powerless !== (roll(5) === 0) : roll(30) === 0;
  const privilege = roll(2) === 0 ? ({ pay: true } as const) : { discard: one([...SPECIALS, ...table.hand]) };
  const aims = own.cards.has(LASERS) ? roll(2) === 0 : roll(20) === 0;
  return {
    kind,
    attacker,
    target,
    aids: roll(25) === 0 && aids[0] ? [...aids, aids[0]] : aids,
    ...(whispering ? { whispering } : {}),
    ...(roll(4) === 0 ? { privilege } : {}),
    ...(aims ? { lasers: lasersAt(one([target, attacker, ...aids, one(everything)]), roll) } : {}),
  };
}

function lasersAt(target: string, roll: Roll): Lasers {
  const printed = GROUPS.get(target)?.alignments ?? [];
  const name = (roll(3) > 0 ? printed[roll(printed.length)] : undefined) ?? ALIGNMENTS[roll(10)] ?? 'Weird';
  const absent = ALIGNMENTS.filter((other) => !printed.includes(other));
  const ways: readonly Lasers[] = [
    { target, remove: name },
    { target, reverse: name },
    { target, add: roll(5) > 0 ? (absent[roll(absent.length)] ?? name) : name },
  ];
  return ways[roll(3)] ?? { target, add: name };
}

function scenarioOf(id: string, table: Table, wish: Announcement): { scenario: unknown; refused: string | undefined } {
  const { seats, uncontrolled, hand, money, taken, used, actionsUsed, attackerOnly } = table;
  const refused = refusalOf(table, wish);
  const announce = { seat: 0, do: { type: 'attack', ...wish } };
  const sum = refused ? undefined : sumOf(table, wish);
  const committed = wish.privilege !== undefined && 'pay' in wish.privilege;
  const scenario = {
    id,
    options: { abilityScope: attackerOnly ? 'attackerOnly' : 'card' },
    given: {
      seats: seats.map((hung, seat) => ({
        illuminati: hung.illuminati,
        structure: written(hung),
        ...(seat === 0 ? { specials: hand, money, participated: taken, used } : {}),
      })),
      uncontrolled,
      turn: { actionsUsed },
    },
    steps: sum
      ? [
          announce,
          {
            expect: {
              'attack.breakdown': { ...sum },
              'attack.privileged': wish.privilege !== undefined,
              'attack.committed': committed,
              'money.0.illuminati': money - (committed ? 5 : 0),
            },
          },
        ]
      : [{ ...announce, refused }],
  };
  return { scenario, refused };
}

/** In blocks, so that no single test is long even where the machine is busy. */
const BLOCKS = [0, 200, 400, 600];

function block(first: number): ReturnType<typeof scenarioOf>[] {
  return Array.from({ length: 200 }, (_, seed) => {
    const roll = rollsFrom(first + seed);
    const table = tableOf(roll);
    return scenarioOf(`seed ${first + seed}`, table, wishAt(table, roll));
  });
}

test.each(BLOCKS)(
  '[R-8.1, R-24.9, Appendix B, Appendix E] a second reading judges announcements as the engine does, from %i on',
  (first) => {
    const scenarios = block(first).map(({ scenario }) => scenario);
    const entries = readText(JSON.stringify({ format: 1, scenarios }), 'second reading');
    expect(entries.flatMap((entry) => runEntry(pack, entry).failures.map((line) => `${entry.id}: ${line}`))).toEqual(
      [],
    );
  },
);

test('[R-24.9] the announcements meet every judgement: about one never met the agreement would be worth nothing', () => {
  const met = new Set(BLOCKS.flatMap((first) => block(first).map(({ refused = 'announced' }) => refused)));
  const codes = 'announced BAD_COMMAND BAD_TIMING CARD_NOT_HELD NO_ACTIONS_LEFT NO_POWER ILLEGAL_TARGET ILLEGAL_AID';
  for (const code of [...codes.split(' '), 'ALREADY_PARTICIPATED', 'IMMUNE', 'NO_OPEN_ARROW', 'INSUFFICIENT_FUNDS'])
    expect(met, code).toContain(code);
});
