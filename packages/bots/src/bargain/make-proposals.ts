/** What a bot proposes of its own: to stop whoever is about to win, peace, and what it thinks of a broken word. */
import { explainAttack, type Seat } from '@illuminice/engine';
import { type BotMemory, NEVER, roundOf } from '../model/memory.ts';
import type { PromiseTerm } from '../model/mind.ts';
import type { ProposalTerms, Term } from '../model/proposal.ts';
import { chanceOf } from '../scene/odds.ts';
import { shareOf } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { dangerOf, isDangerous, isLeader, worstRaid } from './hostility.ts';
import { brokenTo, isAtPeace } from './keep-word.ts';
import { costOf, worthOf } from './value-terms.ts';
import { beliefIn } from './weigh-promises.ts';

/** By judgement: turns of the table until the same is said to the same seat again. */
const PAUSE = 8;
/** How near victory somebody has to be for a call to arms (`dangerOf`); and MB that are called for, by what they have. */
const ALARMING = 0.35;
const CALLED_FOR = { least: 4, ofTheirs: 0.5, most: 16 } as const;
/** The part of a purse that is asked for or given at most. */
const OF_PURSE = 0.5;
/** Turns of one's own that a peace lasts. */
const PEACE_TURNS = 2;
/** Spite from which a broken word is answered with a threat. */
const VENGEFUL = 1.2;

interface Proposed {
  readonly proposes: ProposalTerms;
  readonly memory: BotMemory;
}

/** Beside a move: one thing a turn, and only where it could change something. */
export function proposalBeside(thought: Thought, choice: Choice): Proposed | undefined {
  const { memory, remembers, skill, view, me } = thought;
  if (!remembers || !skill.bargains || choice.answers || memory.proposed || view.over) return undefined;
  if (choice.command.type === 'offer' || choice.command.type === 'counter' || choice.command.type === 'accept')
    return undefined;
  const isOwn = view.turn.seat === me;
  const isSpending = view.questions.at(-1)?.kind === 'spending';
  if (!(isOwn && view.questions.length === 0) && !isSpending) return undefined;
  const proposes = isSpending
    ? callInAttack(thought)
    : (callAhead(thought) ?? demand(thought) ?? peace(thought, choice));
  if (!proposes) return undefined;
  const round = roundOf(view);
  const lastWords = memory.lastWords.map((before, seat) => (proposes.to.includes(seat) ? round : before));
  const demanded = proposes.unless ? brokenTo(thought.promises, me).length : memory.demanded;
  return { proposes, memory: { ...(choice.memory ?? memory), proposed: true, lastWords, demanded } };
}

/** An attack under way that would win: everybody against it, each by their purse. */
function callInAttack(thought: Thought): ProposalTerms | undefined {
  const { view, me, moves } = thought;
  const enemy = view.turn.seat;
  if (enemy === me || view.attack?.privileged || !moves.spend?.length) return undefined;
  // Whose goal is met already wins with this attack or without it.
  if (dangerOf(thought.scene, enemy) === 1) return undefined;
  // What fails as it stands is stopped already.
  if (chanceOf(explainAttack(thought.pack, view)?.required ?? 0) === 0) return undefined;
  return callAgainst(thought, enemy);
}

/** Before whoever is nearest to victory moves. */
function callAhead(thought: Thought): ProposalTerms | undefined {
  const { view, me } = thought;
  const enemies = view.seats.flatMap(({ status }, seat) => (seat !== me && status === 0 ? [seat] : []));
  const [enemy] = enemies.toSorted((a, b) => dangerOf(thought.scene, b) - dangerOf(thought.scene, a));
  return enemy === undefined ? undefined : callAgainst(thought, enemy);
}

