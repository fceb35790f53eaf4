/** What somebody does in an exercise, as data: the first rule that fits says it. */
import {
  movesFor,
  type Pack,
  type QuestionKind,
  type Seat,
  type SeatCommand,
  type State,
  topQuestion,
} from '@illuminice/engine';
import { type Fact, isTrue } from './facts.ts';

export interface Rule {
  /** While this is asked; missing: whatever is. */
  readonly asked?: QuestionKind;
  readonly when?: Fact;
  readonly do: SeatCommand | { readonly type: 'placeAnywhere' } | { readonly type: 'payAllAgainst' };
}

interface Acting {
  readonly pack: Pack;
  readonly state: State;
  readonly pupil: Seat;
  /** Who acts. */
  readonly seat: Seat;
}

/** Undefined where no rule fits. */
export function moveBy(rules: readonly Rule[], acting: Acting): SeatCommand | undefined {
  const asked = topQuestion(acting.state)?.kind;
  for (const rule of rules) {
    if (rule.asked !== undefined && rule.asked !== asked) continue;
    if (rule.when && !isTrue(rule.when, { ...acting, events: [] })) continue;
    const move = carriedOut(rule.do, acting);
    if (move) return move;
  }
  return undefined;
}

function carriedOut(wanted: Rule['do'], { pack, state, pupil, seat }: Acting): SeatCommand | undefined {
  if (wanted.type === 'placeAnywhere') {
    const arrow = movesFor(pack, state, seat).place?.arrows[0];
    return arrow && { type: 'place', host: arrow.host, side: arrow.side };
  }
  if (wanted.type !== 'payAllAgainst') return wanted;
  const amount = state.money[seat] ?? 0;
  if (state.attack?.privileged !== false || state.turn.seat !== pupil || amount === 0) return undefined;
  const defends = state.attack.defender === seat;
  return { type: 'spend', from: seat, amount, ...(defends ? {} : { side: 'against' as const }) };
}

/** Pays into one's own attack, once, and lets the dice fall. */
export function spendOnce(from: Seat, amount: number): readonly Rule[] {
  const when: Fact = {
    all: [
      { is: 'unspent', part: 'attackingCard' },
      { is: 'unspent', part: 'attackerIlluminati' },
    ],
  };
  return [
    { asked: 'spending', when, do: { type: 'spend', from, amount } },
    { asked: 'spending', do: { type: 'done' } },
  ];
}
