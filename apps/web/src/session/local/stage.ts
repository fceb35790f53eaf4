/**
 * Who may look at the screen now. At a shared device nothing of a hand is ever shown before its owner has said that they are
 * the one in front of it, and a window asks everybody at once, so that nobody learns who could answer.
 */
import { has, type Seat, type View } from '@illuminice/engine';
import type { TableViewer } from '@illuminice/table';

export type Stage =
  /** The table, as this viewer sees it. */
  | { readonly kind: 'table'; readonly eyes: TableViewer }
  /** Hand the device over; nothing is shown until that person says they are there. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** Something all these people are asked at once. */
  | { readonly kind: 'anyone'; readonly seats: readonly Seat[] };

export interface Watched {
  readonly humans: readonly Seat[];
  /** The latest view of each viewer; missing until the dice are mixed. */
  readonly views: ReadonlyMap<TableViewer, View>;
  /** The first dice are thrown in sight of all: nobody sits down alone yet. */
  readonly isThrowing: boolean;
}

export function nextStage({ humans, views, isThrowing }: Watched, now: Stage): Stage {
  const [first, second] = humans;
  if (first === undefined) return { kind: 'table', eyes: 'spectator' };
  if (second === undefined) return { kind: 'table', eyes: first };
  const seen = views.get('spectator');
  if (!seen || seen.over || isThrowing) return { kind: 'table', eyes: 'spectator' };
  const asked = humans.filter((seat) => isAsked(seen, views.get(seat), seat));
  if (now.kind === 'table' && asked.some((seat) => seat === now.eyes)) return now;
  if (now.kind === 'curtain' && asked.includes(now.seat)) return now;
  const [next] = asked;
  if (next === undefined) return { kind: 'table', eyes: 'spectator' };
  return asksAll(seen) ? { kind: 'anyone', seats: asked } : { kind: 'curtain', seat: next };
}

/** Windows and the spending round ask everybody alike; every other question is somebody's own. */
export function asksAll(view: View): boolean {
  const kind = view.questions.at(-1)?.kind;
  return kind === 'start' || kind === 'secrets' || kind === 'roll' || kind === 'spending';
}

/** `own` is the seat's own view: only there stands whether it has answered. */
function isAsked(seen: View, own: View | undefined, seat: Seat): boolean {
  if (seen.seats[seat]?.status !== 0) return false;
  const question = seen.questions.at(-1);
  if (!question) return seen.phase !== 'setup' && seen.turn.seat === seat;
  const mine = own?.questions.at(-1);
  switch (question.kind) {
    case 'start':
    case 'secrets':
    case 'roll':
      return has(question.asked, seat) && !(mine && 'answered' in mine && mine.answered);
    case 'spending':
      return !(mine && 'answered' in mine && mine.answered);
    case 'goals':
    case 'taxes':
    case 'bids':
      return has(question.waiting, seat);
    default:
      return question.seat === seat;
  }
}
