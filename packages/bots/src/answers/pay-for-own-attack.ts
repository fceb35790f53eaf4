import { explainAttack, MAX_SEATS } from '@illuminice/engine';
import { attackNote, type Draft } from '../attack/candidates.ts';
import { outcomeOf } from '../attack/outcome.ts';
import { type Rated, rate } from '../attack/rate.ts';
import { chanceOf, percent } from '../scene/odds.ts';
import { playable, specialCost } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/** what is paid beyond it waits until somebody pays against it, for then all are asked again (R-9.7, B-8). */
const BEST_ROLL = 10;

/** the attacker pays what the odds are worth, from the attacking card first. */
export function payFor(thought: Thought): Choice {
  const { view, scene, me, pack, skill, moves } = thought;
  const attack = view.attack;
  const required = explainAttack(pack, view)?.required ?? 0;
  if (!attack) return { command: { type: 'done' }, reason: { key: 'nothingToPayFor' } };
  const { target } = attack;
  const cue = { moment: 'attack', target } as const;
  const draft: Draft = {
    kind: attack.kind,
    attacker: attack.attacker,
    target,
    aids: attack.aids,
    whispering: attack.whispering,
    required,
    outcome: outcomeOf(scene, { kind: attack.kind, target, by: me, attacker: attack.attacker }),
  };
  const rating = { foresight: thought.foresight, privileged: attack.privileged };
  const rated = clumsy(thought, rate(scene, draft, rating));
  const money = callForMoney(thought, draft, rated.gain);
  if (money) return money;
  const chance = chanceOf(required);
  const hopeless = rated.gain <= 0 || chanceOf(required + rated.spend) === 0;
  if (hopeless && moves.callOff && skill.plans && thought.remembers && !thought.isDesperate)
    return {
      command: { type: 'callOff' },
      reason: { key: 'attackNotWorthIt', values: { chance: percent(chance), target } },
      memory: { ...thought.memory, tried: [...thought.memory.tried, attackNote(draft)] },
    };
  const spend = skill.clumsiness > 0 ? rated.spend : Math.min(rated.spend, Math.max(0, BEST_ROLL - required));
  if (spend === 0 || !moves.spend?.length)
    return {
      command: { type: 'done' },
      reason: { key: 'attackOddsWillDo', values: { chance: percent(chance), target } },
      cue,
    };
  const onCard = attack.attacker < MAX_SEATS ? 0 : (scene.money[attack.attacker] ?? 0);
  const fromCard = Math.min(onCard, spend);
  const amount = fromCard > 0 ? fromCard : spend;
  return {
    command: { type: 'spend', from: fromCard > 0 ? attack.attacker : me, amount },
    reason: {
      key: 'payForOdds',
      values: { amount, target, before: percent(chance), after: percent(chanceOf(required + amount)) },
    },
    cue,
  };
}

/** A beginner pays by feel: once, too little or too much. */
function clumsy({ skill, random, view }: Thought, rated: Rated): Rated {
  if (skill.clumsiness === 0) return rated;
  if (view.attack?.committed) return { ...rated, spend: 0 };
  return { ...rated, spend: Math.floor(rated.spend * (1 + skill.clumsiness * (random() * 1.5 - 1))) };
}

/** Times its price that a money Special must bring. By judgement. */
const WORTH_SPECIAL = 1.2;

/** A money Special in the middle of one's own attack, when the attack is worth it. */
function callForMoney(thought: Thought, draft: Draft, gain: number): Choice | undefined {
  const fund = playable(thought, 'gainsMoney');
  if (fund === undefined || !thought.skill.specials) return undefined;
  const effect = thought.pack.specials[fund]?.effect;
  if (effect?.type !== 'gainsMoney') return undefined;
  const { scene, me, view } = thought;
  const richer = { ...scene, money: scene.money.with(me, (scene.money[me] ?? 0) + effect.amount) };
  const better = rate(richer, draft, { foresight: thought.foresight, privileged: view.attack?.privileged ?? false });
  if (better.gain - gain <= WORTH_SPECIAL * specialCost(thought, fund)) return undefined;
  return {
    command: { type: 'play', card: fund },
    reason: { key: 'attackWithMoney', values: { amount: effect.amount } },
    cue: { moment: 'attack', target: draft.target },
  };
}
