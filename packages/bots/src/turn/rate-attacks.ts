import type { AttackKind, AttackMoves } from '@illuminice/engine';
import { attackNote, type Draft, draftsOf } from '../attack/candidates.ts';
import { moneyRate } from '../attack/outcome.ts';
import { type Rated, rate } from '../attack/rate.ts';
import { privilegeAtStake, wordAtStake } from '../bargain/keep-word.ts';
import { nearestGap } from '../scene/distance.ts';
import { factsFor, type Scene, shareOf } from '../scene/scene.ts';
import { cheapest, specialCost } from '../thought/specials.ts';
import type { Thought } from '../thought/thought.ts';

/** Less than this share of victory is rounding, not a reason to attack. By judgement, as everything here that no rule names. */
export const LEAST_GAIN = 0.0005;
/** Points of expected opposition from which privilege is looked at. */
const WORTH_PRIVILEGE = 1.5;
/** */
const PRIVILEGE_MONEY = 5;
/** Bounds that only save time: attacks of a kind, and ways to make one of them. */
const MOST_OF_A_KIND = 16;
const MOST_WAYS = 3;
const MOST_WITHOUT_FORESIGHT = 12;
/** Captures a used card is worth to the second action, and what is left of that where nothing comes after. */
const WEAR = { illuminati: 0.12, aid: 0.02 } as const;
const TIE_BREAK = 0.0001;
/** Captures from victory at which a rival is attacked only to hurt them. */
const THREATENING = 3;

/** Every attack worth a closer look, with what it promises; best first. */
export function ratedAttacks(thought: Thought, moves: AttackMoves): Rated[] {
  const { scene, skill, memory } = thought;
  const quick = firstGroups(thought, draftsOf(scene, moves, kindsFor(thought)))
    .map((draft) => rate(scene, draft, { foresight: 0 }))
    .map((rated) => ({ ...rated, gain: rated.gain - wear(thought, rated) + wordAtStake(thought, rated.draft.target) }))
    .filter(({ gain, draft }) => gain > 0 && !memory.tried.includes(attackNote(draft)))
    .toSorted((a, b) => b.gain - a.gain);
  if (skill.foresight === 0) return quick.slice(0, MOST_WITHOUT_FORESIGHT);
  const how = thinksOfPrivilege(thought) ? privilegeFor(thought, moves) : undefined;
  return shortlist(scene, quick)
    .map((rated) => {
      const open = rate(scene, rated.draft, { foresight: thought.foresight });
      const shielded =
        how !== undefined && open.opposition > WORTH_PRIVILEGE
          ? rate(scene, rated.draft, {
              foresight: thought.foresight,
              privileged: true,
              reserve: moves.privilege.pay ? PRIVILEGE_MONEY : 0,
            })
          : undefined;
      const price = shielded ? privilegePrice(thought, moves) + privilegeAtStake(thought) : 0;
      const best = shielded && shielded.gain - price > open.gain ? { ...shielded, gain: shielded.gain - price } : open;
      return { ...best, gain: best.gain - wear(thought, best) + wordAtStake(thought, best.draft.target) };
    })
    .filter((rated) => isWorthAnnouncing(thought, rated))
    .toSorted((a, b) => b.gain - a.gain);
}

function thinksOfPrivilege({ skill, random }: Thought): boolean {
  return skill.privileges >= 1 || (skill.privileges > 0 && random() < skill.privileges);
}

/** B-3: a roll that somebody without a Group should be able to bring a first one to. By judgement: two in three. */
const GOOD_ROLL = 8;

/**
 * whoever has no Group takes one out of the middle, where nobody defends it, as long as there is one within reach. Of two players the one
 * who was out first had mostly spent their first money on a Group of the other (B-3).
 */
function firstGroups({ scene, me }: Thought, drafts: readonly Draft[]): readonly Draft[] {
  const { groups, purse } = factsFor(scene, me);
  if (groups > 0) return drafts;
  const free = drafts.filter(
    ({ kind, target, required }) =>
      kind === 'control' && (scene.board.owner[target] ?? -1) < 0 && required + purse >= GOOD_ROLL,
  );
  return free.length > 0 ? free : drafts;
}

/** B-8: what is expected to fail for certain is not announced, however much rivals might pay against it. */
function isWorthAnnouncing({ scene, isDesperate }: Thought, { gain, chance }: Rated): boolean {
  return isDesperate || (gain > LEAST_GAIN * scene.grain && chance > 0);
}

/**
 * What is looked at closely. Without opposition a rich rival's arms promise most and would fill any list; so uncontrolled
 * targets have places of their own, and no target takes more than a few.
 */
function shortlist({ board }: Scene, quick: readonly Rated[]): Rated[] {
  const ways = new Map<string, number>();
  const places = { free: MOST_OF_A_KIND, owned: MOST_OF_A_KIND };
  return quick.filter(({ draft: { kind, target } }) => {
    const key = `${kind}:${target}`;
    const taken = ways.get(key) ?? 0;
    const part = (board.owner[target] ?? -1) < 0 ? 'free' : 'owned';
    if (taken >= MOST_WAYS || places[part] === 0) return false;
    ways.set(key, taken + 1);
    places[part]--;
    return true;
  });
}

/** Cards that take part are not there for the second action. */
function wear({ scene, me, view, skill }: Thought, { draft }: Rated): number {
  if (view.turn.actionsUsed > 0 || skill.plans) return TIE_BREAK * draft.aids.length;
  const share = shareOf(scene, me);
  const unit = scene.weights.steepness * share * (1 - share);
  const illuminati = draft.attacker === me || draft.aids.includes(me) ? WEAR.illuminati : 0;
  return unit * (illuminati + WEAR.aid * draft.aids.length);
}

/** 5 MB if the card allows it, otherwise the cheapest Special. */
export function privilegeFor(
  { pack }: Thought,
  { privilege }: AttackMoves,
): { pay: true } | { discard: number } | undefined {
  if (privilege.pay) return { pay: true };
  const [discard] = cheapest(pack, privilege.discard);
  return discard === undefined ? undefined : { discard };
}

function privilegePrice(thought: Thought, moves: AttackMoves): number {
  const { scene, me } = thought;
  const share = shareOf(scene, me);
  const how = privilegeFor(thought, moves);
  if (!how) return 0;
  if ('pay' in how) return PRIVILEGE_MONEY * moneyRate(scene, me) * share * (1 - share);
  return specialCost(thought, how.discard);
}

function kindsFor({ skill, scene, me }: Thought): readonly AttackKind[] {
  const destroyer = factsFor(scene, me).goals.some(({ goal }) => goal.type === 'destroyed');
  if (!skill.spoils) return destroyer ? ['control', 'destroy'] : ['control'];
  const threatened = scene.facts.some(
    (facts, seat) => seat !== me && facts.active && nearestGap(facts, scene.contest, scene.weights) <= THREATENING,
  );
  if (threatened) return ['control', 'neutralize', 'destroy'];
  return destroyer ? ['control', 'destroy'] : ['control'];
}
