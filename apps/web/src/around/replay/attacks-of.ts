import type { AttackKind, CardNo, Seat } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';

/** An attack of the game that came to its roll: for the list of moves and the marks of the timeline. */
export interface RolledAttack {
  /** The moment it was decided. */
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly succeeded: boolean;
  readonly roll: number;
  readonly required: number;
}

const known = new WeakMap<Replay, readonly RolledAttack[]>();

export function attacksOf(replay: Replay): readonly RolledAttack[] {
  const before = known.get(replay);
  if (before) return before;
  const attacks: RolledAttack[] = [];
  let attacker: CardNo = 0;
  for (const [at, { turn, seat }] of replay.moments.entries()) {
    const event = replay.eventAt(at, 'all');
    if (event?.type === 'attackAnnounced') attacker = event.attack.attacker;
    if (event?.type !== 'attackDecided') continue;
    const { kind, target, succeeded, roll, required } = event;
    attacks.push({ at, turn, seat, kind, attacker, target, succeeded, roll, required });
  }
  known.set(replay, attacks);
  return attacks;
}
