/** What people do beside moving the game: deals, gifts, peeks, open treasuries and, now and then, leaving. */
import type { SeatCommand, SeatMoves } from '@illuminice/engine';
import type { Chance } from '@illuminice/testkit';

export function sociableCommand(moves: SeatMoves, chance: Chance): SeatCommand | undefined {
  const ideas: SeatCommand[] = [];
  const { offer, give, accept, reject, counter, withdraw, peek, catchPeek, flip, flaunt } = moves;
  if (offer) ideas.push({ type: 'offer', to: chance.oneOf(offer.to), give: { money: 1 }, want: { money: 2 } });
  if (give && give.money > 0) ideas.push({ type: 'give', to: chance.oneOf(give.to), money: 1 });
  if (accept) ideas.push({ type: 'accept', ...chance.oneOf(accept) });
  if (reject) ideas.push({ type: 'reject', ...chance.oneOf(reject) });
  if (counter) ideas.push({ type: 'counter', ...chance.oneOf(counter), give: { money: 1 }, want: {} });
  if (withdraw) ideas.push({ type: 'withdraw', ...chance.oneOf(withdraw) });
  if (peek) ideas.push({ type: 'peek', ...chance.oneOf(peek) });
  if (moves.stopPeek) ideas.push({ type: 'stopPeek' });
  if (catchPeek) ideas.push({ type: 'catchPeek', index: chance.oneOf(catchPeek) });
  if (flip) ideas.push({ type: 'flip', card: chance.oneOf(flip) });
  if (flaunt) ideas.push({ type: 'flaunt', ...chance.oneOf(flaunt) });
  if (moves.leave && chance.happens(2)) return { type: 'leave' };
  return ideas.length === 0 ? undefined : chance.oneOf(ideas);
}