function callAgainst(thought: Thought, enemy: Seat): ProposalTerms | undefined {
  const { scene, me, view, memory } = thought;
  if (dangerOf(scene, enemy) < ALARMING || isAtPeace(thought, enemy) || isCalled(thought, enemy)) return undefined;
  const round = roundOf(view);
  const to = view.seats.flatMap(({ status }, seat) =>
    seat !== me && seat !== enemy && status === 0 && round - (memory.lastWords[seat] ?? NEVER) >= view.seats.length
      ? [seat]
      : [],
  );
  const sum = Math.min(
    CALLED_FOR.most,
    Math.max(CALLED_FOR.least, Math.round(CALLED_FOR.ofTheirs * (scene.money[enemy] ?? 0))),
  );
  const able = [me, ...to].map((seat) => ({ seat, most: Math.floor(OF_PURSE * (scene.money[seat] ?? 0)) }));
  const all = able.reduce((total, { most }) => total + most, 0);
  if (to.length === 0 || all < CALLED_FOR.least || (able[0]?.most ?? 0) < 1) return undefined;
  const terms = able.flatMap(({ seat, most }): Term[] => {
    const amount = Math.min(most, Math.ceil((sum * most) / all));
    return amount > 0 ? [{ by: seat, promise: { kind: 'oppose', seat: enemy, amount } }] : [];
  });
  const called = to.filter((seat) => terms.some(({ by }) => by === seat));
  return called.length === 0 ? undefined : { to: called, terms, enough: 1 };
}

/** Somebody has called already, or we have given our word: another call would only be noise. */
function isCalled({ proposals, promises, me }: Thought, enemy: Seat): boolean {
  const against = (promise: PromiseTerm) => promise.kind === 'oppose' && promise.seat === enemy;
  return (
    proposals.some(({ terms }) => terms.some(({ promise }) => against(promise))) ||
    promises.some(({ by, promise, kept }) => by === me && kept === undefined && against(promise))
  );
}

/** whoever broke their word to us pays for it, or hears what comes otherwise. Only the vengeful threaten. */
function demand(thought: Thought): ProposalTerms | undefined {
  const { promises, me, memory, style, view, scene } = thought;
  const all = brokenTo(promises, me);
  const broken = all.length > memory.demanded ? all.at(-1) : undefined;
  if (!broken || style.spite < VENGEFUL || view.seats[broken.by]?.status !== 0) return undefined;
  const { by, promise } = broken;
  const amount = 'amount' in promise ? promise.amount : 2;
  const isFresh = roundOf(view) - (memory.lastWords[by] ?? NEVER) >= PAUSE;
  if (!isFresh || !worstRaid(scene, me, by) || (scene.money[by] ?? 0) < amount) return undefined;
  return {
    to: [by],
    terms: [
      { by: me, promise: { kind: 'attack', seat: by } },
      { by, promise: { kind: 'pay', amount } },
    ],
    unless: true,
  };
}

/** At the end of our actions: peace with whoever could hurt us most, if both sides gain by it. */
function peace(thought: Thought, { command }: Choice): ProposalTerms | undefined {
  const { view, me, memory, scene } = thought;
  if (command.type !== 'endActions' && command.type !== 'pass') return undefined;
  const round = roundOf(view);
  const candidates = view.seats.flatMap((_, seat) => {
    const isFresh = round - (memory.lastWords[seat] ?? NEVER) >= PAUSE;
    if (
      seat === me ||
      view.seats[seat]?.status !== 0 ||
      !isFresh ||
      isAtPeace(thought, seat) ||
      isLeader(thought, seat)
    )
      return [];
    const term = { kind: 'peace', turns: PEACE_TURNS } as const;
    const ours = beliefIn(thought, seat) * worthOf(thought, term, seat) - costOf(thought, term, seat);
    const [harm, gain] = [worstRaid(scene, me, seat)?.harm ?? 0, worstRaid(scene, seat, me)?.gain ?? 0];
    return ours > 0 && harm > gain ? [{ seat, ours }] : [];
  });
  const [best] = candidates.toSorted((a, b) => b.ours - a.ours);
  if (!best || isDangerous(thought, me) || shareOf(scene, me) === 0) return undefined;
  return {
    to: [best.seat],
    terms: [me, best.seat].map((by) => ({ by, promise: { kind: 'peace', turns: PEACE_TURNS } })),
  };
}
