import type { Pack } from '../cards/pack.ts';
import { AWAY, DEAD, IN_TRANSIT, UNCONTROLLED } from '../model/state.ts';
import type { Board } from '../rules/board.ts';
import type { PublicStanding } from '../rules/public-standing.ts';
import { MAX_SEATS } from '../vocabulary/vocabulary.ts';
import type { Money, View } from './view.ts';

/** The table as this view shows it, in the shape the rules read; stacked treasuries of others count as empty. */
export function boardOf(pack: Pack, view: View): PublicStanding & { readonly money: readonly Money[] } {
  const blank = <T>(value: T): T[] => new Array<T>(pack.size).fill(value);
  const owner = blank(AWAY);
  const host = blank(-1);
  const side = blank(0);
  const taken = blank(0);
  const money = blank<Money>(0);
  const alignments = pack.alignments.slice();
  for (const card of view.uncontrolled) owner[card] = UNCONTROLLED;
  for (const card of view.dead) owner[card] = DEAD;
  view.seats.forEach((seat, number) => {
    if (seat.status === 0 && (seat.illuminati !== undefined || seat.faceDown)) owner[number] = number;
    money[number] = seat.money;
    taken[number] = seat.taken ?? 0;
    for (const group of seat.groups) {
      owner[group.card] = number;
      host[group.card] = group.host;
      side[group.card] = group.side;
      money[group.card] = group.money;
      taken[group.card] = group.taken ?? 0;
    }
  });
  for (const question of view.questions) {
    if (question.kind !== 'placement') continue;
    for (const { arm, armMoney } of [question, ...question.left]) {
      [arm.root, ...arm.links.map(({ card }) => card)].forEach((card, index) => {
        owner[card] = IN_TRANSIT;
        money[card] = armMoney[index] ?? 0;
      });
    }
  }
  for (const [card, mask] of view.realigned) alignments[card] = mask;
  for (const [card, times] of view.tired) if (card >= MAX_SEATS) taken[card] = times;
  return {
    options: view.options,
    seats: view.seats.length,
    initialPlayers: view.initialPlayers,
    turn: view.turn,
    illuminati: view.seats.map((seat) => seat.illuminati ?? -1),
    faceDown: view.seats.map((seat) => (seat.faceDown ? 1 : 0)),
    goal: view.seats.map((seat) => seat.goal ?? -1),
    goalShown: view.seats.map((seat) => (seat.goalShown ? 1 : 0)),
    destroyed: view.seats.map((seat) => seat.destroyed),
    turnsTaken: view.seats.map((seat) => seat.turnsTaken),
    status: view.seats.map((seat) => seat.status),
    owner,
    host,
    side,
    taken,
    alignments,
    money,
    seenMoney: money.map((amount) => (amount === 'hidden' ? 0 : amount)),
  } satisfies Board & PublicStanding & { money: readonly Money[] };
}
