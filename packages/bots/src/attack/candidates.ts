import {
  type AttackCommand,
  type AttackKind,
  type AttackMoves,
  breakdown,
  type CardNo,
  groupsOf,
  MAX_SEATS,
  NOTHING_SPENT,
} from '@illuminice/engine';
import type { Scene } from '../scene/scene.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** An attack one could announce, before any money. */
export interface Draft {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids: readonly CardNo[];
  readonly whispering: boolean;
  readonly required: number;
  readonly outcome: Outcome;
}

/** Every attack worth a thought: kinds, attackers, targets and a few ways to lend power. */
export function draftsOf(scene: Scene, moves: AttackMoves, kinds: readonly AttackKind[]): Draft[] {
  const drafts: Draft[] = [];
  const purse = scene.money[scene.me] ?? 0;
  const lendable = moves.aids.reduce((sum, card) => sum + lent(scene, card), 0);
  for (const kind of kinds) {
    const whispers = kind === 'destroy' ? moves.powerless : [];
    for (const target of [...moves[kind], ...whispers]) {
      if (!isWorthIt(scene, kind, target)) continue;
      for (const { card: attacker, inSides } of moves.attackers) {
        if (attacker === target) continue;
        if (kind === 'control' && !(inSides & (1 << (scene.pack.inSide[target] ?? 0)))) continue;
        if (isBarred(scene, moves, { card: attacker, target })) continue;
        const reach = purse + lendable + (attacker < MAX_SEATS ? 0 : (scene.money[attacker] ?? 0));
        if (roughly(scene, { kind, attacker, target }) + reach + BONUS_SLACK < LEAST_ROLL) continue;
        const whispering = whispers.includes(target);
        const alone = requiredFor(scene, { kind, attacker, target, aids: [], whispering });
        if (alone + reach < LEAST_ROLL) continue;
        const outcome = outcomeOf(scene, { kind, target, by: scene.me, attacker });
        for (const aids of waysToAid(scene, moves, { attacker, target, alone }))
          drafts.push({
            kind,
            attacker,
            target,
            aids,
            whispering,
            required: alone + aids.reduce((sum, card) => sum + lent(scene, card), 0),
            outcome,
          });
      }
    }
  }
  return drafts;
}

/** How an attack is remembered that was called off, so that it is not announced again in this turn. */
export function attackNote({ kind, attacker, target }: Pick<Draft, 'kind' | 'attacker' | 'target'>): string {
  return `attack:${kind}:${attacker}:${target}`;
}

/** An attack that cannot be brought to this roll (1 in 6) is not looked at. By judgement. */
const LEAST_ROLL = 4;
/** more than 10 helps nothing; with two points to spare nobody needs to lend. */
const BEST_ROLL = 10;
const CERTAIN = 12;

/** No ability bonus of the pack adds up to more than this in practice; a bound that only saves time. */
const BONUS_SLACK = 9;

export function requiredFor(
  scene: Scene,
  { kind, attacker, target, aids, whispering }: Pick<Draft, 'kind' | 'attacker' | 'target' | 'aids' | 'whispering'>,
): number {
  return breakdown(scene.pack, scene.ownBoard, {
    kind,
    attacker,
    target,
    aids,
    whispering,
    spent: NOTHING_SPENT,
  }).required;
}

/** Attacks on one's own cards pay only for whoever has to destroy; the rest would be noise. */
function isWorthIt(scene: Scene, kind: AttackKind, target: CardNo): boolean {
  const owner = scene.board.owner[target] ?? -1;
  if (kind !== 'destroy') return true;
  const destroyer = scene.facts[scene.me]?.goals.some(({ goal }) => goal.type === 'destroyed') ?? false;
  if (owner === scene.me) return destroyer && groupsOf(scene.board, scene.me).length > 2;
  return owner >= 0 || destroyer;
}

function roughly(
  { pack, board }: Scene,
  { kind, attacker, target }: Pick<Draft, 'kind' | 'attacker' | 'target'>,
): number {
  const owner = board.owner[target] ?? -1;
  const defence = kind === 'destroy' ? (pack.power[target] ?? 0) : (pack.resistance[target] ?? 0);
  const ours = board.alignments[attacker] ?? 0;
  const theirs = board.alignments[target] ?? 0;
  const shared =
    bits(ours & theirs) + bits(ours & 0b01010101 & (theirs >> 1)) + bits((ours >> 1) & 0b01010101 & theirs);
  const proximity =
    owner < 0 ? 0 : board.host[target] === owner ? 10 : (board.host[board.host[target] ?? -1] ?? -1) === owner ? 5 : 0;
  const power = attacker < MAX_SEATS ? 10 : (pack.power[attacker] ?? 0);
  return power - defence - proximity + 4 * shared + (kind === 'neutralize' ? 6 : 0);
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

export function lent({ pack, view }: Scene, card: CardNo): number {
  if (card >= MAX_SEATS) return pack.transferable[card] ?? 0;
  const illuminati = pack.illuminati[view.seats[card]?.illuminati ?? -1];
  return (view.options.hiddenGoals ? illuminati?.powerWithHiddenGoals : undefined) ?? illuminati?.power ?? 0;
}

/** */
function isBarred(
  { board }: Scene,
  { immune }: AttackMoves,
  { card, target }: { readonly card: CardNo; readonly target: CardNo },
): boolean {
  return immune.some(({ targets, from }) => targets.includes(target) && ((board.alignments[card] ?? 0) & from) !== 0);
}

/** None, just enough Groups, all Groups, the Illuminati card, everybody: more than these are variations. */
function waysToAid(
  scene: Scene,
  moves: AttackMoves,
  { attacker, target, alone }: { readonly attacker: CardNo; readonly target: CardNo; readonly alone: number },
): readonly (readonly CardNo[])[] {
  const helpers = moves.aids.filter(
    (card) => card !== attacker && card !== target && !isBarred(scene, moves, { card, target }),
  );
  const ways: CardNo[][] = [[]];
  if (helpers.length === 0 || alone >= CERTAIN) return ways;
  const groups = helpers.filter((card) => card >= MAX_SEATS).toSorted((a, b) => lent(scene, a) - lent(scene, b));
  const illuminati = helpers.filter((card) => card < MAX_SEATS);
  let sum = alone;
  const some: CardNo[] = [];
  for (const card of groups) {
    if (sum >= BEST_ROLL) break;
    sum += lent(scene, card);
    some.push(card);
    ways.push(some.slice());
  }
  if (illuminati.length > 0) {
    ways.push(illuminati);
    if (groups.length > 0) ways.push([...illuminati, ...groups]);
  }
  return ways;
}

export function toCommand(draft: Draft, moves: AttackMoves, me: number): AttackCommand {
  const { kind, attacker, target, aids, whispering } = draft;
  const faceDown = moves.stated !== undefined;
  const takesPart = attacker === me || aids.includes(me);
  return {
    type: 'attack',
    kind,
    attacker,
    target,
    ...(aids.length > 0 ? { aids } : {}),
    ...(whispering ? { whispering: true as const } : {}),
    ...(faceDown && takesPart && moves.stated ? { stated: moves.stated } : {}),
    ...(faceDown ? { claimed: true } : {}),
  };
}
