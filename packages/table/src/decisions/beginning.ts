import { decide, type Seat } from '@illuminice/engine';
import { nextPicker } from '../clocks/beginning-clock.ts';
import { orFault } from '../model/fault.ts';
import { gameOfTable } from '../model/game-of-table.ts';
import type { TableFact } from '../model/log.ts';
import { isIn } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { type DecisionContext, NOTHING, no, type TableDecision } from './decision.ts';

/** the game begins; the Illuminati are dealt by the mixed dice, whoever picked which back. */
export function decideBegin(context: DecisionContext, mixed: TableState): TableDecision {
  const begin = { type: 'begin' } as const;
  const game = gameOfTable(context.pack, mixed);
  const decided = orFault(begin, () => decide(context.rules(mixed), game, begin));
  return 'refusal' in decided ? decided : { facts: [{ type: 'game', command: begin, events: decided.events }] };
}

/** T-26: one back leaves the table, for everybody. The last pick deals. */
export function decidePick(context: DecisionContext, seat: Seat, back: number): TableDecision {
  const { state, pack } = context;
  if (nextPicker(state) !== seat) return no('NOT_YOUR_TURN', 'R-2.3', { need: 'pickOfYours' });
  const { picks = [], order = [] } = state.beginning ?? {};
  if (back >= pack.illuminati.length || picks.some((pick) => pick.back === back))
    return no('ILLEGAL_TARGET', 'R-2.3', { need: 'backOnTable' });
  const picked: TableFact = { type: 'picked', seat, back };
  if (picks.length + 1 < order.length) return { facts: [picked] };
  const begun = decideBegin(context, state);
  return 'refusal' in begun ? begun : { facts: [picked, ...begun.facts] };
}

/** For a computer player, or for somebody who takes too long: any back will do. */
export function pickFor(context: DecisionContext, seat: Seat): TableDecision {
  const { state, pack } = context;
  const taken = state.beginning?.picks.map(({ back }) => back) ?? [];
  const free = pack.illuminati.map((_, back) => back).filter((back) => !taken.includes(back));
  return decidePick(context, seat, free[(state.seq * 5 + seat * 3) % free.length] ?? 0);
}

/** T-24. */
export function decideThrow(state: TableState, seat: Seat): TableDecision {
  const left = state.beginning?.unthrown;
  if (left === undefined) return no('GAME_NOT_BEGUN', 'R-2.8', { need: 'diceToThrow' });
  return isIn(left, seat) ? { facts: [{ type: 'thrown', seats: [seat] }] } : NOTHING;
}

/** Whoever still holds their dice throws them now. */
export function throwRest({ beginning, seats }: TableState): TableDecision {
  const left = seats.flatMap((_, seat) => (isIn(beginning?.unthrown ?? 0, seat) ? [seat] : []));
  return { facts: [{ type: 'thrown', seats: left }] };
}
