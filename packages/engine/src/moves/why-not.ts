import type { Pack } from '../cards/pack.ts';
import { step } from '../commands/step.ts';
import { checkAsSeen, findOffer } from '../commands/trade.ts';
import { gameOn, type RandomPort } from '../flow/game.ts';
import type { SeatCommand } from '../model/commands.ts';
import { must, type Refusal, refuse } from '../model/refusal.ts';
import type { State } from '../model/state.ts';
import { imagine } from '../view/imagine.ts';
import type { View } from '../view/view.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';

/**
 * Refusals never look at dice: whatever is drawn behind an accepted command is thrown away with the imagined state. But the numbers
 * must differ, or a tie would be rolled again for ever.
 */
export const NO_LUCK: RandomPort = (counter, below) => (Math.imul(counter + 1, 0x9e3779b1) >>> 8) % below;

/**
 * Why this command of the viewer would be refused now; undefined: it is taken. The rules themselves answer, on a state that looks
 * just like the view: there is no second opinion to keep in step. About 0.2 ms for the first question about a view, too much for
 * the inside of a search.
 */
export function whyNot(pack: Pack, view: View, command: SeatCommand): Refusal | undefined {
  const seat = view.viewer;
  if (typeof seat !== 'number') return refuse('NOT_YOUR_TURN', 'R-0.3', { need: 'seatThatPlays' });
  const rules = { pack, random: NO_LUCK };
  const state = imagined.get(view) ?? imagine(pack, view, NO_LUCK);
  const refusal = step(rules, state, { ...command, seat });
  if (refusal) imagined.set(view, state);
  else imagined.delete(view);
  if (!refusal || command.type !== 'accept' || !isLackOf(command.from, refusal)) return refusal;
  // what the other keeps hidden is known only when the offer is accepted; what was imagined of it counts for nothing.
  const game = gameOn(rules, imagine(pack, view, NO_LUCK));
  const offer = must(findOffer(game.state, { ...command, to: seat }), 'the offer just refused');
  return checkAsSeen(game, offer, command.place);
}

/** A screen asks of one view why dozens of things are barred. What refuses changes nothing, so one state serves them all. */
const imagined = new WeakMap<View, State>();

function isLackOf(seat: Seat, { values }: Refusal): boolean {
  return (values.need === 'funds' && values.card === seat) || (values.need === 'specialsHeld' && values.seat === seat);
}
