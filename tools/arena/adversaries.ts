/** Players of one trick, each an Expert otherwise: nobody should win by one of these (B-1, B-5). Only the arena knows them. */
import type { MindDecision, PromiseTerm, Style } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import { groupsOf, type Seat, type SeatMoves, type SpecialNo, type View } from '@illuminice/engine';
import { valueTrade } from '../../packages/bots/src/bargain/value-trade.ts';
import { PLAIN_STYLE } from '../../packages/bots/src/minds/thinking-mind.ts';
import { sceneOf, shareOf } from '../../packages/bots/src/scene/scene.ts';
import { KEEN, SAVING } from '../../packages/bots/src/scene/weights.ts';
import type { Skill } from '../../packages/bots/src/thought/skill.ts';

export type Trick = Pick<MindDecision, 'command' | 'promise' | 'proposes' | 'answers'>;

export interface Asked {
  readonly view: View;
  readonly moves: SeatMoves;
  readonly me: Seat;
  /** What Expert would do. */
  readonly expert: Trick;
  /** True so many times in a turn for the same note. */
  readonly again: (note: string, most?: number) => boolean;
}

export interface Adversary {
  /** Instead of what Expert would do; undefined = that. */
  readonly asked?: (asked: Asked) => Trick | undefined;
  /** In the actions of somebody else's turn, while nobody asks. */
  readonly unasked?: (asked: Omit<Asked, 'expert'>) => Trick | undefined;
  /** Another style than anybody at a table has. */
  readonly style?: Partial<Style>;
  readonly skill?: Partial<Skill>;
  /** Knows of no promise, its own included. */
  readonly faithless?: true;
  /** Says yes to every proposal. */
  readonly agrees?: true;
}

/** MB that are asked for at once: as much as a bot ever paid for peace. */
const DEMAND = 3;

export const ADVERSARIES = {
  /** Protection money, with and without a word for it. */
  protection: { asked: (asked) => demand(asked, { times: 8 }) },
  protectionOnce: { asked: (asked) => demand(asked, { times: 1 }) },
  racket: { asked: (asked) => demand(asked, { times: 8, promises: true }) },
  /** Sells peace and pays against the same attack all the same. */
  peaceBreaker: { asked: (asked) => demand(asked, { times: 1, promises: true }) ?? opposition(asked) },
  insulter: { asked: (asked) => lowOffer(asked, { money: 1, times: 1 }) },
  repeater: { asked: (asked) => lowOffer(asked, { money: 4, times: 6 }) },
  /** Trades in the turns of others, where the action is theirs, by their own formula. */
  trader: { unasked: tradeInTheirTurn },
  taker: { unasked: (asked) => beg(asked, asked.view.turn.seat) },
  refuser: {
    asked: ({ view, me }) => {
      const offer = view.offers.find(({ to }) => to === me);
      return offer && { command: { type: 'reject', from: offer.from, serial: offer.serial } };
    },
  },
  hoarder: {
    asked: ({ view, me, expert }) =>
      view.turn.seat === me && expert.command.type === 'spend' ? { command: { type: 'done' } } : undefined,
  },
  hider: {
    asked: ({ view, moves, me, again }) => {
      const way = moves.transfer?.find(({ from, to }) => from === me && to.length > 0);
      const [to] = way?.to ?? [];
      if (!way || to === undefined || view.phase !== 'transfers' || !again('hide')) return undefined;
      return { command: { type: 'transfer', from: me, to, amount: way.max } };
    },
  },
  passer: { asked: ({ moves }) => (moves.pass ? { command: { type: 'pass' } } : undefined) },
  freeRider: {
    asked: ({ view, me, expert }) =>
      expert.command.type === 'spend' && view.turn.seat !== me && view.attack?.defender !== me
        ? { command: { type: 'done' } }
        : undefined,
  },
  /** Pays whatever is asked for peace. */
  payer: {
    asked: ({ view, moves, me }) => {
      const offer = view.offers.find(
        ({ to, want }) => to === me && !want.groups?.length && (want.money ?? 0) <= DEMAND,
      );
      const possible =
        offer && moves.accept?.some(({ from, serial }) => from === offer.from && serial === offer.serial);
      return offer && possible ? { command: { type: 'accept', from: offer.from, serial: offer.serial } } : undefined;
    },
  },
  /** Answers every offer with the same and more money on top. */
  haggler: {
    asked: ({ view, moves, me, again }) => {
      const offer = view.offers.find(({ to }) => to === me);
      const open = moves.counter?.some(({ from, serial }) => from === offer?.from && serial === offer.serial);
      if (!offer || !open || !again(`haggle ${offer.from}`, 4)) return undefined;
      const want = { ...offer.give, money: (offer.give.money ?? 0) + DEMAND };
      return { command: { type: 'counter', from: offer.from, serial: offer.serial, give: offer.want, want } };
    },
  },
  /** Sells its cheapest Special, dear, to everybody in turn. */
  seller: {
    asked: ({ view, moves, me, again }) => {
      const special = moves.offer?.specials[0];
      const to = moves.offer?.to.find((seat) => again(`sell ${seat}`));
      if (special === undefined || to === undefined || !isOwnAction(view, me)) return undefined;
      return { command: { type: 'offer', to, give: { specials: [special] }, want: { money: 8 } } };
    },
  },
  /** Offers everybody the least they would take for every Special they may hold, in each turn of its own, and saves them all. */
  buyer: { asked: buyEverything, skill: { weights: SAVING } },
  /** Never negotiates: what bargaining is worth is measured against it. */
  silent: { skill: { bargains: false } },
  /** Proposes peace to whoever moves, in every turn, and knows of none afterwards. */
  falsePeace: {
    faithless: true,
    unasked: (asked) => toMover(asked, { own: { kind: 'peace', turns: 2 }, theirs: { kind: 'peace', turns: 2 } }),
  },
  blackmailer: {
    unasked: (asked) =>
      toMover(asked, {
        own: { kind: 'attack', seat: asked.view.turn.seat },
        theirs: { kind: 'pay', amount: 3 },
        unless: true,
      }),
  },
  /** The same, and never does what it threatens. */
  bluffer: {
    faithless: true,
    unasked: (asked) =>
      toMover(asked, {
        own: { kind: 'attack', seat: asked.view.turn.seat },
        theirs: { kind: 'pay', amount: 2 },
        unless: true,
      }),
  },
  /** Calls everybody to arms against the richest, pays nothing itself, and breaks what it agreed to. */
  callToArms: { faithless: true, unasked: callToArms },
  /** Much for little, and nothing is paid. */
  swindler: {
    faithless: true,
    unasked: (asked) => toMover(asked, { own: { kind: 'pay', amount: 9 }, theirs: { kind: 'pay', amount: 3 } }),
  },
  /** Staying out, a Special it may not have, no privilege: words for money, to everybody in turn. */
  wordSeller: { unasked: (asked) => toMover(asked, { own: { kind: 'stayOut' }, theirs: { kind: 'pay', amount: 1 } }) },
  cardSeller: {
    unasked: (asked) =>
      toMover(asked, { own: { kind: 'keepSpecial', special: 0, turns: 3 }, theirs: { kind: 'pay', amount: 1 } }),
  },
  /** Agrees to everything and keeps nothing. */
  yesMan: { faithless: true, agrees: true },
  /** Wants everybody to leave it the strongest Group of the table, for nothing but peace it does not keep. */
  claimant: { faithless: true, unasked: claim },
  warlord: { style: { aggression: 3 } },
  meddler: { style: { meddling: 4 } },
  miser: { style: { thrift: 3 } },
} as const satisfies Readonly<Record<string, Adversary>>;

