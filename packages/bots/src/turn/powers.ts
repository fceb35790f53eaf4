import type { CardNo } from '@illuminice/engine';
import { groupsOf, whyNot } from '@illuminice/engine';
import { strengthOf } from '../scene/distance.ts';
import { factsFor } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { rehung } from './spare-actions.ts';
import { moved, PER_USEFUL_MB } from './treasuries.ts';

/** P4: money goes where it is useful, then the phase ends. */
export const END_TRANSFERS: Choice = { command: { type: 'endTransfers' }, reason: { key: 'moneyLiesWell' } };

/** By judgement: MB on Groups, and growth of strength, for which the power of the turn's end is used. */
const WORTH_GATHERING = 2;
const WORTH_REBUILDING = 1.03;
/** Parts of all money that may guard one Group. */
const GUARDING_PARTS = [0.1, 0.2, 0.35];
/** Each try lays out a whole structure. */
const MOST_TRIED = 12;

/** P5: Gnomes gather their money, everybody else ends the turn. */
export function choosePower(thought: Thought): Choice {
  const { moves, memory } = thought;
  if (moves.redistribute && !memory.tried.includes('redistribute')) {
    const spread = redistributed(thought, moves.redistribute.total);
    if (spread) return { ...spread, memory: { ...memory, tried: [...memory.tried, 'redistribute'] } };
  }
  const better = reorganized(thought);
  if (better) return better;
  return { command: { type: 'endTurn' }, reason: { key: 'turnOver' } };
}

/** all money comes home, but for what guards the arm that needs it: there it defends double (R-9.3, B-8). */
function redistributed({ scene, me }: Thought, total: number): Choice | undefined {
  const facts = factsFor(scene, me);
  const cards = groupsOf(scene.board, me);
  const home = {
    ...facts,
    purse: total,
    groupMoney: 0,
    arms: facts.arms.map((arm) => ({ ...arm, guard: arm.guard - 2 * (scene.money[arm.card] ?? 0) })),
  };
  const worth = (guarded: CardNo | undefined, amount: number) =>
    Math.log(
      strengthOf(
        guarded === undefined ? home : moved(home, { me, from: me, to: guarded, amount }),
        scene.contest,
        scene.weights,
      ),
    ) +
    scene.weights.steepness * PER_USEFUL_MB * (total - amount);
  let best: { guarded: CardNo | undefined; amount: number; worth: number } = {
    guarded: undefined,
    amount: 0,
    worth: worth(undefined, 0),
  };
  for (const { card } of facts.arms)
    for (const part of GUARDING_PARTS) {
      const amount = Math.floor(total * part);
      const value = amount > 0 ? worth(card, amount) : Number.NEGATIVE_INFINITY;
      if (value > best.worth) best = { guarded: card, amount, worth: value };
    }
  const { guarded, amount } = best;
  const misplaced = cards.reduce(
    (sum, card) => sum + Math.abs((scene.money[card] ?? 0) - (card === guarded ? amount : 0)),
    0,
  );
  if (misplaced <= WORTH_GATHERING) return undefined;
  const treasuries: Record<CardNo, number> = { [me]: total - amount };
  for (const card of cards) treasuries[card] = card === guarded ? amount : 0;
  return {
    command: { type: 'redistribute', treasuries },
    reason:
      guarded === undefined ? { key: 'allMoneyHome' } : { key: 'moneyDoesMore', values: { from: me, to: guarded } },
  };
}

/** one Group a turn hangs where it is safer; more would be a new structure every turn. */
function reorganized({ moves, scene, me, memory, skill, view, pack }: Thought): Choice | undefined {
  if (!moves.reorganize || !skill.craft || memory.tried.includes('reorganize')) return undefined;
  const facts = factsFor(scene, me);
  const groups = view.seats[me]?.groups ?? [];
  const used = new Set(groups.map(({ host, side }) => host * 4 + side));
  const now = scene.strength[me] ?? 0;
  const ideas: { strength: number; choice: Choice }[] = [];
  for (const { card: group } of groups)
    for (const host of [me, ...groups.map(({ card }) => card)])
      for (const side of pack.outSides[host] ?? []) {
        if (host === group || used.has(host * 4 + side)) continue;
        const strength = strengthOf({ ...facts, arms: rehung(facts.arms, group, host) }, scene.contest, scene.weights);
        if (strength < now * WORTH_REBUILDING) continue;
        const links = groups.map((each) =>
          each.card === group ? { card: group, host, side } : { card: each.card, host: each.host, side: each.side },
        );
        ideas.push({
          strength,
          choice: {
            command: { type: 'reorganize', links },
            reason: { key: 'saferBelow', values: { group, host } },
            memory: { ...memory, tried: [...memory.tried, 'reorganize'] },
          },
        });
      }
  return ideas
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MOST_TRIED)
    .find(({ choice }) => !whyNot(pack, view, choice.command))?.choice;
}
