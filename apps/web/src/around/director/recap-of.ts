/** What the others did since one's last turn, out of the steps that were told: attacks, the rest, money and goal of each. Pure. */
import type { AttackKind, CardNo, EventView, Seat, View } from '@illuminice/engine';
import type { Beat, BeatKind } from '../../session/playback/index.ts';

/** Steps that can be shown again, by their places. */
export interface BeatRange {
  readonly from: number;
  readonly to: number;
}

export interface RecapAttack extends BeatRange {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly succeeded: boolean;
  readonly roll: number;
  readonly required: number;
  /** Whose Group it was; -1 for nobody's. */
  readonly defender: number;
}

export interface RecapRival extends BeatRange {
  readonly seat: Seat;
  readonly attacks: readonly RecapAttack[];
  /** Whatever else they did, each as its step. */
  readonly others: readonly Beat[];
  readonly income: number;
  readonly spent: number;
}

export interface Recap extends BeatRange {
  readonly rivals: readonly RecapRival[];
  readonly before: View;
  readonly after: View;
}

/** Told by the attacks, by the sums, or by the heading. */
const TOLD_ELSEWHERE: ReadonlySet<BeatKind> = new Set([
  'quiet',
  'turn',
  'income',
  'announce',
  'spend',
  'roll',
  'result',
  'end',
  'place',
  'loss',
]);

/** Undefined: nobody else has played since. */
export function recapOf(beats: readonly Beat[], me: Seat): Recap | undefined {
  const turns = beats.flatMap(({ kind, seat }, at) => (kind === 'turn' ? [{ seat, at }] : []));
  const mine = turns.at(-1);
  if (mine?.seat !== me) return undefined;
  const own = turns.findLastIndex(({ seat, at }) => seat === me && at < mine.at);
  const played = turns.slice(own + 1, -1);
  const [first] = played;
  const start = first && beats[first.at];
  const after = beats[mine.at - 1]?.view;
  if (!first || !start || !after) return undefined;
  const range = beats.slice(first.at, mine.at);
  const rivals = played.map(({ seat, at }, index): RecapRival => {
    const to = (played[index + 1]?.at ?? mine.at) - 1;
    return {
      ...{ seat, from: at, to, attacks: attacksIn(beats, { from: at, to }) },
      others: range.filter((beat) => beat.seat === seat && !TOLD_ELSEWHERE.has(beat.kind)),
      income: sumOf(range, (event, view) => (isIncomeOf(seat, event, view) ? event.amount : 0)),
      spent: sumOf(range, (event) => (event.type === 'spent' && event.seat === seat ? event.amount : 0)),
    };
  });
  const before = beats[first.at - 1]?.view ?? start.view;
  return {
    rivals: rivals.filter(({ seat }, at) => rivals.findIndex((rival) => rival.seat === seat) === at),
    from: first.at,
    to: mine.at - 1,
    before,
    after,
  };
}

/** What comes by itself at the beginning of a turn: nobody has pressed anything for it. */
const BY_ITSELF: ReadonlySet<BeatKind> = new Set(['quiet', 'turn', 'income', 'money', 'draw']);

/** Whoever plays this turn has done something in it. */
export function hasBegunTurn(beats: readonly Beat[]): boolean {
  const turn = beats.findLastIndex(({ kind }) => kind === 'turn');
  const player = beats[turn]?.seat;
  return beats.slice(turn + 1).some(({ kind, seat }) => seat === player && !BY_ITSELF.has(kind));
}

function attacksIn(beats: readonly Beat[], { from, to }: BeatRange): readonly RecapAttack[] {
  const announced = beats.flatMap(({ kind }, at) => (kind === 'announce' && at >= from && at <= to ? [at] : []));
  return announced.flatMap((at, index) => {
    const end = (announced[index + 1] ?? to + 1) - 1;
    const attack = beats[at]?.view.attack;
    const decided = beats
      .slice(at, end + 1)
      .flatMap(({ events }) => events)
      .find((event) => event.type === 'attackDecided');
    if (!attack || !decided) return [];
    const { kind, target, succeeded, roll, required } = decided;
    return [
      {
        from: at,
        to: end,
        kind,
        target,
        succeeded,
        roll,
        required,
        attacker: attack.attacker,
        defender: attack.defender,
      },
    ];
  });
}

function sumOf(beats: readonly Beat[], amount: (event: EventView, view: View) => number): number {
  return beats.reduce((sum, { events, view }) => events.reduce((most, event) => most + amount(event, view), sum), 0);
}

/** A Group earns for whoever has it then: it may be somebody else's by now. */
function isIncomeOf(seat: Seat, event: EventView, view: View): event is Extract<EventView, { type: 'moneyFromBank' }> {
  if (event.type !== 'moneyFromBank') return false;
  return event.card === seat || view.seats[seat]?.groups.some(({ card }) => card === event.card) === true;
}
