import { type CardNo, groupsOf, MAX_SEATS } from '@illuminice/engine';
import { pick } from '../model/choose.ts';
import { nearestGap, strengthOf } from '../scene/distance.ts';
import { type ArmFacts, proximity } from '../scene/facts.ts';
import { factsFor } from '../scene/scene.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** By judgement: growth of strength for which cards are moved about, and Groups of a rival that are worth a guess. */
const WORTH_MOVING = 1.05;
const WORTH_NAMING = 3;

/** An action nothing can be attacked with: a Group moves to safety, or a face-down rival is named. */
export function spareAction(thought: Thought): Choice | undefined {
  if (!thought.skill.craft || thought.moves.pass) return undefined;
  return safer(thought)?.choice ?? accusation(thought);
}

/** The Group that most wants to hang elsewhere, and how strong we would then be. */
export function safer({ moves, scene, me }: Thought): { choice: Choice; strength: number } | undefined {
  const facts = factsFor(scene, me);
  const now = scene.strength[me] ?? 0;
  let best: { choice: Choice; strength: number } | undefined;
  for (const { group, arrows } of moves.move ?? [])
    for (const { host, side } of arrows) {
      const arms = rehung(facts.arms, group, host);
      const strength = strengthOf({ ...facts, arms }, scene.contest, scene.weights);
      if (strength <= Math.max(best?.strength ?? 0, now * WORTH_MOVING)) continue;
      best = {
        strength,
        choice: {
          command: { type: 'move', group, host, side },
          reason: { key: 'saferBelow', values: { group, host } },
        },
      };
    }
  return best;
}

/** The arms of a structure when one Group hangs from another card: sizes and closeness follow. */
export function rehung(arms: readonly ArmFacts[], group: CardNo, host: CardNo): ArmFacts[] {
  const before = new Map(arms.map((arm) => [arm.card, arm]));
  const hosts = new Map(arms.map((arm) => [arm.card, arm.card === group ? host : arm.host]));
  const depthOf = (card: CardNo, of: (card: CardNo) => CardNo): number => {
    let depth = 0;
    for (let at = card; at >= MAX_SEATS && depth <= arms.length; at = of(at)) depth++;
    return depth;
  };
  const oldDepth = (card: CardNo) => depthOf(card, (each) => before.get(each)?.host ?? -1);
  const newDepth = (card: CardNo) => depthOf(card, (each) => hosts.get(each) ?? -1);
  const sizes = new Map<CardNo, number>();
  for (const { card } of arms)
    for (let at = card, steps = 0; at >= MAX_SEATS && steps <= arms.length; at = hosts.get(at) ?? -1, steps++)
      sizes.set(at, (sizes.get(at) ?? 0) + 1);
  return arms.map((arm) => ({
    card: arm.card,
    host: hosts.get(arm.card) ?? arm.host,
    size: sizes.get(arm.card) ?? 1,
    guard: arm.guard - proximity(oldDepth(arm.card)) + proximity(newDepth(arm.card)),
  }));
}

function accusation({ moves, scene, pack, view, random }: Thought): Choice | undefined {
  const [accused] = (moves.accuse ?? []).toSorted(
    (a, b) =>
      nearestGap(factsFor(scene, a), scene.contest, scene.weights) -
      nearestGap(factsFor(scene, b), scene.contest, scene.weights),
  );
  if (accused === undefined || groupsOf(scene.board, accused).length < WORTH_NAMING) return undefined;
  const open = new Set(view.seats.map(({ illuminati }) => illuminati));
  const unknown = pack.illuminati.map((_, no) => no).filter((no) => !open.has(no));
  if (unknown.length === 0) return undefined;
  const illuminati = pick(unknown, random);
  return {
    command: { type: 'accuse', accused, illuminati },
    reason: { key: 'accuse', values: { seat: accused, illuminati } },
  };
}
