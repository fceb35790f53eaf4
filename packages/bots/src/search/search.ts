import { imagine, type RandomPort } from '@illuminice/engine';
import type { Mind } from '../mind.ts';
import type { Choice, Thought } from '../thought.ts';
import { playOut } from './playout.ts';

interface Arm {
  readonly choice: Choice;
  /** What the evaluation alone thinks of it; breaks ties and steadies small samples. */
  readonly prior: number;
  sum: number;
  tries: number;
}

/** Evidence of the evaluation counts as much as this many looks ahead. */
const PRIOR_WEIGHT = 1.5;

/**
 * Looks ahead over a few candidates in imagined states: the same invented cards and dice for every candidate, so that
 * luck cancels out. Candidates that fall behind are dropped half-way.
 */
export function searched(
  thought: Thought,
  candidates: readonly { readonly choice: Choice; readonly gain: number }[],
  mind: Mind,
): Choice {
  const { pack, view, me, random, skill, style, budget } = thought;
  const first = candidates[0]?.choice as Choice;
  if (candidates.length < 2) return first;
  const share = thought.scene.total > 0 ? (thought.scene.strength[me] ?? 0) / thought.scene.total : 0;
  let arms: Arm[] = candidates.map(({ choice, gain }) => ({ choice, prior: share + gain, sum: 0, tries: 0 }));
  const started = budget.now?.() ?? 0;
  let left = budget.nodes ?? skill.searchNodes;
  const inTime = () =>
    left > 0 && (budget.millis === undefined || !budget.now || budget.now() - started < budget.millis * 0.85);
  for (let round = 0; inTime() && round < 64 && arms.length > 1; round++) {
    const from = imagine(pack, view, portFrom(random));
    const dice = portFrom(random);
    const chance = seedOf(random);
    for (const arm of arms) {
      if (!inTime() && arm.tries > 0) break;
      const played = playOut({
        pack,
        from,
        me,
        first: arm.choice.command,
        mind,
        random: stream(chance),
        dice,
        turns: Math.min(view.seats.length, skill.searchTurns),
        weights: skill.weights,
        style,
      });
      left -= played?.nodes ?? 1;
      arm.sum += played?.share ?? 0;
      arm.tries++;
    }
    if (round === 3 || round === 7 || round === 15) arms = better(arms);
  }
  return explained(arms, first);
}

function mean({ sum, tries, prior }: Arm): number {
  return (sum + PRIOR_WEIGHT * prior) / (tries + PRIOR_WEIGHT);
}

function better(arms: readonly Arm[]): Arm[] {
  return arms.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.max(2, Math.ceil(arms.length / 2)));
}

function explained(arms: readonly Arm[], first: Choice): Choice {
  const [top] = arms.toSorted((a, b) => mean(b) - mean(a));
  if (!top || top.tries === 0) return first;
  return {
    ...top.choice,
    reason: `${top.choice.reason} (best of ${arms.length} after ${top.tries} imagined continuations)`,
  };
}

function seedOf(random: () => number): number {
  return Math.floor(random() * 2 ** 32) | 0;
}

/** A port whose draws depend on the counter alone, as the engine wants it. */
function portFrom(random: () => number): RandomPort {
  const seed = seedOf(random);
  return (counter, below) => Math.floor((mixed(seed ^ Math.imul(counter + 1, 0x9e3779b1)) / 2 ** 32) * below);
}

function stream(seed: number): () => number {
  let counter = 0;
  return () => mixed(seed + Math.imul(++counter, 0x85ebca6b)) / 2 ** 32;
}

function mixed(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
