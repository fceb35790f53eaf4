import { boardOf, type CardNo, incomeOf, upkeepOf } from '@illuminice/engine';
import type { Seen } from '../../tabletop/seen/index.ts';

/** What the income of this turn does to each own card: what it takes, the richest first, then what it costs. */
export function incomeRows({ pack, view, me = -1 }: Seen): readonly (readonly [card: CardNo, amount: number])[] {
  const board = boardOf(pack, view);
  const question = view.questions.at(-1);
  const stop = question?.kind === 'income' && question.seat === me ? question : undefined;
  const own = [me, ...(view.seats[me]?.groups ?? []).map(({ card }) => card)];
  // each Market Manipulation pays everything once more: a face-down card earns what its owner states.
  const takes = (card: CardNo) =>
    (card === me ? (stop?.stated ?? incomeOf(pack, board, card)) : incomeOf(pack, board, card)) *
    (1 + (stop?.doubled ?? 0));
  const rows = (amount: (card: CardNo) => number) =>
    own.map((card) => [card, amount(card)] as const).filter(([, each]) => each !== 0);
  // the upkeep is not paid twice.
  return [...rows(takes).toSorted(([, a], [, b]) => b - a), ...rows((card) => -upkeepOf(pack, board, card))];
}
