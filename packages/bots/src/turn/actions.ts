import type { AttackMoves, CardNo, Seat } from '@illuminice/engine';
import { toCommand } from '../attack/candidates.ts';
import { aimed } from '../attack/lasers.ts';
import { moneyRate } from '../attack/outcome.ts';
import type { Rated } from '../attack/rate.ts';
import { payPromised } from '../bargain/keep-word.ts';
import { makeOffer } from '../bargain/make-offers.ts';
import { nearestGap } from '../scene/distance.ts';
import { chanceBetween, percent } from '../scene/odds.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
import { prospectOf, shortOfVictory } from '../scene/standing.ts';
import { searched } from '../search/search.ts';
import type { Prospect, Reason } from '../texts/reason.ts';
import type { Choice, Move, Thought } from '../thought/thought.ts';
import { bribery } from './bribery.ts';
import { freeThing } from './free-things.ts';
import { bestOfPairs } from './plans.ts';
import { LEAST_GAIN, privilegeFor, ratedAttacks } from './rate-attacks.ts';
import { safer, spareAction } from './spare-actions.ts';

/** P3: the best of all attacks and Bribery, or the end of the phase. */
export function chooseAction(thought: Thought): Choice {
  const free = freeThing(thought);
  if (free) return free;
  const offer = payPromised(thought) ?? makeOffer(thought);
  if (offer) return offer;
  const moves = actionMoves(thought);
  const best = moves[0];
  const waiting = valueOfWaiting(thought);
  const rest = spareAction(thought) ?? endOfActions(thought, best);
  if (thought.lookAhead) {
    const candidates = [...distinct(moves).slice(0, MOST_LOOKED_AHEAD), { choice: rest, gain: waiting }];
    return searched(
      thought,
      candidates.toSorted((a, b) => b.gain - a.gain),
    );
  }
  return best && best.gain > waiting ? best.choice : rest;
}

/** One way to make each attack is enough to look ahead at. */
function distinct(moves: readonly Move[]): Move[] {
  const seen = new Set<string>();
  return moves.filter(({ choice: { command } }) => {
    const key = command.type === 'attack' ? `${command.kind}:${command.target}:${command.attacker}` : command.type;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Passing brings 5 MB; otherwise nothing is gained by doing nothing. */
function valueOfWaiting({ scene, me, moves, isDesperate }: Thought): number {
  if (isDesperate) return -1;
  const share = shareOf(scene, me);
  return moves.pass ? MONEY_FOR_PASSING * moneyRate(scene, me) * share * (1 - share) : LEAST_GAIN * scene.grain;
}

/** */
const ACTIONS_OF_A_TURN = 2;
/** */
const MONEY_FOR_PASSING = 5;
/** Moves played on in imagined games, doing nothing apart; more share the same budget. By judgement. */
const MOST_LOOKED_AHEAD = 6;

function endOfActions({ moves, view }: Thought, best: Move | undefined): Choice {
  if (view.turn.actionsUsed >= ACTIONS_OF_A_TURN)
    return { command: { type: 'endActions' }, reason: { key: 'bothActionsUsed' } };
  const pass = moves.pass === true;
  const key = moves.attack || best ? 'noAttackWorthIt' : 'nothingToAttackWith';
  return { command: { type: pass ? 'pass' : 'endActions' }, reason: { key, values: { pass } } };
}

/** All moves of P3, best first. */
function actionMoves(thought: Thought): Move[] {
  const { moves, skill, scene, me, random, view } = thought;
  const found: Move[] = [];
  const blur = () => (skill.noise > 0 ? skill.noise * shareOf(scene, me) * (random() + random() + random() - 1.5) : 0);
  if (moves.attack) {
    const attack = moves.attack;
    const rated = ratedAttacks(thought, attack);
    const ordered = skill.plans ? bestOfPairs(thought, rated) : rated;
    for (const each of ordered) found.push({ choice: announce(thought, attack, each), gain: each.gain + blur() });
    const best = rated[0]?.gain ?? 0;
    const shelter = skill.shelters
      ? shelterMove(thought, view.turn.actionsUsed > 0 ? 0 : skill.credit * best)
      : undefined;
    if (shelter) found.push(shelter);
  }
  const bribe = bribery(thought);
  if (bribe) found.push(bribe);
  return found.toSorted((a, b) => b.gain - a.gain);
}

/** a Group brought to safety may be worth more than an attack; what else the turn allows comes on top. */
function shelterMove(thought: Thought, rest: number): Move | undefined {
  const { scene, me } = thought;
  const move = safer(thought);
  if (!move) return undefined;
  const others = scene.total - (scene.strength[me] ?? 0);
  return { choice: move.choice, gain: move.strength / (move.strength + others) - shareOf(scene, me) + rest };
}

/** Per cent below which an attack is made for what it costs those who stop it: said so, it does not look like a mistake (B-8). */
const HOPELESS = 5;

function announce(thought: Thought, moves: AttackMoves, rated: Rated): Choice {
  const { scene, me } = thought;
  const { draft } = rated;
  const { kind, target, attacker } = draft;
  const command = aimed(thought, toCommand(draft, moves, me), draft);
  const privilege = rated.privileged ? privilegeFor(thought, moves) : undefined;
  const owner = rivalWith(scene, target);
  const unopposed = percent(chanceBetween(draft.required + rated.spend));
  const isDare = percent(rated.chance) < HOPELESS && unopposed >= HOPELESS;
  const dare: Reason = {
    key: 'attackDares',
    values: { target, attacker, chance: unopposed, against: Math.round(rated.opposition) },
  };
  return {
    command: privilege ? { ...command, privilege } : command,
    reason: isDare
      ? dare
      : {
          key: 'attack',
          values: {
            ...{ kind, target, attacker, owner, spend: rated.spend },
            chance: percent(rated.chance),
            against: rated.opposition >= 1 ? Math.round(rated.opposition) : 0,
            privileged: privilege !== undefined,
            prospect: prospectFor(thought, rated),
          },
        },
    cue: { moment: 'attack', target },
  };
}

function rivalWith({ board, me }: Scene, card: CardNo): Seat | undefined {
  const owner = board.owner[card] ?? -1;
  return owner >= 0 && owner !== me ? owner : undefined;
}

/** What makes an attack urgent: it wins, it stops somebody, or it brings us nearer. */
function prospectFor({ scene, me }: Thought, { draft }: Rated): Prospect | undefined {
  const own = draft.outcome.changes.find(([seat]) => seat === me)?.[1];
  const before = nearestGap(factsFor(scene, me), scene.contest, scene.weights);
  const after = own && nearestGap(own, scene.contest, scene.weights);
  // B-8: a goal that is met already is not what this attack would bring.
  if (after === 0 && before > 0) return { who: 'me', lack: 'nothing' };
  const owner = rivalWith(scene, draft.target);
  const stops = owner === undefined ? undefined : prospectOf(scene, owner);
  if (stops || !own || after === undefined) return stops;
  if (after >= before) return undefined;
  return { who: 'me', lack: shortOfVictory(own, scene.contest, scene.weights) };
}