export type AdversaryName = keyof typeof ADVERSARIES;
export const ADVERSARY_NAMES = Object.keys(ADVERSARIES) as AdversaryName[];

function isOwnAction(view: View, me: Seat): boolean {
  return view.turn.seat === me && view.phase === 'actions' && view.questions.length === 0;
}

function isTheirAttack(view: View, me: Seat): boolean {
  return view.attack?.stage === 'spending' && view.turn.seat !== me && view.attack.defender !== me;
}

function demand(
  { view, moves, me, again }: Asked,
  { times, promises = false }: { readonly times: number; readonly promises?: boolean },
): Trick | undefined {
  const to = view.turn.seat;
  if (!isTheirAttack(view, me) || !moves.offer?.to.includes(to) || !again(`demand ${view.attack?.target}`, times))
    return undefined;
  return {
    command: { type: 'offer', to, give: {}, want: { money: DEMAND } },
    ...(promises ? { promise: { kind: 'stayOut' as const } } : {}),
  };
}

function opposition({ view, moves, me, again }: Asked): Trick | undefined {
  const max = moves.spend?.find(({ from }) => from === me)?.max ?? 0;
  if (!isTheirAttack(view, me) || max === 0 || !again(`oppose ${view.attack?.target}`)) return undefined;
  return { command: { type: 'spend', from: me, amount: Math.min(max, DEMAND), side: 'against' } };
}

/** A proposal to whoever moves, once a turn. */
function toMover(
  { view, me, again }: Omit<Asked, 'expert'>,
  { own, theirs, unless }: { readonly own: PromiseTerm; readonly theirs: PromiseTerm; readonly unless?: true },
): Trick | undefined {
  const to = view.turn.seat;
  if (!again(`words ${to}`)) return undefined;
  const terms = [
    { by: me, promise: own },
    { by: to, promise: theirs },
  ];
  return { command: { type: 'default' }, proposes: { to: [to], terms, ...(unless ? { unless } : {}) } };
}

