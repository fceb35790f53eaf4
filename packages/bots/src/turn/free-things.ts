import { ALIGNMENTS, type Goal, groupsOf, type Seat } from '@illuminice/engine';
import { changesOf } from '../attack/lasers.ts';
import { gapTo, nearestGap } from '../scene/distance.ts';
import { factsFor } from '../scene/scene.ts';
import { playable } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { chooseTransfer } from './treasuries.ts';

/** By judgement: uncontrolled Groups that are too few to choose from; MB on Groups worth a card to bring home, and MB at home that do without; */
const FEW_TARGETS = 5;
const SCATTERED = 10;
const ENOUGH = 12;
/** captures from victory that one attack may bring. */
const ONE_ATTACK = 1.7;

/** What costs no action and comes before one: each of these uses something up, so none can be repeated for ever. */
export function freeThing(thought: Thought): Choice | undefined {
  const { moves, view, skill } = thought;
  if (moves.recycle && skill.spoils && (skill.weights.saves > 0 || view.uncontrolled.length <= FEW_TARGETS))
    return { command: { type: 'recycle' }, reason: { key: 'turnUpCard' } };
  if (moves.transfer && view.options.freeTransfers === 'anytime' && view.turn.freeTransfersUsed < 2) {
    const transfer = chooseTransfer(thought);
    if (transfer) return transfer;
  }
  if (!skill.craft) return undefined;
  const lasers = lasersForGoals(thought);
  if (lasers || skill.weights.saves > 0) return lasers;
  return gatherMoney(thought) ?? revive(thought) ?? spyFirst(thought);
}

/** a changed alignment counts in the check of this very turn, for us or against whoever would win in it. */
function lasersForGoals(thought: Thought): Choice | undefined {
  const { moves, scene, me } = thought;
  if (!moves.lasers || scene.contest.byScore) return undefined;
  for (let seat = 0; seat < scene.facts.length; seat++) {
    // As it is before a shot.
    const facts = { ...factsFor(scene, seat), bendsNow: false };
    for (const { goal, belief } of facts.goals) {
      if (!facts.active || belief < 1 || !(goal.type === 'alignmentCount' || goal.type === 'allAlignments')) continue;
      const isMet = gapTo(goal, facts, scene.weights) === 0;
      if ((seat === me) === isMet) continue;
      const shot = shotFor(thought, seat, goal);
      if (shot) return shot;
    }
  }
  return undefined;
}

function shotFor(thought: Thought, seat: Seat, goal: Goal): Choice | undefined {
  const { moves, scene, me } = thought;
  const facts = { ...factsFor(scene, seat), bendsNow: false };
  for (const [card, mask] of moves.lasers ?? []) {
    if (scene.board.owner[card] !== seat) continue;
    for (const { change, mask: after } of changesOf(card, mask)) {
      const counts = facts.alignments.map((count, bit) => count - ((mask >> bit) & 1) + ((after >> bit) & 1));
      const met = gapTo(goal, { ...facts, alignments: counts }, scene.weights) === 0;
      if (met !== (seat === me)) continue;
      const alignments = ALIGNMENTS.filter((_, bit) => ((mask ^ after) >> bit) & 1);
      return {
        command: { type: 'lasers', ...change },
        reason:
          seat === me
            ? { key: 'alignmentsForGoal', values: { alignments, card } }
            : { key: 'alignmentsAgainst', values: { alignments, card, seat } },
        cue: { moment: seat === me ? 'success' : 'oppose' },
      };
    }
  }
  return undefined;
}

/** scattered money comes home before an attack, with 5 MB on top. */
function gatherMoney(thought: Thought): Choice | undefined {
  const { moves, scene, me, view } = thought;
  const card = playable(thought, 'redistributes');
  const total = moves.play?.find((move) => move.card === card)?.total;
  const { groupMoney, purse } = factsFor(scene, me);
  if (
    card === undefined ||
    total === undefined ||
    groupMoney < SCATTERED ||
    purse > ENOUGH ||
    view.turn.actionsUsed > 0
  )
    return undefined;
  const treasuries: Record<number, number> = { [me]: total };
  for (const group of groupsOf(scene.board, me)) treasuries[group] = 0;
  return {
    command: { type: 'play', card, treasuries },
    reason: { key: 'moneyScattered', values: { amount: groupMoney } },
  };
}

/** a dead Group comes back when it is one we need, or need to destroy again. */
function revive(thought: Thought): Choice | undefined {
  const { moves, scene, me, view, pack } = thought;
  const card = playable(thought, 'revives');
  const targets = moves.play?.find((move) => move.card === card)?.targets ?? [];
  if (card === undefined || view.turn.actionsUsed > 0) return undefined;
  const wanted = factsFor(scene, me).goals.flatMap(({ goal, belief }) => (belief >= 1 ? [goal] : []));
  for (const target of targets) {
    const useful = wanted.some((goal) => {
      if (goal.type === 'destroyed')
        return view.uncontrolled.every((each) => (pack.power[each] ?? 0) === 0) && (pack.power[target] ?? 0) > 0;
      if (goal.type !== 'alignmentCount') return false;
      return ((scene.board.alignments[target] ?? 0) >> ALIGNMENTS.indexOf(goal.alignment)) & 1;
    });
    if (useful)
      return {
        command: { type: 'play', card, target },
        reason: { key: 'revived', values: { card: target } },
      };
  }
  return undefined;
}

/** before the attack that should win one looks into the fullest hand. */
function spyFirst(thought: Thought): Choice | undefined {
  const { moves, scene, me, view } = thought;
  const card = playable(thought, 'spies');
  const hands = moves.play?.find((move) => move.card === card)?.hands ?? [];
  if (card === undefined || nearestGap(factsFor(scene, me), scene.contest, scene.weights) > ONE_ATTACK)
    return undefined;
  const unknown = (seat: Seat) =>
    (view.seats[seat]?.hand ?? []).filter((slot) => slot.card === undefined && slot.memory === undefined).length;
  const [hand] = hands.toSorted((a, b) => unknown(b) - unknown(a));
  if (hand === undefined || unknown(hand) === 0) return undefined;
  return {
    command: { type: 'play', card, hand },
    reason: { key: 'spyFirst', values: { seat: hand } },
  };
}
