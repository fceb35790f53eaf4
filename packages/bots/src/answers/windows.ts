import { explainAttack, type Seat, type SpecialEffect, type SpecialUse } from '@illuminice/engine';
import { shareAfter, stakeInAttack, weighed } from '../attack/outcome.ts';
import { nearestGap } from '../scene/distance.ts';
import { gaining } from '../scene/facts.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
import { shortOfVictory } from '../scene/standing.ts';
import { nameOf, specialName } from '../texts/names.ts';
import { type Reason, why } from '../texts/reason.ts';
import { playable, specialCost } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';

const declining = (reason: Reason): Choice => ({ command: { type: 'decline' }, reason });

/** a turn is taken from whoever could win in it. */
export function answerStart(thought: Thought): Choice {
  const senate = playable(thought, 'losesTurn');
  if (senate === undefined) return declining(why`nothing to say at the start of this turn`);
  const { scene, view } = thought;
  const victim = view.turn.seat;
  const gap = nearestGap(factsFor(scene, victim), scene.contest, scene.weights);
  const share = shareOf(scene, victim);
  const late = view.deckCount < 12;
  const short = shortOfVictory(factsFor(scene, victim), scene.contest, scene.weights);
  if (gap <= 1.6 || (gap <= 2.3 && share > 0.4) || (late && share > 0.45))
    return {
      command: { type: 'play', card: senate },
      reason: scene.contest.byScore
        ? why`${{ seat: victim }} is far ahead and would move now`
        : why`${{ seat: victim }} lacks ${short} and would move now`,
      moment: 'oppose',
    };
  return declining(why`${{ seat: victim }} does not look like winning in this turn`);
}

/** the roll is changed when what hangs on it is worth more than the card. */
export function answerRoll(thought: Thought): Choice {
  const { options, view, pack } = thought;
  if (!options.play?.length || !view.attack) return declining(why`the roll stands`);
  const numbers = explainAttack(pack, view);
  const required = numbers?.required ?? 0;
  const roll = view.attack.roll ?? 7;
  const succeeds = (value: number) => value <= 10 && value <= required;
  const stake = stakeInAttack(thought.scene);
  const target = nameOf(pack, view, view.attack.target);
  for (const { card } of options.play) {
    const effect = pack.specials[card]?.effect;
    if (effect?.type !== 'setsRoll' || succeeds(effect.to) === succeeds(roll)) continue;
    const gain = succeeds(effect.to) ? stake : -stake;
    if (gain > 1.5 * specialCost(thought, card) + 0.01 * thought.scene.grain)
      return {
        command: { type: 'play', card },
        reason: succeeds(effect.to)
          ? why`${specialName(pack, card)} makes the roll a ${effect.to}, so the attack on ${target} succeeds`
          : why`${specialName(pack, card)} makes the roll a ${effect.to}, so the attack on ${target} fails`,
        moment: gain === stake && view.turn.seat === thought.me ? 'success' : 'oppose',
      };
  }
  return declining(why`the roll is not worth a card`);
}

/** what another Special would do to us, against what cancelling is worth. */
export function answerSecrets(thought: Thought): Choice {
  const secrets = playable(thought, 'cancelsSpecial');
  const question = thought.view.questions.at(-1);
  if (secrets === undefined || question?.kind !== 'secrets') return declining(why`let it happen`);
  const harm = harmOf(thought, question.subject);
  const who = { seat: question.subject.seat };
  if (harm > 1.6 * specialCost(thought, secrets) + 0.02 * thought.scene.grain)
    return {
      command: { type: 'play', card: secrets },
      reason: why`what ${who} plays would cost me ${Math.round(harm * 100)} points of my chances`,
      moment: 'oppose',
    };
  return declining(why`that does little harm to me`);
}

function harmOf(thought: Thought, subject: SpecialUse): number {
  const { scene, pack, me } = thought;
  if (subject.use !== 'play') {
    // Privilege for or against an attack matters as much as the attack does.
    const stake = stakeInAttack(scene);
    return subject.use === 'abolish' ? 0.4 * stake : -0.4 * stake;
  }
  const effect = pack.specials[subject.play.card]?.effect;
  return effect ? harmOfEffect(scene, effect, subject.seat, subject.play.target, me) : 0;
}

function harmOfEffect(scene: Scene, effect: SpecialEffect, by: Seat, target: number | undefined, me: Seat): number {
  const now = shareOf(scene, me);
  const facts = factsFor(scene, by);
  const richer = (amount: number) =>
    now - shareAfter(weighed(scene, [[by, { ...facts, purse: facts.purse + amount }]]), me);
  switch (effect.type) {
    case 'gainsMoney':
      return richer(effect.amount);
    case 'doublesIncome':
      return richer(facts.income);
    case 'redistributes':
      return richer(effect.bonus);
    case 'takesGroup': {
      if (target === undefined) return 0;
      const after = gaining(scene.pack, facts, [target], { money: 0, masks: scene.board.alignments, host: by });
      return now - shareAfter(weighed(scene, [[by, after]]), me);
    }
    case 'losesTurn':
      return scene.view.turn.seat === me ? (0.12 * now + 0.03) * scene.grain : 0;
    case 'setsRoll': {
      const required = explainAttack(scene.pack, scene.view)?.required ?? 0;
      const roll = scene.view.attack?.roll ?? 7;
      const was = roll <= 10 && roll <= required;
      const will = effect.to <= 10 && effect.to <= required;
      return was === will ? 0 : (will ? -1 : 1) * stakeInAttack(scene);
    }
    case 'endsPrivilege':
    case 'entersPrivileged':
      return 0.3 * Math.max(0, stakeInAttack(scene));
    default:
      return 0;
  }
}
