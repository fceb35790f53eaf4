/** An Expert that never stops proposing: one thing of every kind after the other, to everybody in turn. For answers to be read, not to win. */
import { createBot, type Mind, type PromiseTerm, type ProposalTerms } from '@illuminice/bots';
import { pack } from '@illuminice/cards';
import type { Seat, View } from '@illuminice/engine';
import { roundOf } from '../../packages/bots/src/model/memory.ts';
import { seatOf } from '../../packages/bots/src/model/must.ts';

interface Parties {
  readonly view: View;
  readonly me: Seat;
  readonly to: Seat;
  /** Somebody else, if there is anybody. */
  readonly foe: Seat | undefined;
}

type Saying = (parties: Parties) => ProposalTerms | undefined;

const deal =
  (theirs: PromiseTerm | undefined, own?: PromiseTerm, unless?: true): Saying =>
  ({ me, to }) => ({
    to: [to],
    terms: [...(theirs ? [{ by: to, promise: theirs }] : []), ...(own ? [{ by: me, promise: own }] : [])],
    ...(unless ? { unless } : {}),
  });

/** About a third, where there is one. */
const about =
  (saying: (foe: Seat) => Saying): Saying =>
  (parties) =>
    parties.foe === undefined ? undefined : saying(parties.foe)(parties);

/** About a Group of whoever is asked, and one of one's own. */
const groups =
  (saying: (theirs: number, own: number) => Saying): Saying =>
  (parties) => {
    const theirs = parties.view.seats[parties.to]?.groups[0]?.card;
    const own = parties.view.seats[parties.me]?.groups[0]?.card;
    return theirs === undefined || own === undefined ? undefined : saying(theirs, own)(parties);
  };

const together: Saying = ({ view, me, foe }) => {
  const to = view.seats.flatMap(({ status }, seat) => (status === 0 && seat !== me && seat !== foe ? [seat] : []));
  if (foe === undefined || to.length < 2) return undefined;
  return { to, terms: [...to, me].map((by) => ({ by, promise: { kind: 'oppose', seat: foe, amount: 5 } })), least: 10 };
};

const PEACE: PromiseTerm = { kind: 'peace', turns: 1 };
const pay = (amount: number): PromiseTerm => ({ kind: 'pay', amount });
const STAY_OUT: PromiseTerm = { kind: 'stayOut' };

export const SAYINGS: readonly Saying[] = [
  deal(PEACE),
  deal(PEACE, PEACE),
  deal({ kind: 'peace', turns: 3 }, pay(3)),
  deal(pay(3)),
  deal(pay(3), STAY_OUT),
  deal(STAY_OUT),
  deal(STAY_OUT, pay(3)),
  deal({ kind: 'back', amount: 4 }),
  deal({ kind: 'back', amount: 5 }, pay(6)),
  together,
  about((foe) => deal({ kind: 'attack', seat: foe })),
  about((foe) => deal({ kind: 'attack', seat: foe }, pay(4))),
  about((foe) => deal({ kind: 'stop', seat: foe }, { kind: 'stop', seat: foe })),
  about((foe) => deal({ kind: 'oppose', seat: foe, amount: 5 }, { kind: 'oppose', seat: foe, amount: 5 })),
  ({ me, ...rest }) => deal(pay(3), { kind: 'attack', seat: rest.to }, true)({ me, ...rest }),
  ({ me, ...rest }) => deal(PEACE, { kind: 'oppose', seat: rest.to, amount: 5 }, true)({ me, ...rest }),
  groups((theirs, own) => deal({ kind: 'leave', group: own, turns: 1 }, { kind: 'leave', group: theirs, turns: 1 })),
  groups((theirs) => deal(pay(2), { kind: 'attackGroup', group: theirs }, true)),
  deal({ kind: 'noPrivilege' }),
  deal({ kind: 'noPrivilege' }, pay(2)),
  deal({ kind: 'keepSpecial', special: 0, turns: 1 }, pay(2)),
  deal(undefined, PEACE),
];

/** One thing a turn of the table, whenever it is asked for anything; it goes on where the game before stopped. */
export function talker(begin: number): Mind {
  const expert = createBot({ level: 'expert', pack });
  let said = begin;
  let last = '';
  return {
    ...expert,
    decide(input) {
      const decision = expert.decide(input);
      const { view, proposal } = input;
      const me = seatOf(view);
      const moment = `${roundOf(view)}/${view.turn.seat}/${view.attack?.target}`;
      const others = view.seats.flatMap(({ status }, seat) => (status === 0 && seat !== me ? [seat] : []));
      if (proposal !== undefined || moment === last || view.phase === 'setup' || others.length === 0) return decision;
      last = moment;
      const to = others[said % others.length] ?? 0;
      const foe = others[(said + 1) % others.length];
      const proposes = SAYINGS[said++ % SAYINGS.length]?.({ view, me, to, foe: foe === to ? undefined : foe });
      const { proposes: _own, ...move } = decision;
      return proposes ? { ...move, proposes } : move;
    },
  };
}
