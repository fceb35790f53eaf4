/** Specials played by a random seat. */
import { must, type PlayCommand, type PlayMove } from '@illuminice/engine';
import { randomTreasuries } from './random-money.ts';
import type { Situation } from './situation.ts';

export function randomPlay(situation: Situation, moves: readonly PlayMove[]): PlayCommand | undefined {
  const { pack, chance } = situation;
  const move = chance.oneOf(moves);
  const play: PlayCommand = { type: 'play', card: move.card };
  const { targets, arrows, hands, treasuries, total } = move;
  if (arrows) {
    const { host, side, inSides } = chance.oneOf(arrows);
    const fitting = (targets ?? []).filter((card) => inSides & (1 << must(pack.inSide[card], 'the side of a target')));
    return fitting.length > 0 ? { ...play, target: chance.oneOf(fitting), host, side } : undefined;
  }
  if (targets) return { ...play, target: chance.oneOf(targets) };
  if (hands) {
    const money = treasuries && treasuries.length > 0 && (hands.length === 0 || chance.happens(50));
    if (money) return { ...play, money: chance.oneOf(treasuries) };
    return hands.length > 0 ? { ...play, hand: chance.oneOf(hands) } : undefined;
  }
  if (total !== undefined && chance.happens(60)) return { ...play, treasuries: randomTreasuries(situation, total) };
  return play;
}
