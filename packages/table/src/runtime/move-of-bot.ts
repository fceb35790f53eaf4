import type { Seat } from '@illuminice/engine';
import type { Answer } from '@illuminice/protocol';
import { decideBotAnswer } from '../decisions/bot-answer.ts';
import { NOTHING } from '../decisions/decision.ts';
import type { TableState } from '../model/table-state.ts';
import type { BotAnswer, BotPort, TableId } from '../ports/ports.ts';
import type { Executor } from './executor.ts';

interface Mover {
  readonly table: TableId;
  readonly executor: Executor;
  readonly bots: BotPort;
}

interface Decided {
  readonly seat: Seat;
  readonly answer: BotAnswer;
  readonly isStillAsked: (state: TableState) => boolean;
  readonly due?: number;
}

/** What a computer player decided, unless it is no question any more; what it says with it is heard then, and not before (R-24.6, B-6). */
export async function moveOfBot(
  { table, executor, bots }: Mover,
  { seat, answer, isStillAsked, due }: Decided,
): Promise<Answer> {
  let isAsked = false;
  const given = await executor.execute(
    (context) => {
      // Once more after a lost race.
      isAsked = isStillAsked(context.state);
      return isAsked ? decideBotAnswer(context, seat, answer) : NOTHING;
    },
    { seat, ...(due === undefined ? {} : { due }) },
  );
  if (given.ok && isAsked) bots.carriedOut?.({ table, seat, answer });
  return given;
}
