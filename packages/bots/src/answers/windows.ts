import { type CardNo, explainAttack, type Seat, type SpecialEffect, type SpecialUse } from '@illuminice/engine';
import { VITAL } from '../attack/opposition.ts';
import { shareAfter, stakeInAttack, weighed } from '../attack/outcome.ts';
import { nearestGap } from '../scene/distance.ts';
import { gaining } from '../scene/facts.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
import { lackOf } from '../scene/standing.ts';
import type { Reason } from '../texts/reason.ts';
import { lastCost, playable, specialCost } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';

/**
 * When a turn is taken from somebody: captures they are from victory, and shares of it. Thresholds in this file
 * are by judgement: such cards are played a few times in a game, too seldom for the arena to tell neighbours apart.
 */
const WINS_NOW = 1.7;
const MAY_WIN = { gap: 2.3, share: 0.4 } as const;
/** With so few cards left the game may end by the deck, and the leader's turns count most. */
const LATE = { deck: 12, share: 0.45 } as const;

/** What a reaction must be worth: so many times the card it costs, and so much of the share of victory. */
const ROLL_PRICE = { cards: 1.5, share: 0.01 } as const;
const CANCEL_PRICE = { cards: 1.6, share: 0.02 } as const;

/** How much of an attack hangs on its privilege, claimed or lifted, and on somebody entering it. */
const PRIVILEGE_PART = 0.4;
const ENTERING_PART = 0.3;

/** What the loss of one's own turn costs: a part of one's share, and something whoever one is. */
const LOST_TURN = { part: 0.12, share: 0.03 } as const;

const declining = (reason: Reason): Choice => ({ command: { type: 'decline' }, reason });

/** a turn is taken from whoever could win in it. */
export function answerStart(thought: Thought): Choice {
  const senate = playable(thought, 'losesTurn');
  if (senate === undefined) return declining({ key: 'nothingAtStart' });
  const { scene, view } = thought;
  const victim = view.turn.seat;
  const gap = nearestGap(factsFor(scene, victim), scene.contest, scene.weights);
  const share = shareOf(scene, victim);
  const isLate = view.deckCount < LATE.deck;
  const { specials, freePrivilege } = factsFor(scene, victim);
  // Who cannot claim privilege is stopped by money.
  if (thought.skill.weights.saves > 0 && specials === 0 && !freePrivilege)
    return declining({ key: 'notWinningNow', values: { seat: victim } });
  if (gap <= WINS_NOW || (gap <= MAY_WIN.gap && share > MAY_WIN.share) || (isLate && share > LATE.share))
    return {
      command: { type: 'play', card: senate },
      reason: scene.contest.byScore
        ? { key: 'turnFarAhead', values: { seat: victim } }
        : { key: 'turnNearVictory', values: { seat: victim, lack: lackOf(scene, victim) } },
      cue: { moment: 'oppose' },
    };
  return declining({ key: 'notWinningNow', values: { seat: victim } });
}

/** the roll is changed when what hangs on it is worth more than the card. */
export function answerRoll(thought: Thought): Choice {
  const { moves, view, pack } = thought;
  if (!moves.play?.length || !view.attack) return declining({ key: 'rollStands' });
  const numbers = explainAttack(pack, view);
  const required = numbers?.required ?? 0;
  const roll = view.attack.roll ?? 7;
  const succeeds = (value: number) => value <= 10 && value <= required;
  const stake = stakeInAttack(thought.scene);
  const { target } = view.attack;
  const vital = VITAL * shareOf(thought.scene, thought.me);
  for (const { card } of moves.play) {
    const effect = pack.specials[card]?.effect;
    if (effect?.type !== 'setsRoll' || succeeds(effect.to) === succeeds(roll)) continue;
    const gain = succeeds(effect.to) ? stake : -stake;
    const price =
      ROLL_PRICE.cards * (gain > vital ? lastCost : specialCost)(thought, card) +
      ROLL_PRICE.share * thought.scene.grain;
    if (gain > price)
      return {
        command: { type: 'play', card },
        reason: {
          key: 'rollSet',
          values: { special: card, roll: effect.to, target, succeeds: succeeds(effect.to) },
        },
        cue: { moment: gain === stake && view.turn.seat === thought.me ? 'success' : 'oppose' },
      };
  }
  return declining({ key: 'rollNotWorthCard' });
}

/** what another Special would do to us, against what cancelling is worth. */
export function answerSecrets(thought: Thought): Choice {
  const secrets = playable(thought, 'cancelsSpecial');
  const question = thought.view.questions.at(-1);
  if (secrets === undefined || question?.kind !== 'secrets') return declining({ key: 'specialLetPass' });
  const harm = harmOf(thought, question.subject);
  const vital = -stakeInAttack(thought.scene) > VITAL * shareOf(thought.scene, thought.me);
  if (
    harm >
    CANCEL_PRICE.cards * (vital ? lastCost : specialCost)(thought, secrets) + CANCEL_PRICE.share * thought.scene.grain
  )
    return {
      command: { type: 'play', card: secrets },
      reason: { key: 'specialWouldCost', values: { seat: question.subject.seat, points: Math.round(harm * 100) } },
      cue: { moment: 'oppose' },
    };
  return declining({ key: 'effectHarmless' });
}

function harmOf(thought: Thought, subject: SpecialUse): number {
  const { scene, pack } = thought;
  if (subject.use !== 'play') {
    // Privilege for or against an attack matters as much as the attack does.
    const stake = stakeInAttack(scene);
    return subject.use === 'abolish' ? PRIVILEGE_PART * stake : -PRIVILEGE_PART * stake;
  }
  const effect = pack.specials[subject.play.card]?.effect;
  return effect ? harmOfEffect(scene, effect, { by: subject.seat, target: subject.play.target }) : 0;
}

function harmOfEffect(
  scene: Scene,
  effect: SpecialEffect,
  { by, target }: { readonly by: Seat; readonly target: CardNo | undefined },
): number {
  const { me } = scene;
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
      const after = gaining(scene.pack, facts, { cards: [target], money: 0, masks: scene.board.alignments, host: by });
      return now - shareAfter(weighed(scene, [[by, after]]), me);
    }
    case 'losesTurn':
      return scene.view.turn.seat === me ? (LOST_TURN.part * now + LOST_TURN.share) * scene.grain : 0;
    case 'setsRoll': {
      const required = explainAttack(scene.pack, scene.view)?.required ?? 0;
      const roll = scene.view.attack?.roll ?? 7;
      const was = roll <= 10 && roll <= required;
      const will = effect.to <= 10 && effect.to <= required;
      return was === will ? 0 : (will ? -1 : 1) * stakeInAttack(scene);
    }
    case 'endsPrivilege':
    case 'entersPrivileged':
      return ENTERING_PART * Math.max(0, stakeInAttack(scene));
    default:
      return 0;
  }
}
