/** A Group carried to an arrow: a move, or a step of the whole structure hung anew. */
import type { Arrow, CardNo, SeatCommand } from '@illuminice/engine';
import type { OpenAction } from '../../tabletop/action/index.ts';
import { sameArrow } from '../../tabletop/arrows/index.ts';
import { whyNone } from '../../tabletop/parts/index.ts';
import { type Begun, isOwnGroup, type Seen } from '../../tabletop/seen/index.ts';
import { openNow } from '../all/index.ts';
import { move } from '../move/index.ts';
import { reorganize, takeOff } from '../reorganize/index.ts';
import type { Landing, Lift, Place } from './carried.ts';

export function liftGroup(seen: Seen, begun: Begun | undefined, group: CardNo): Lift | undefined {
  if (!isOwnGroup(seen, group)) return undefined;
  const rebuilt = reorganize.draftOf(begun);
  if (rebuilt) {
    const links = takeOff(rebuilt.links, group);
    return {
      begin: () => reorganize.begin({ links, picked: group }),
      land: onArrow(seen, group, (arrow) => ({ type: 'reorganize', links: [...links, { card: group, ...arrow }] })),
    };
  }
  // Inside anything else, and on anybody else's turn, the gesture moves the board.
  if (openNow(seen, begun) && !move.draftOf(begun)) return undefined;
  const moving = (arrow: Arrow): SeatCommand => ({ type: 'move', group, ...arrow });
  if (seen.moves.move?.some((option) => option.group === group))
    return { begin: () => move.begin({ group }), land: onArrow(seen, group, moving) };
  if (seen.view.turn.seat !== seen.me || seen.view.phase !== 'actions') return undefined;
  const why = whyNone(seen, arrowsOf(seen, seen.me).map(moving));
  return why && { why };
}

/** On an arrow that is lit it hangs; anywhere else on a card or an arrow the rules say why not. */
function onArrow(seen: Seen, group: CardNo, command: (arrow: Arrow) => SeatCommand) {
  return (open: OpenAction, { arrow, card }: Place): Landing => {
    if (arrow && open.lights?.().arrows?.some((lit) => sameArrow(lit, arrow))) return () => open.pressArrow(arrow);
    const tried = arrow ? [arrow] : card === undefined || card === group ? [] : arrowsOf(seen, card);
    return whyNone(seen, tried.map(command));
  };
}

/** A card without arrows is asked about all the same: that it has none is the reason. */
function arrowsOf({ pack }: Seen, host: CardNo): readonly Arrow[] {
  const sides = pack.outSides[host] ?? [];
  return (sides.length > 0 ? sides : [0 as const]).map((side) => ({ host, side }));
}
