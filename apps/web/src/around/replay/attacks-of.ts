import type { AttackKind, CardNo, EventView, Seat } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { stillPlayed } from './still-played.ts';

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
  /** The moment before it was announced. */
  readonly from: number;
  /** The moment its dice fell; missing where a Special made another roll of them. */
  readonly fell?: number;
  /** Whose money alone, or else only together, kept it from success; nobody whose own Group it was aimed at. */
  readonly stoppedBy: readonly Stopper[];
}

type DecidedAttack = Pick<Extract<EventView, { type: 'attackDecided' }>, 'roll' | 'required' | 'record'>;

interface Stopper {
  readonly seat: Seat;
  readonly amount: number;
}

const known = new WeakMap<Replay, readonly RolledAttack[]>();

export function attacksOf(replay: Replay): readonly RolledAttack[] {
  const before = known.get(replay);
  if (before) return before;
  const attacks: RolledAttack[] = [];
  const played = stillPlayed(replay);
  let attacker: CardNo = 0;
  let from = 0;
  let fell: number | undefined;
  for (const [at, { seq, turn, seat }] of replay.moments.entries()) {
    if (!played.has(seq)) continue;
    const event = replay.eventAt(at, 'all');
    if (event?.type === 'attackAnnounced') {
      attacker = event.attack.attacker;
      from = wholeBefore(replay, at);
      fell = undefined;
    }
    if (event?.type === 'diceRolled') fell = at;
    if (event?.type === 'rollChanged') fell = undefined;
    if (event?.type !== 'attackDecided') continue;
    const { kind, target, succeeded, roll, required } = event;
    attacks.push({
      ...{ at, from, turn, seat, kind, attacker, target, succeeded, roll, required },
      ...(fell === undefined ? {} : { fell }),
      stoppedBy: succeeded ? [] : stoppersOf(event),
    });
  }
  known.set(replay, attacks);
  return attacks;
}

function wholeBefore({ moments }: Replay, at: number): number {
  const seq = moments[at]?.seq;
  return Math.max(
    0,
    moments.findLastIndex((moment, index) => index < at && moment.seq !== seq),
  );
}

/** every MB against it made it harder by one: an 11 or a 12 nobody had to stop. */
export function stoppersOf({ roll, required, record }: DecidedAttack): readonly Stopper[] {
  const paid = new Map<Seat, number>();
  for (const { seat, amount, on } of record?.payments ?? [])
    if (on === 'interfereAgainst') paid.set(seat, (paid.get(seat) ?? 0) + amount);
  const stoppers = [...paid].map(([seat, amount]) => ({ seat, amount }));
  const wouldSucceed = (without: number): boolean => roll <= 10 && roll <= required + without;
  const alone = stoppers.filter(({ amount }) => wouldSucceed(amount));
  if (alone.length > 0) return alone;
  return wouldSucceed(stoppers.reduce((sum, { amount }) => sum + amount, 0)) ? stoppers : [];
}
