import type { Pack, Seat, View } from '@illuminice/engine';
import { chancesOf } from '../chances/chances.ts';
import { best, pick } from '../model/choose.ts';
import type { PersonaKey } from '../personas/persona.ts';
import { type Remark, type Reply, VARIANTS } from '../texts/remark.ts';
import { isAddressed, meaningOf } from '../texts/understood.ts';

export interface Heard {
  readonly text: string;
  /** Who said it; missing for somebody who looks on. */
  readonly from?: Seat;
  readonly seats: readonly Listener[];
}

interface Listener {
  readonly name: string;
  readonly persona?: PersonaKey | undefined;
}

export interface Answered {
  readonly seat: Seat;
  readonly remark: Remark;
}

/** Chance to win, as everybody could reckon it, from which somebody is called dangerous, and how many equal shares that is at least. By judgement. */
const DANGEROUS = 0.4;
const EQUAL_SHARES = 1.6;

/**
 * What a computer player answers whoever called it by its name in the chat; undefined: nobody was called. It is handed what anybody who
 * looks on may see, so that nothing it knows for itself can slip out.
 */
export function replyTo(
  pack: Pack,
  { view, said, random }: { readonly view: View; readonly said: Heard; readonly random: () => number },
): Answered | undefined {
  if (view.viewer !== 'spectator') throw new Error('a reply is made of what everybody sees');
  const { text, seats, from } = said;
  const seat = seats.findIndex(
    ({ name, persona }, each) =>
      persona !== undefined &&
      each !== from &&
      view.seats[each]?.status === 0 &&
      isAddressed(text, name, namesBut(seats, each)),
  );
  const persona = seats[seat]?.persona;
  if (!persona) return undefined;
  const { moment, ...values } = intentFor(pack, { view, text, seat });
  const variant = pick([...Array(VARIANTS).keys()], random);
  return { seat, remark: { key: `${persona}.${moment}`, values: { ...values, variant } } };
}

function namesBut(seats: readonly Listener[], seat: Seat): string[] {
  return seats.flatMap(({ name }, other) => (other === seat ? [] : [name]));
}

function intentFor(
  pack: Pack,
  { view, text, seat }: { readonly view: View; readonly text: string; readonly seat: Seat },
): Reply | { readonly moment: 'greet' } {
  switch (meaningOf(text)) {
    case 'greeting':
      return { moment: 'greet' };
    case 'bargain':
      return { moment: 'propose' };
    case 'danger':
      return warning(pack, view, seat);
    case 'other':
      return { moment: 'secretive' };
  }
}

/** Nobody says of themselves that they have to be stopped. */
function warning(pack: Pack, view: View, me: Seat): Reply {
  const chances = chancesOf(pack, view);
  const others = view.seats.flatMap(({ status }, seat) => (seat !== me && status === 0 ? [seat] : []));
  if (others.length === 0) return { moment: 'calm' };
  const seat = best(others, (other) => chances[other] ?? 0);
  return (chances[seat] ?? 0) >= Math.max(DANGEROUS, EQUAL_SHARES / (others.length + 1))
    ? { moment: 'warn', seat }
    : { moment: 'calm' };
}