function callToArms({ view, me, again }: Omit<Asked, 'expert'>): Trick | undefined {
  const rivals = view.seats.flatMap(({ status }, seat) => (seat !== me && status === 0 ? [seat] : []));
  const wealth = (seat: Seat) => Number(view.seats[seat]?.money) || 0;
  const [richest, ...others] = rivals.toSorted((one, other) => wealth(other) - wealth(one));
  if (richest === undefined || others.length === 0 || !again('arms')) return undefined;
  const terms = others.map((by) => ({ by, promise: { kind: 'oppose', seat: richest, amount: 4 } as const }));
  return { command: { type: 'default' }, proposes: { to: others, terms, enough: 1 } };
}

function claim(asked: Omit<Asked, 'expert'>): Trick | undefined {
  const [group] = asked.view.uncontrolled.toSorted((one, other) => (pack.power[other] ?? 0) - (pack.power[one] ?? 0));
  return group === undefined
    ? undefined
    : toMover(asked, { own: { kind: 'peace', turns: 1 }, theirs: { kind: 'leave', group, turns: 2 } });
}

function beg({ moves, again }: Omit<Asked, 'expert'>, to: Seat): Trick | undefined {
  if (!moves.offer?.to.includes(to) || !again(`beg ${to}`)) return undefined;
  return { command: { type: 'offer', to, give: {}, want: { money: 5 } } };
}

function lowOffer(
  { view, moves, me, again }: Asked,
  { money, times }: { readonly money: number; readonly times: number },
): Trick | undefined {
  if (!isOwnAction(view, me) || (moves.offer?.money ?? 0) < money) return undefined;
  for (const to of moves.offer?.groupsWith ?? []) {
    const group = view.seats[to]?.groups.at(-1)?.card;
    if (group !== undefined && again(`low ${to}`, times))
      return { command: { type: 'offer', to, give: { money }, want: { groups: [group] } } };
  }
  return undefined;
}

/** The exchange that helps us most of all they would take. */
function tradeInTheirTurn({ view, moves, me, again }: Omit<Asked, 'expert'>): Trick | undefined {
  const to = view.turn.seat;
  if (!moves.offer?.groupsWith.includes(to) || !again('trade', 2)) return undefined;
  const scene = sceneOf({ pack, view, weights: KEEN, style: PLAIN_STYLE });
  const margin = (0.006 + 0.02 * shareOf(scene, me)) * scene.grain;
  let best: { readonly trick: Trick; readonly gain: number } | undefined;
  const consider = (give: TradeSide, want: TradeSide) => {
    const { ours, theirs } = valueTrade(scene, { other: to, gets: want, gives: give });
    if (theirs > margin && ours > (best?.gain ?? 0.005))
      best = { trick: { command: { type: 'offer', to, give, want } }, gain: ours };
  };
  const purse = moves.offer.money;
  const theirPurse = scene.money[to] ?? 0;
  for (let money = 1; money <= purse; money += 2)
    for (const group of groupsOf(scene.board, to)) consider({ money }, { groups: [group] });
  for (let money = 1; money <= theirPurse; money += 2)
    for (const group of groupsOf(scene.board, me)) consider({ groups: [group] }, { money });
  return best?.trick;
}

/** MB that stay for the turn. */
const KEPT = 3;

function buyEverything({ view, moves, me, again }: Asked): Trick | undefined {
  if (!isOwnAction(view, me) || !moves.offer) return undefined;
  const scene = sceneOf({ pack, view, weights: KEEN, style: PLAIN_STYLE });
  for (const to of moves.offer.to)
    for (const special of mayHold(view, to)) {
      const want = { specials: [special] };
      // As they see it.
      const theirs = (money: number) =>
        valueTrade({ ...scene, me: to }, { other: me, gets: { money }, gives: want }).ours;
      const margin = (0.006 + 0.02 * shareOf(scene, me)) * scene.grain;
      for (let money = 1; money <= moves.offer.money - KEPT; money++)
        if (theirs(money) > margin) {
          if (again(`buy ${to} ${special}`)) return { command: { type: 'offer', to, give: { money }, want } };
          break;
        }
    }
  return undefined;
}

/** What a rival's hand shows or may hide. */
function mayHold(view: View, seat: Seat): SpecialNo[] {
  const known = view.seats.map(({ hand }) => hand.flatMap(({ card, memory }) => card ?? memory ?? []));
  const shown = known[seat] ?? [];
  if (shown.length === view.seats[seat]?.hand.length) return shown;
  const gone = [...view.discard, ...known.flat()];
  const unseen = pack.specials.flatMap(({ copies }, special) =>
    gone.filter((each) => each === special).length < copies ? [special] : [],
  );
  return [...shown, ...unseen];
}

interface TradeSide {
  readonly money?: number;
  readonly groups?: readonly number[];
}
