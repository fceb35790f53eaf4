/** Somebody is about to win: who they are, what is missing to stop them, and what each could pay of it. Public figures only. */
import { explainAttack, type Seat } from '@illuminice/engine';
import type { PromiseKind } from '../../session/stores/index.ts';
import { basicProgress, goalProgress, knownGoal } from '../../tabletop/goals/index.ts';
import { newSay, rivalsOf, type SayDraft, type Seen } from '../../tabletop/seen/index.ts';
import { attackToPayFor, moneyOf, owedBy } from './say.ts';

/** One turn brings two attacks. */
const ATTACKS = 2;
/** A goal of more than that is counted in money, power or points: of such a one, the part a turn may bring. */
const COUNTED_IN_GROUPS = 10;
const NEARLY = 0.85;

interface Progress {
  readonly have: number;
  readonly need: number;
}

const isNear = ({ have, need }: Progress): boolean =>
  need > COUNTED_IN_GROUPS ? have >= NEARLY * need : need - have <= ATTACKS;

const shareOf = ({ have, need }: Progress): number => have / need;

export interface Nearest {
  readonly seat: Seat;
  /** The part of a goal they have. */
  readonly share: number;
}

export function aboutToWin(seen: Seen): Nearest | undefined {
  const { pack, view } = seen;
  if (view.options.longGame || view.over) return undefined;
  const shares = rivalsOf(seen).map((seat) => {
    const basic = basicProgress(pack, view, seat);
    const goal = knownGoal(pack, view, seat);
    const special = goal && goalProgress(pack, view, { seat, goal });
    const near = [
      ...(basic.need - basic.have <= ATTACKS ? [shareOf(basic)] : []),
      ...(special && special.have > 0 && isNear(special) ? [shareOf(special)] : []),
    ];
    return { seat, share: Math.max(0, ...near) };
  });
  const nearest = shares.reduce((best, each) => (each.share > best.share ? each : best), { seat: -1, share: 0 });
  return nearest.share > 0 ? nearest : undefined;
}

export interface Stopping {
  readonly seat: Seat;
  /** MB against the attack that is on; undefined while none is. */
  readonly missing: number | undefined;
  readonly draft: SayDraft;
}

/** Everybody else, each with a share of what is missing by what they have; without an attack a third of it, for the next one. */
export function stopTogether(seen: Seen, seat: Seat): Stopping | undefined {
  const { view, me } = seen;
  const others = rivalsOf(seen).filter((each) => each !== seat);
  if (me === undefined || others.length === 0) return undefined;
  const isOpen = view.turn.seat === seat && attackToPayFor(view)?.privileged === false;
  const required = isOpen ? explainAttack(seen.pack, view)?.required : undefined;
  // No roll is below 2.
  const missing = required === undefined ? undefined : Math.max(1, required - 1);
  const free = (each: Seat): number => Math.max(0, (moneyOf(seen, each) ?? 0) - owedBy(seen, each));
  const all = [me, ...others].reduce((sum, each) => sum + free(each), 0);
  const wanted = Math.min(all, missing ?? Math.ceil(all / 3));
  const share = (each: Seat): number => Math.max(1, all === 0 ? 1 : Math.round((wanted * free(each)) / all));
  const against = (amount: number): PromiseKind => ({ kind: 'oppose', seat, amount });
  const amounts = Object.fromEntries(others.map((each) => [each, share(each)]));
  const draft = newSay('coalition', others, {
    theirs: against(share(others[0] ?? me)),
    mine: against(share(me)),
    amounts,
    least: Math.max(1, wanted),
  });
  return { seat, missing, draft };
}
