import type { Seat } from '@illuminice/engine';
import { VITAL } from '../attack/opposition.ts';
import { stakeInAttack } from '../attack/outcome.ts';
import { type BotMemory, NEVER, roundOf } from '../model/memory.ts';
import type { PromiseTerm } from '../model/mind.ts';
import type { Proposal, ProposalAnswer, ProposalTerms } from '../model/proposal.ts';
import { shareOf } from '../scene/scene.ts';
import type { Reason } from '../texts/reason.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { isDangerous } from './hostility.ts';
import { costOf, priceOf, whyNever, worthOf } from './value-terms.ts';
import { beliefIn } from './weigh-promises.ts';

/** By judgement. Shares of victory words must bring us; from a leader more. */
const MARGIN = { least: 0.002, ofTheirShare: 0.01 } as const;
/** Proposals of one seat that are weighed in one turn of the table, and turns until the same seat can sell us words again (B-1). */
const MOST_A_TURN = 2;
const PAUSE = 4;
/** How many threats are meant, as far as we know; and what giving in once more costs besides, in parts of what is asked. */
const MEANT = 0.4;
const GIVING_IN = 1;
/** Most MB we ask for on top, or for our word. */
const MOST_ASKED = 6;

/** Yes, no with the reason, or what would be a yes. */
export function answerProposal(thought: Thought, proposal: Proposal): Choice {
  const { memory, skill } = thought;
  const { by } = proposal;
  const asked = memory.approached.filter((seat) => seat === by).length;
  const noted = { ...memory, approached: [...memory.approached, by] };
  const { yes, reason, amount, counter } = !skill.bargains
    ? no({ key: 'makesNoDeals' })
    : asked >= MOST_A_TURN
      ? no({ key: 'enoughForNow' })
      : weighed(thought, proposal);
  const answers: ProposalAnswer = {
    ...{ proposal: proposal.id, yes },
    ...(amount === undefined ? {} : { amount }),
    ...(counter ? { counter } : {}),
  };
  return {
    command: { type: 'default' },
    reason,
    answers,
    memory: yes && termOf(proposal, thought.me)?.kind === 'pay' ? bought(thought, noted, by) : noted,
  };
}

function bought({ view }: Thought, memory: BotMemory, from: Seat): BotMemory {
  return { ...memory, lastDeal: memory.lastDeal.with(from, roundOf(view)) };
}

interface Verdict {
  readonly yes: boolean;
  readonly reason: Reason;
  readonly amount?: number;
  readonly counter?: ProposalTerms;
}

const no = (reason: Reason, counter?: ProposalTerms): Verdict => ({
  ...{ yes: false, reason },
  ...(counter ? { counter } : {}),
});

function weighed(thought: Thought, proposal: Proposal): Verdict {
  const { me, memory, view } = thought;
  const { by } = proposal;
  const ours = termOf(proposal, me);
  // What is only given needs no answer; whoever asks all the same hears yes.
  if (!ours) return { yes: true, reason: { key: 'proposalWorth', values: { points: 0 } } };
  if (proposal.unless) return underThreat(thought, proposal, ours);
  const theirs = termOf(proposal, by);
  const isTogether = proposal.to.length > 1 || (theirs && 'seat' in theirs);
  if ('seat' in ours && isTogether) return inCoalition(thought, proposal, ours);
  const margin = marginFor(thought, by);
  const worth = theirs ? worthOf(thought, theirs, by) : 0;
  const brings = beliefIn(thought, by) * worth;
  const never = whyNever(thought, ours, { to: by });
  if (never)
    return (never.key === 'tooMuchForMe' && counterWithLess(thought, proposal, { margin, brings })) || no(never);
  const sells = ours.kind === 'pay' && theirs?.kind !== 'pay';
  if (sells && roundOf(view) - (memory.lastDeal[by] ?? NEVER) < PAUSE)
    return no({ key: 'paidLately', values: { seat: by } });
  const cost = costOf(thought, ours, by);
  const value = brings - cost;
  if (value > margin) return { yes: true, reason: { key: 'proposalWorth', values: { points: 100 * value } } };
  if ((memory.trust[by] ?? 0) < 0 && worth - cost > margin) return no({ key: 'wordWasBroken', values: { seat: by } });
  const counter =
    counterWithLess(thought, proposal, { margin, brings }) ?? counterForMoney(thought, proposal, { margin, cost });
  if (counter) return counter;
  if (!theirs) return no({ key: 'nothingForIt' });
  // What would be fair if every word were kept is not lost by: it is only worth too little as words go.
  return no({ key: worth >= cost ? 'offerTooThin' : 'offerLoses' });
}

function termOf({ terms }: Pick<Proposal, 'terms'>, seat: Seat): PromiseTerm | undefined {
  return terms.find(({ by }) => by === seat)?.promise;
}

function marginFor({ scene, style }: Thought, by: Seat): number {
  return (MARGIN.least + MARGIN.ofTheirShare * shareOf(scene, by)) * style.bargaining * scene.grain;
}

/** "Unless you …, I …": heeded where what is asked costs clearly less than what is threatened, and only from who has not cried wolf. */
function underThreat(thought: Thought, { by, terms }: Proposal, ours: PromiseTerm): Verdict {
  const { style, memory } = thought;
  const theirs = termOf({ terms }, by);
  const never = whyNever(thought, ours, { to: by });
  const harm = theirs ? harmOf(thought, theirs, by) : 0;
  const pride = GIVING_IN + style.spite / 2 + (memory.grudges[by] ?? 0) / 2;
  const isHeeded = !never && MEANT * harm > costOf(thought, ours, by) * (1 + pride) + marginFor(thought, by);
  return isHeeded
    ? { yes: true, reason: { key: 'threatHeeded', values: { seat: by } } }
    : no(never?.key === 'promisedAlready' ? never : { key: 'threatDefied' });
}

