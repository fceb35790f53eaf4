/** A game of one device goes on here: validated like anything a stranger sends, dealt with as any other lobby from then on. */

import type { UploadFault } from '@illuminice/protocol';
import { carriedGame, type Lobby, skeletonOf } from '../lobby/index.ts';
import { type Handler, problem, type Refused } from './context.ts';
import { found } from './joining.ts';

export const uploadGame: Handler<'uploadGame'> = async (services, connection, message) => {
  const { name, seat, seats, options: wanted, position } = message;
  const given = position.seats[seat];
  if (seats.length !== position.seats.length) return refused('seatCount');
  if (given === undefined || given.out !== undefined) return refused('yourSeat');
  if (new Set(seats.map((each) => skeletonOf(each.name))).size !== seats.length) return refused('sameName');
  const carried = carriedGame(position, wanted);
  if ('fault' in carried) return refused(carried.fault, carried.detail);
  const others = seats.map((each): Lobby['seats'][number] => ({
    kind: 'bot',
    name: each.name,
    level: each.level ?? 'regular',
    persona: each.persona ?? '',
  }));
  return found(services, connection, {
    name,
    isPublic: false,
    options: carried.options,
    carried: carried.position,
    seats: (host) => others.with(seat, host),
  });
};

function refused(fault: UploadFault, detail?: string): Refused {
  return problem({ code: 'CANNOT_CONTINUE', values: { fault } }, detail);
}
