import type { AttackKind, CardNo, EventView, Seat, SpecialNo } from '@illuminice/engine';
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
  /** What the dice showed: a Special may have made another roll of it. */
  readonly thrown: number;
  readonly required: number;
  /** The moment before it was announced. */
  readonly from: number;
  /** The moment its dice fell; missing where a Special made another roll of them. */
  readonly fell?: number;
  /** Whose money alone, or else only together, or whose Special kept it from success; nobody whose own Group it was aimed at. */
  readonly stoppedBy: readonly Stopper[];
}

/** Who made another roll of the dice, and with which Special. */
interface Changed {
  readonly seat: Seat;
  readonly special: SpecialNo;
}

type DecidedAttack = Pick<Extract<EventView, { type: 'attackDecided' }>, 'roll' | 'required' | 'record'>;

interface Payer {
  readonly seat: Seat;
  readonly amount: number;
}

export type Stopper = Payer | Changed;

const known = new WeakMap<Replay, readonly RolledAttack[]>();

export function attacksOf(replay: Replay): readonly RolledAttack[] {
  const before = known.get(replay);
  if (before) return before;
  const attacks: RolledAttack[] = [];
  const played = stillPlayed(replay);
  let attacker: CardNo = 0;
  let from = 0;
  let fell: number | undefined;
  let thrown: number | undefined;
  let used: Changed | undefined;
  let changed: Changed | undefined;
  for (const [at, { seq, turn, seat }] of replay.moments.entries()) {
    if (!played.has(seq)) continue;
    const event = replay.eventAt(at, 'all');
    if (event?.type === 'attackAnnounced') {
      attacker = event.attack.attacker;
      from = wholeBefore(replay, at);
      fell = thrown = used = changed = undefined;
    }
    if (event?.type === 'specialUsed') used = event;
    if (event?.type === 'diceRolled') {
      fell = at;
      thrown = event.dice[0] + event.dice[1];
    }
    if (event?.type === 'rollChanged') {
      fell = undefined;
      changed = used;
    }
    if (event?.type !== 'attackDecided') continue;
    const { kind, target, succeeded, roll, required } = event;
    attacks.push({
      ...{ at, from, turn, seat, kind, attacker, target, succeeded, roll, thrown: thrown ?? roll, required },
      ...(fell === undefined ? {} : { fell }),
      stoppedBy: succeeded ? [] : stoppersOf(event, changed && { ...changed, thrown: thrown ?? roll }),
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
export function stoppersOf(
  { roll, required, record }: DecidedAttack,
  changed?: Changed & { readonly thrown: number },
): readonly Stopper[] {
  if (changed && succeeds(changed.thrown, required)) return [{ seat: changed.seat, special: changed.special }];
  const paid = new Map<Seat, number>();
  for (const { seat, amount, on } of record?.payments ?? [])
    if (on === 'interfereAgainst') paid.set(seat, (paid.get(seat) ?? 0) + amount);
  const payers = [...paid].map(([seat, amount]) => ({ seat, amount }));
  const alone = payers.filter(({ amount }) => succeeds(roll, required + amount));
  if (alone.length > 0) return alone;
  const together = payers.reduce((sum, { amount }) => sum + amount, 0);
  return succeeds(roll, required + together) ? payers : [];
}

const succeeds = (roll: number, required: number): boolean => roll <= 10 && roll <= required;