/** What it would cost us if they did as they say. Paying us or leaving us alone is no threat. */
function harmOf(thought: Thought, threat: PromiseTerm, by: Seat): number {
  const { scene, me } = thought;
  switch (threat.kind) {
    case 'attack':
      return threat.seat === me ? worthOf(thought, { kind: 'peace', turns: 1 }, by) : 0;
    case 'attackGroup':
      return scene.board.owner[threat.group] === me
        ? worthOf(thought, { kind: 'leave', group: threat.group, turns: 1 }, by)
        : 0;
    case 'oppose':
      return threat.seat === me ? priceOf(scene, me, threat.amount) : 0;
    case 'stop':
      return threat.seat === me ? worthOf(thought, { kind: 'peace', turns: 1 }, by) / 2 : 0;
    default:
      return 0;
  }
}

/** Everybody against one: worth it against somebody about to win, for a fair part, beside others who pay too. */
function inCoalition(thought: Thought, proposal: Proposal, ours: Extract<PromiseTerm, { seat: Seat }>): Verdict {
  const { scene, me } = thought;
  const { by, terms } = proposal;
  const never = whyNever(thought, ours, { to: by });
  if (never) return no(never);
  if (!isDangerous(thought, ours.seat)) return no({ key: 'notDangerous', values: { seat: ours.seat } });
  const own = terms.find((term) => term.by === by);
  // Whoever calls others to arms and stays at home is not followed.
  if (!own && (scene.money[by] ?? 0) > 0) return no({ key: 'youPayNothing', values: { seat: by } });
  const others = terms
    .filter((term) => term.by !== me)
    .reduce((sum, term) => sum + beliefIn(thought, term.by) * worthOf(thought, term.promise, term.by), 0);
  const joined = (amount: number): Verdict => ({
    yes: true,
    reason: { key: 'leaderStopped', values: { seat: ours.seat } },
    ...('amount' in ours && amount < ours.amount ? { amount } : {}),
  });
  // This attack would win: nothing kept back is worth anything afterwards.
  if ('amount' in ours && isDecisive(thought, ours.seat) && (scene.money[me] ?? 0) > 0)
    return joined(Math.min(ours.amount, scene.money[me] ?? 0));
  if (!('amount' in ours)) return others > costOf(thought, ours, by) ? joined(0) : no({ key: 'offerLoses' });
  for (let amount = Math.min(ours.amount, scene.money[me] ?? 0); amount > 0; amount--)
    if (others > costOf(thought, { ...ours, amount }, by)) return joined(amount);
  return no({ key: (scene.money[me] ?? 0) === 0 ? 'tooMuchForMe' : 'offerLoses' });
}

/** An attack of theirs is under way that most of what we have depends on. */
function isDecisive({ scene, view, me }: Thought, seat: Seat): boolean {
  const isOpen = view.attack !== undefined && !view.attack.privileged && view.turn.seat === seat;
  return isOpen && -stakeInAttack(scene) > VITAL * shareOf(scene, me);
}

/** Between two, once a turn for each seat: another proposal of the same two. */
function counterable({ me, memory, remembers }: Thought, { by, to, terms }: Proposal): PromiseTerm | undefined {
  if (to.length > 1 || !remembers || memory.approached.includes(by)) return undefined;
  return termOf({ terms }, me);
}

/** The same, with as many MB of ours as what they give is worth to us. */
function counterWithLess(
  thought: Thought,
  proposal: Proposal,
  { margin, brings }: { readonly margin: number; readonly brings: number },
): Verdict | undefined {
  const { me } = thought;
  const { by, terms, secret } = proposal;
  const ours = counterable(thought, proposal);
  const theirs = termOf({ terms }, by);
  if (!ours || !theirs || !('amount' in ours)) return undefined;
  // Money for money is nothing one says at a table.
  if (ours.kind === 'pay' && theirs.kind === 'pay') return undefined;
  for (let amount = ours.amount - 1; amount > 0; amount--) {
    const less = { ...ours, amount };
    if (whyNever(thought, less, { to: by }) || brings - costOf(thought, less, by) <= margin) continue;
    const counter: ProposalTerms = {
      to: [by],
      terms: [
        { by: me, promise: less },
        { by, promise: theirs },
      ],
      ...(secret ? { secret } : {}),
    };
    return no({ key: 'fairWithLess', values: { amount } }, counter);
  }
  return undefined;
}

/** More of the money they give; a price where they give nothing, or words that are worth too little to us. */
function counterForMoney(
  thought: Thought,
  proposal: Proposal,
  { margin, cost }: { readonly margin: number; readonly cost: number },
): Verdict | undefined {
  const { me, scene } = thought;
  const { by, terms, secret } = proposal;
  const ours = counterable(thought, proposal);
  // Money now for more money later is nothing one says at a table.
  if (!ours || ours.kind === 'pay') return undefined;
  const theirs = termOf({ terms }, by);
  const before = theirs?.kind === 'pay' ? theirs.amount : 0;
  const most = Math.min(before + MOST_ASKED, scene.money[by] ?? 0);
  for (let amount = before + 1; amount <= most; amount++) {
    const value = beliefIn(thought, by) * worthOf(thought, { kind: 'pay', amount }, by) - cost;
    if (value <= margin) continue;
    const counter: ProposalTerms = {
      to: [by],
      terms: [
        { by: me, promise: ours },
        { by, promise: { kind: 'pay', amount } },
      ],
      ...(secret ? { secret } : {}),
    };
    return no(
      before > 0
        ? { key: 'offerFairWithMore', values: { amount: amount - before } }
        : { key: 'fairForMoney', values: { amount } },
      counter,
    );
  }
  return undefined;
}
