/** B-7: defence, interference, payment, Specials in windows and deals are looked ahead at like attacks, where something hangs on them. */
import { type CardNo, explainAttack, MAX_SEATS, type SeatCommand } from '@illuminice/engine';
import { keepsOutOfAttack } from '../attack/opposition.ts';
import { stakeInAttack } from '../attack/outcome.ts';
import { nearestGap } from '../scene/distance.ts';
import { chanceOf, percent } from '../scene/odds.ts';
import { factsFor } from '../scene/scene.ts';
import { prospectOf } from '../scene/standing.ts';
import type { Reason } from '../texts/reason.ts';
import { playable } from '../thought/specials.ts';
import type { Choice, Thought } from '../thought/thought.ts';
import { searched } from './search.ts';

/** The part of the budget an answer gets: there are several in every attack. By judgement, as everything here that no rule names. */
const PART = 0.35;
/** Share of victory that must hang on somebody else's attack. */
const WORTH_A_LOOK = 0.03;
/** Captures from victory at which a turn may be worth taking away. */
const NEAR = 3;
/** What the evaluation's answer is thought to be ahead of the others, as a share of victory. */
const AHEAD = 0.004;
/** Rolls an attacker may want to need, and those others may want to leave them. */
const WANTED = [7, 9, 10];
const LEFT = [1, 4];

export function searchedAnswer(thought: Thought, usual: Choice): Choice {
  const others = otherAnswers(thought, usual).filter(({ command }) => !isSame(command, usual.command));
  if (others.length === 0) return usual;
  const less = -AHEAD * thought.scene.grain;
  return searched(thought, [{ choice: usual, gain: 0 }, ...others.map((choice) => ({ choice, gain: less }))], PART);
}

function isSame(one: SeatCommand, two: SeatCommand): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

function otherAnswers(thought: Thought, { command }: Choice): Choice[] {
  if (command.type === 'accept')
    return [
      { command: { type: 'reject', from: command.from, serial: command.serial }, reason: { key: 'offerTooThin' } },
    ];
  switch (thought.view.questions.at(-1)?.kind) {
    case 'spending':
      return ['spend', 'done', 'callOff', 'play'].includes(command.type) ? payments(thought) : [];
    case 'roll':
      return rolls(thought);
    case 'secrets':
      return command.type === 'play' ? [{ command: { type: 'decline' }, reason: { key: 'effectHarmless' } }] : [];
    case 'start':
      return starts(thought);
    default:
      return [];
  }
}

function payments(thought: Thought): Choice[] {
  const { view, pack, me, moves, scene } = thought;
  const { attack, turn } = view;
  if (!attack) return [];
  const isOwn = turn.seat === me;
  if (!isOwn && attack.defender !== me && keepsOutOfAttack(scene)) return [];
  const stake = stakeInAttack(scene);
  const required = explainAttack(pack, view)?.required ?? 0;
  const chance = percent(chanceOf(required));
  if (!isOwn && (stake > -WORTH_A_LOOK * scene.grain || !moves.spend?.length)) return [];
  const { target } = attack;
  const leave: Reason = isOwn
    ? { key: 'attackOddsWillDo', values: { chance, target } }
    : { key: 'attackCostsLittle', values: { chance } };
  const found: Choice[] = [{ command: { type: 'done' }, reason: leave }];
  const preferred = isOwn ? attack.attacker : attack.defender === me ? target : me;
  const from = preferred >= MAX_SEATS && most(thought, preferred) > 0 ? preferred : me;
  const double = !isOwn && from === target ? 2 : 1;
  for (const wanted of isOwn ? WANTED : LEFT) {
    const points = isOwn ? wanted - required : required - wanted;
    const amount = Math.min(most(thought, from), Math.ceil(points / double));
    if (amount <= 0) continue;
    const after = percent(chanceOf(required + (isOwn ? 1 : -double) * amount));
    const meddles = !isOwn && attack.defender !== me;
    found.push({
      command: { type: 'spend', from, amount, ...(meddles ? { side: 'against' as const } : {}) },
      reason: {
        key: 'payForOdds',
        values: { amount, target, before: chance, after, prospect: isOwn ? undefined : prospectOf(scene, turn.seat) },
      },
      cue: isOwn ? { moment: 'attack', target } : { moment: meddles ? 'oppose' : 'defend' },
    });
  }
  return found;
}

function most({ moves }: Thought, card: CardNo): number {
  return moves.spend?.find(({ from }) => from === card)?.max ?? 0;
}

function rolls(thought: Thought): Choice[] {
  const { moves, view, pack, scene } = thought;
  const { attack } = view;
  if (!attack || !moves.play?.length) return [];
  const required = explainAttack(pack, view)?.required ?? 0;
  const succeeds = (roll: number) => roll <= 10 && roll <= required;
  const isSuccess = succeeds(attack.roll ?? 7);
  const stake = stakeInAttack(scene);
  const found: Choice[] = [{ command: { type: 'decline' }, reason: { key: 'rollNotWorthCard' } }];
  for (const { card } of moves.play) {
    const effect = pack.specials[card]?.effect;
    if (effect?.type !== 'setsRoll' || succeeds(effect.to) === isSuccess || stake > 0 === isSuccess) continue;
    found.push({
      command: { type: 'play', card },
      reason: {
        key: 'rollSet',
        values: { special: card, roll: effect.to, target: attack.target, succeeds: !isSuccess },
      },
      cue: { moment: 'oppose' },
    });
  }
  return found.length > 1 ? found : [];
}

function starts(thought: Thought): Choice[] {
  const { scene, view } = thought;
  const senate = playable(thought, 'losesTurn');
  const seat = view.turn.seat;
  if (senate === undefined || nearestGap(factsFor(scene, seat), scene.contest, scene.weights) > NEAR) return [];
  return [{ command: { type: 'decline' }, reason: { key: 'notWinningNow', values: { seat } } }];
}
