import type { SeatCommand } from '@illuminice/engine';
import type { TableInfo } from '../../session/stores/index.ts';
import type { Seen } from './seen.ts';

export type PromiseInfo = TableInfo['promises'][number];

/** The open promise of this player that the table would call broken after this command (packages/table, fold/promises.ts). */
export function wordBrokenBy(
  { view, info, me }: Pick<Seen, 'view' | 'info' | 'me'>,
  command: SeatCommand,
): PromiseInfo | undefined {
  return info.promises.find((given) => given.from === me && given.state === 'open' && breaks(view, given, command));
}

function breaks(view: Seen['view'], { promise, to, running, paid = 0 }: PromiseInfo, command: SeatCommand): boolean {
  switch (promise?.kind) {
    case 'stayOut':
      // A Special played between the roll and its result changes the roll.
      return running === true && (command.type === 'spend' || (command.type === 'play' && isRoll(view)));
    case 'pay':
      return running === true && paid < promise.amount && (command.type === 'endTurn' || command.type === 'pass');
    case 'peace':
      return command.type === 'attack' && view.seats[to]?.groups.some(({ card }) => card === command.target) === true;
    default:
      return false;
  }
}

function isRoll({ questions }: Seen['view']): boolean {
  return questions.at(-1)?.kind === 'roll';
}
