/** A game of one device goes on here: validated like anything a stranger sends, dealt with as any other lobby from then on. */

import { carriedGame, type Lobby } from '../lobby/index.ts';
import { type Handler, problem } from './context.ts';
import { found } from './joining.ts';

export const uploadGame: Handler<'uploadGame'> = async (services, connection, message) => {
  const { name, seat, seats, options: wanted, position } = message;
  const given = position.seats[seat];
  if (seats.length !== position.seats.length) return refused('it has another number of seats than players');
  if (given === undefined || given.out !== undefined) return refused('your seat is not in the game');
  if (new Set(seats.map((each) => each.name.normalize('NFKC').toLowerCase())).size !== seats.length)
    return refused('two players have the same name');
  const carried = carriedGame(position, wanted);
  if ('problem' in carried) return refused(carried.problem);
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

function refused(why: string): ReturnType<typeof problem> {
  return problem('BAD_MESSAGE', `This game cannot go on here: ${why}.`);
}
