import type { PlayCommand, SpecialNo } from '@illuminice/engine';
import { groupsInPlay, rivalsOf, type Seen } from '../../tabletop/seen/index.ts';

/** One way to play this Special, with whatever it has to name: for asking the rules whether its moment is now. */
export function playOf(seen: Seen, card: SpecialNo): PlayCommand {
  const { pack, view, me = 0 } = seen;
  const [target = me] = view.uncontrolled;
  const [dead = groupsInPlay(seen)[0] ?? me] = view.dead;
  const [hand = me] = rivalsOf(seen);
  const [side = 0] = pack.outSides[me] ?? [];
  switch (pack.specials[card]?.effect.type) {
    case 'takesGroup':
      return { type: 'play', card, target, host: me, side };
    case 'revives':
      return { type: 'play', card, target: dead };
    case 'spies':
      return { type: 'play', card, hand };
    default:
      return { type: 'play', card };
  }
}

/** The same for every Special of the own hand. */
export function playsOf(seen: Seen): readonly PlayCommand[] {
  return (seen.view.seats[seen.me ?? -1]?.hand ?? []).flatMap(({ card }) =>
    card === undefined ? [] : [playOf(seen, card)],
  );
}
