import type { Pack } from '../cards/pack.ts';
import type { CommandType } from '../model/commands.ts';
import { isFaceUp, specialIn } from '../model/hand.ts';
import type { Mutable } from '../model/mutable.ts';
import { isActive } from '../model/seats.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../model/words.ts';
import { groupsOf } from '../rules/board.ts';
import { isOpenState } from '../rules/windows.ts';
import { answerOptions } from './answer-options.ts';
import type { SeatOptions } from './options.ts';
import { ownTurnOptions } from './own-turn-options.ts';
import { playOptions } from './play-options.ts';
import { spendingOptions } from './spending-options.ts';
import { tradeOptions } from './trade-options.ts';

export type Draft = Mutable<SeatOptions>;

/**
 * Cheap enough to compute for every seat after every command. While a drawn Special waits to be kept, only that and what
 * may happen at any time is listed, although any command of the owner would be taken after the default answer.
 */
export function optionsFor(pack: Pack, state: State, seat: Seat): SeatOptions {
  const options: Draft = {};
  if (state.over || !isActive(state, seat)) return options;
  options.leave = true;
  answerOptions(pack, state, seat, options);
  hiddenThings(state, seat, options);
  if (state.phase === 'setup') return options;
  if (seat === state.turn.seat && state.questions.length === 0 && !state.attack)
    ownTurnOptions(pack, state, seat, options);
  if (state.attack?.stage === 'spending' && isOpenState(state)) spendingOptions(pack, state, seat, options);
  playOptions(pack, state, seat, options);
  tradeOptions(pack, state, seat, options);
  return options;
}

/** At least one command of this kind is offered. A command that is no move does not compile. */
export function offersCommand(options: SeatOptions, type: CommandType): boolean {
  return options[type] !== undefined;
}

/** what may be shown, hidden, peeked at and closed. */
function hiddenThings(state: State, seat: Seat, options: Draft): void {
  const hand = state.hands[seat] as number[];
  const down = [...new Set(hand.filter((slot) => !isFaceUp(slot)).map(specialIn))];
  if (down.length > 0) options.flip = down;
  if (state.options.moneyVisibility === 'ownerChoice' && state.owner[seat] === seat) {
    options.flaunt = [seat, ...groupsOf(state, seat)].map((card) => ({ card, shown: state.stacked[card] === 1 }));
  }
  if ((state.goal[seat] as number) >= 0 && !state.goalShown[seat]) options.revealGoal = true;
  if (state.notices.some((notice) => notice.seat === seat)) options.closeNotice = true;
  if (!state.options.peeking) return;
  const lights = [...new Set(state.peeks.filter((light) => light.owner === seat).map((light) => light.slot))];
  if (lights.length > 0) options.catchPeek = lights;
  if (state.peeks.some((peek) => peek.seat === seat && !peek.ended)) options.stopPeek = true;
  else if (isOpenState(state)) {
    const covered = state.hands.flatMap((other, owner) =>
      owner === seat || !isActive(state, owner)
        ? []
        : other.flatMap((slot, index) => (isFaceUp(slot) ? [] : [{ owner, index }])),
    );
    if (covered.length > 0) options.peek = covered;
  }
}
