import { type Bundle, type CardNo, groupsOf, type Seat } from '@illuminice/engine';
import { NEVER, roundOf } from '../model/memory.ts';
import { factsFor } from '../scene/scene.ts';
import type { Goods } from '../texts/reason.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { type TradeValue, valueTrade } from './value-trade.ts';

/** By judgement: turns of the table before the same seat is asked again, and least gains, ours and theirs, worth the talk. */
const PAUSE = 8;
const LEAST = 0.012;
const LEAST_FOR_THEM = 0.003;
/** MB offered or asked for one Group, and what stays in the purse. */
const PRICES_OFFERED = [6, 10, 15, 20] as const;
const PRICES_ASKED = [8, 12, 18] as const;
const KEPT = 4;

interface Proposal {
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
  readonly value: TradeValue;
}

/** once a turn, the exchange of Groups or money that helps us most and them a little. */
export function makeOffer(thought: Thought): Choice | undefined {
  const { moves, memory, remembers, skill, view } = thought;
  if (!moves.offer || !remembers || !skill.bargains || memory.offered.length > 0) return undefined;
  const round = roundOf(view);
  if (round < view.seats.length) return undefined;
  const partners = moves.offer.groupsWith.filter((seat) => round - (memory.lastOffer[seat] ?? NEVER) >= PAUSE);
  const best = partners.flatMap((to) => proposalsTo(thought, to)).toSorted((a, b) => b.value.ours - a.value.ours)[0];
  return best && proposed(thought, best);
}

function proposalsTo(thought: Thought, to: Seat): Proposal[] {
  const { scene, moves, me, view } = thought;
  const theirs = leaves(thought, to);
  const mine = leaves(thought, me);
  const proposals: Proposal[] = [];
  const consider = (give: Bundle, want: Bundle) => {
    const value = valueTrade(scene, { other: to, gets: want, gives: give });
    if (value.ours > LEAST * scene.grain && value.theirs > LEAST_FOR_THEM * scene.grain && !value.givesAway)
      proposals.push({ to, give, want, value });
  };
  const purse = moves.offer?.money ?? 0;
  const payable = Number(view.seats[to]?.money) || 0;
  const spare = Math.min(purse, Math.max(0, factsFor(scene, me).purse - KEPT));
  for (const group of theirs)
    for (const money of PRICES_OFFERED) if (money <= spare) consider({ money }, { groups: [group] });
  for (const group of mine)
    for (const money of PRICES_ASKED) if (money <= payable) consider({ groups: [group] }, { money });
  if ((moves.offer?.groups ?? 0) >= 2)
    for (const group of theirs) for (const own of mine) consider({ groups: [own] }, { groups: [group] });
  return proposals;
}

/** Only Groups on which nothing hangs: nobody sells an arm of their body. */
function leaves({ scene }: Thought, seat: Seat): CardNo[] {
  const own = groupsOf(scene.board, seat);
  if (own.length < 3) return [];
  return own.filter((card) => !own.some((other) => scene.board.host[other] === card));
}

function proposed(thought: Thought, { to, give, want, value }: Proposal): Choice {
  const { memory, view } = thought;
  const goods = ({ groups = [], money = 0 }: Bundle): Goods => ({ groups, money });
  return {
    command: { type: 'offer', to, give, want },
    reason: {
      key: 'offerMade',
      values: { give: goods(give), want: goods(want), points: 100 * value.ours, seat: to },
    },
    cue: { moment: 'offer', seat: to, amount: give.money ?? want.money ?? 0 },
    memory: {
      ...memory,
      offered: [...memory.offered, to],
      lastOffer: memory.lastOffer.with(to, roundOf(view)),
    },
  };
}
